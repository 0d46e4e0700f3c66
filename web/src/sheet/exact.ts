/** Exact numbers of the sheet: whole numerator and denominator. */
export interface Rational {
  n: number;
  d: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

export function rational(n: number, d = 1): Rational {
  const common = gcd(n, d) * Math.sign(d) || 1;
  return { n: n / common, d: d / common };
}

export function read(text: string): Rational {
  const [n, d] = text.split("/");
  return rational(Number(n), d === undefined ? 1 : Number(d));
}

export const zero = rational(0);
export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Rational, n: number, d = 1): Rational => rational(a.n * n, a.d * d);
export const sum = (all: Rational[]): Rational => all.reduce(add, zero);
export const value = (a: Rational): number => a.n / a.d;

const SIGNS: Record<string, string> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };

/** `24`, `24½`, `−18⅔`, `7 3/8`. */
export function amount(a: Rational): string {
  const sign = a.n < 0 ? "−" : "";
  const n = Math.abs(a.n);
  const whole = Math.floor(n / a.d);
  const rest = n - whole * a.d;
  if (rest === 0) return `${sign}${whole}`;
  const part = SIGNS[`${rest}/${a.d}`];
  if (part) return `${sign}${whole || ""}${part}`;
  return whole ? `${sign}${whole} ${rest}/${a.d}` : `${sign}${rest}/${a.d}`;
}

export function signed(a: Rational): string {
  return a.n > 0 ? `+${amount(a)}` : amount(a);
}

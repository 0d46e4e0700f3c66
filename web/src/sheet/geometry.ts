/**
 * The drawing of the пулька: a square of 400 with three nested frames, rays from the hub, whist cells towards the
 * neighbours that they are written on. The reader is at the bottom, the next player on the left.
 */
export const SIZE = 400;
export const MIDDLE = SIZE / 2;
/** Insets of the frames around whists, pool and mountain. */
export const FRAMES = [0, 58, 116] as const;
export const HUB = 25;

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Spot {
  x: number;
  y: number;
  /** Characters that fit. */
  room: number;
}

/** Places of a player's numbers; `whists` from his left neighbour on (clockwise). */
export interface Sector {
  mountain: Spot;
  pool: Spot;
  whists: Spot[];
}

const HI = SIZE;
const HEART = 185;

function line(x1: number, y1: number, x2: number, y2: number): Line {
  return { x1, y1, x2, y2 };
}

export function hubAt(players: number): [number, number] {
  return [MIDDLE, players === 3 ? HEART : MIDDLE];
}

export function lines(players: number): Line[] {
  const [, outer] = FRAMES;
  if (players === 2) return [line(0, MIDDLE, HI, MIDDLE)];
  if (players === 3)
    return [
      line(MIDDLE, 0, MIDDLE, HEART),
      line(0, HI, MIDDLE, HEART),
      line(HI, HI, MIDDLE, HEART),
      line(0, HEART, outer, HEART),
      line(HI - outer, HEART, HI, HEART),
      line(MIDDLE, HI - outer, MIDDLE, HI),
    ];
  const third = [150, 250];
  return [
    line(0, 0, HI, HI),
    line(0, HI, HI, 0),
    ...third.flatMap((at) => [
      line(at, 0, at, outer),
      line(at, HI - outer, at, HI),
      line(0, at, outer, at),
      line(HI - outer, at, HI, at),
    ]),
  ];
}

const spot = (x: number, y: number, room: number): Spot => ({ x, y, room });

const BOTTOM: Sector = { mountain: spot(200, 264, 9), pool: spot(200, 317, 17), whists: [] };

const SECTORS: Record<number, Sector[]> = {
  2: [
    { mountain: spot(200, 260, 15), pool: spot(200, 317, 26), whists: [spot(200, 374, 36)] },
    { mountain: spot(200, 142, 15), pool: spot(200, 88, 26), whists: [spot(200, 32, 36)] },
  ],
  3: [
    { ...BOTTOM, whists: [spot(125, 374, 13), spot(275, 374, 13)] },
    { mountain: spot(148, 160, 7), pool: spot(100, 88, 11), whists: [spot(100, 30, 21), spot(29, 262, 5)] },
    { mountain: spot(252, 160, 7), pool: spot(300, 88, 11), whists: [spot(371, 262, 5), spot(300, 30, 21)] },
  ],
  4: [
    { ...BOTTOM, whists: [spot(102, 374, 8), spot(200, 374, 10), spot(298, 374, 8)] },
    { mountain: spot(143, 200, 5), pool: spot(87, 200, 6), whists: [spot(29, 108, 5), spot(29, 200, 5), spot(29, 292, 5)] },
    { mountain: spot(200, 142, 9), pool: spot(200, 88, 17), whists: [spot(298, 32, 8), spot(200, 32, 10), spot(102, 32, 8)] },
    { mountain: spot(257, 200, 5), pool: spot(313, 200, 6), whists: [spot(371, 292, 5), spot(371, 200, 5), spot(371, 108, 5)] },
  ],
};

/** The sectors clockwise from the reader. */
export function sectors(players: number): Sector[] {
  return SECTORS[players]!;
}

/** Where the names stand along the outer frame, clockwise from the reader. */
export const NAMES: Record<number, { x: number; y: number; turn: number }[]> = {
  2: [
    { x: 200, y: 420, turn: 0 },
    { x: 200, y: -8, turn: 0 },
  ],
  3: [
    { x: 200, y: 420, turn: 0 },
    { x: 70, y: -8, turn: 0 },
    { x: 330, y: -8, turn: 0 },
  ],
  4: [
    { x: 200, y: 420, turn: 0 },
    { x: -9, y: 200, turn: -90 },
    { x: 200, y: -8, turn: 0 },
    { x: 409, y: 200, turn: 90 },
  ],
};

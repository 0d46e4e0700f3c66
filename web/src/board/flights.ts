/**
 * Movement of cards between two pictures of the table (FLIP): where every card was, where it is now, and a short
 * flight between. Nothing waits for it; a new picture takes over in mid-flight. No rules are known here.
 */
export interface Flight {
  /** Where a card comes from that was not seen before, and where one goes that is seen no more. */
  from(card: string): Element | null;
  to(card: string): Element | null;
  fly: number;
  collect: number;
}

const SELECTOR = "[data-card]";

export class Flights {
  private readonly places = new Map<string, DOMRect>();
  private readonly nodes = new Map<string, Element>();

  constructor(private readonly root: HTMLElement) {}

  /** Remember the picture; call before it changes. */
  remember(): void {
    this.places.clear();
    this.nodes.clear();
    for (const node of this.root.querySelectorAll(SELECTOR)) {
      const card = node.getAttribute("data-card");
      if (!card) continue;
      this.places.set(card, node.getBoundingClientRect());
      this.nodes.set(card, node);
    }
  }

  /** Fly from the remembered picture to the present one; call after it has changed. */
  play(flight: Flight): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || flight.fly === 0) return;
    const now = new Set<string>();
    const moves: [Element, DOMRect, DOMRect][] = [];
    for (const node of this.root.querySelectorAll(SELECTOR)) {
      const card = node.getAttribute("data-card");
      if (!card) continue;
      now.add(card);
      const before = this.places.get(card) ?? flight.from(card)?.getBoundingClientRect();
      if (before) moves.push([node, before, node.getBoundingClientRect()]);
    }
    for (const [node, before, after] of moves) fly(node, before, after, flight.fly);
    for (const [card, node] of this.nodes) if (!now.has(card)) this.leave(node, card, flight);
  }

  private leave(node: Element, card: string, flight: Flight): void {
    const target = flight.to(card)?.getBoundingClientRect();
    const start = this.places.get(card);
    if (!target || !start) return;
    const ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-card");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${start.left}px`,
      top: `${start.top}px`,
      width: `${start.width}px`,
      zIndex: "40",
      pointerEvents: "none",
    });
    document.body.append(ghost);
    const x = target.left + target.width / 2 - start.left - start.width / 2;
    const y = target.top + target.height / 2 - start.top - start.height / 2;
    ghost.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.45)`, opacity: 0.2 },
      ],
      { duration: flight.collect, easing: "ease-in" },
    ).onfinish = () => ghost.remove();
  }
}

function fly(node: Element, before: DOMRect, after: DOMRect, duration: number): void {
  const x = before.left + before.width / 2 - after.left - after.width / 2;
  const y = before.top + before.height / 2 - after.top - after.height / 2;
  const scale = Math.min(before.width / after.width, 1.6) || 1;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  node.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
    duration,
    easing: "ease-out",
  });
}

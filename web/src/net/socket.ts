import type { AnyAction, Shown } from "../game/types";
import { type ClientFrame, type Params, PROTOCOL, type ServerFrame, type TableCommand, type You } from "./frames";
import { patched } from "./patch";

export type Link = "connecting" | "open" | "lost" | "refused";

export interface Heard {
  /** The picture after a frame; `event` is what happened, null where it is hidden. */
  shown(shown: Shown, event: Record<string, unknown> | null, you: You): void;
  link(link: Link): void;
  notice(code: string, params: Params): void;
}

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params,
  ) {
    super(code);
  }
}

interface Waiting {
  done(ack: { version: number; token?: string }): void;
  failed(why: Refusal): void;
}

export interface Wish {
  table: string;
  token: string | null;
  language: string;
  address: string;
  /** Stands in for the browser's sockets in tests. */
  open?: (address: string) => WebSocket;
}

const RETRY = [0.3, 0.7, 1.5, 3, 6, 10];
const QUIET = 20_000;
const PATIENCE = 8_000;

/** One table over one socket: keeps the picture, comes back by itself, answers every command once. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private version = -1;
  private epoch: string | null = null;
  private shown: Shown | null = null;
  private you: You = { seat: null, host: false, role: "watch" };
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly wish: Wish,
    private readonly heard: Heard,
  ) {
    this.connect();
  }

  act(action: AnyAction): Promise<{ version: number; token?: string }> {
    return this.ask((id) => ({ t: "act", id, action }));
  }

  command(command: TableCommand): Promise<{ version: number; token?: string }> {
    return this.ask((id) => ({ t: "table", id, command }));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.socket?.close();
    this.fail("wire-closed");
  }

  private ask(make: (id: number) => ClientFrame): Promise<{ version: number; token?: string }> {
    if (this.socket?.readyState !== 1) return Promise.reject(new Refusal("wire-lost", {}));
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.send(make(id));
    });
  }

  private connect(): void {
    this.heard.link("connecting");
    const socket = (this.wish.open ?? ((address) => new WebSocket(address)))(this.wish.address);
    this.socket = socket;
    socket.onopen = () => {
      this.hello();
      this.listen();
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.read(String(message.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      clearTimeout(this.pulse);
      this.fail("wire-lost");
      // 1008: sent away, coming back would be no use.
      if (event.code === 1008) {
        this.heard.link("refused");
        return;
      }
      this.heard.link("lost");
      const pause = RETRY[Math.min(this.tries++, RETRY.length - 1)]!;
      this.timer = setTimeout(() => this.connect(), pause * 1000);
    };
  }

  private hello(): void {
    this.send({
      t: "hello",
      protocol: PROTOCOL,
      table: this.wish.table,
      token: this.wish.token,
      since: this.shown === null ? null : this.version,
      epoch: this.epoch,
      language: this.wish.language,
    });
  }

  private read(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.listen();
    switch (frame.t) {
      case "welcome":
        this.version = frame.version;
        this.epoch = frame.epoch;
        this.you = frame.you;
        this.ready();
        this.show(frame.full, null);
        break;
      case "resume":
        this.ready();
        break;
      case "event":
        this.event(frame);
        break;
      case "ack":
        this.waiting.get(frame.id)?.done(frame);
        this.waiting.delete(frame.id);
        break;
      case "reject":
        if (frame.id === null) this.heard.notice(frame.code, frame.params);
        else {
          this.waiting.get(frame.id)?.failed(new Refusal(frame.code, frame.params));
          this.waiting.delete(frame.id);
        }
        break;
      case "notice":
        this.heard.notice(frame.code, frame.params);
        break;
    }
  }

  private event(frame: Extract<ServerFrame, { t: "event" }>): void {
    if (this.shown === null || frame.version <= this.version) return;
    try {
      if (frame.version !== this.version + 1) throw new Error("a version is missing");
      const next = patched(this.shown, frame.patch);
      this.version = frame.version;
      if (frame.you) this.you = frame.you;
      this.show(next, frame.event);
    } catch {
      // What does not fit is not guessed at: ask for the whole.
      this.shown = null;
      this.socket?.close(4000);
    }
  }

  private ready(): void {
    this.tries = 0;
    this.heard.link("open");
  }

  private show(shown: Shown, event: Record<string, unknown> | null): void {
    this.shown = shown;
    this.heard.shown(shown, event, this.you);
  }

  private fail(code: string): void {
    for (const each of this.waiting.values()) each.failed(new Refusal(code, {}));
    this.waiting.clear();
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  /** A connection that says nothing is asked, and given up where it does not answer. */
  private listen(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.send({ t: "ping", n: this.next });
      this.pulse = setTimeout(() => this.socket?.close(4001), PATIENCE);
    }, QUIET);
  }
}

/** Where the socket of a page is. */
export function socketAddress(page: { protocol: string; host: string }): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/ws`;
}

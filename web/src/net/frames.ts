import type { AnyAction, Seat, Shown } from "../game/types";
import type { Change } from "./patch";

export const PROTOCOL = 1;

export type TableCommand =
  | { type: "sit"; seat: Seat; name: string }
  | { type: "set_bot"; seat: Seat; level: string }
  | { type: "remove" | "hand_over"; seat: Seat }
  | { type: "configure"; settings: unknown }
  | { type: "link"; role: "seat" | "watch"; seat?: Seat | null }
  | { type: "unlink"; link: string }
  | { type: "ready"; cut?: number | null }
  | { type: "anchor"; commitment: string }
  | { type: "give"; place: number; value: string }
  | { type: "say"; phrase?: string; text?: string }
  | { type: "stand" | "begin" | "pause" | "refuse_pause" | "resume" | "return" | "take_back" | "rematch" | "close" };

export type ClientFrame =
  | {
      t: "hello";
      protocol: number;
      table: string;
      token?: string | null;
      since?: number | null;
      epoch?: string | null;
      language: string;
    }
  | { t: "act"; id: number; action: AnyAction }
  | { t: "table"; id: number; command: TableCommand }
  | { t: "proof"; id: number; number: number }
  | { t: "ping"; n: number };

export interface You {
  seat: Seat | null;
  host: boolean;
  role: string;
}

export type Params = Record<string, string | number>;

export type ServerFrame =
  | { t: "welcome"; version: number; epoch: string; you: You; full: Shown; now?: number }
  | { t: "resume"; version: number; you?: You; now?: number }
  | { t: "event"; version: number; at: number; event: Record<string, unknown> | null; by?: string; patch: Change[]; you?: You }
  | { t: "ack"; id: number; version: number; token?: string }
  | { t: "reject"; id: number | null; code: string; params: Params }
  | { t: "notice"; code: string; params: Params }
  | { t: "pong"; n: number }
  | { t: "proof"; id: number; proof: unknown };

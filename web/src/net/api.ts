/** The HTTP side of the server: who I am, which games there are, which tables I know. */
import type { Counted, DailyResult, Deal, Devices, GameInfo, Honour, Me, NewSeat, NewTable, OwnDay, OwnSheet, Privacy, Refused, Replay, RulesInfo, Solo, TableInfo, Ticket, TicketOf, Update } from "./messages";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? { accept: "application/json" } : { "content-type": "application/json", accept: "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const found: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { code = "broken", message = answer.statusText } = found as { code?: string; message?: string };
    throw new ApiError(answer.status, code, message);
  }
  return found as T;
}

export const api = {
  me: () => ask<Me>("/api/me"),
  setMe: (change: Partial<Pick<Me, "name" | "lang" | "mark">>) => ask<Me>("/api/me", change),
  games: () => ask<GameInfo[]>("/api/games"),
  rules: (ruleset: string, seats: number) => ask<RulesInfo>(`/api/rules?ruleset=${encodeURIComponent(ruleset)}&seats=${seats}`),
  tables: () => ask<TableInfo[]>("/api/tables"),
  open: (ruleset: string, seats: NewSeat[], settings: TableInfo["settings"] = {}, position?: Pick<NewTable, "position" | "lang">) => ask<TableInfo>("/api/tables", { ruleset, seats, settings, ...position }),
  daily: (ruleset: string, day = "") => ask<DailyResult[]>(`/api/daily?ruleset=${encodeURIComponent(ruleset)}&day=${day}`),
  deal: (ruleset: string) => ask<Deal>(`/api/daily/deal?ruleset=${encodeURIComponent(ruleset)}`),
  days: () => ask<OwnDay[]>("/api/daily/mine"),
  score: (ruleset: string, text: string) => ask<Counted | Refused>("/api/score", { ruleset, text }),
  sheet: (ruleset: string) => ask<OwnSheet>(`/api/sheet?ruleset=${encodeURIComponent(ruleset)}`),
  ownSheet: (title: string, text: string) => ask<OwnSheet | Refused>("/api/sheet", { title, text }),
  diploma: (title: string) => ask<Honour[]>(`/api/diploma/${title}`),
  table: (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}`),
  /** What a table shows now, without the story before. */
  now: ({ id, seq }: TableInfo, seat: number | null) => ask<Update>(`/api/tables/${encodeURIComponent(id)}/snapshot?since=${seq}&seat=${seat ?? ""}`),
  replay: (id: string) => ask<Replay>(`/api/tables/${encodeURIComponent(id)}/replay`),
  devices: () => ask<Devices>("/api/devices"),
  signOut: (sessions: string[]) => ask<Devices>("/api/devices/end", { sessions }),
  ticket: () => ask<Ticket>("/api/ticket", {}),
  ticketOf: (ticket: string) => ask<TicketOf>("/api/ticket/look", { ticket }),
  useTicket: (ticket: string) => ask<Me>("/api/ticket/use", { ticket }),
  passkeyNew: <T>() => ask<T>("/api/passkeys/new", {}),
  passkeyAdd: (made: unknown) => ask<Devices>("/api/passkeys", made),
  passkeyDrop: (id: string) => ask<Devices>("/api/passkeys/drop", { id }),
  passkeyAsk: <T>() => ask<T>("/api/passkeys/ask", {}),
  passkeyEnter: (found: unknown) => ask<Me>("/api/passkeys/enter", found),
  privacy: () => ask<Privacy>("/api/privacy"),
  forget: (person: string) => ask<unknown>("/api/me/forget", { person }),
  records: (ruleset: string) => ask<Solo[]>(`/api/records?ruleset=${encodeURIComponent(ruleset)}`),
};

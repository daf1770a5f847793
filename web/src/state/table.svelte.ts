/** One table as this browser knows it: the last update, the log, the chat, and the verbs a player has. */
import type { Game, Sentence } from "../boards/kit";
import { api, ApiError } from "../net/api";
import { changed } from "../net/changes";
import { PROTOCOL, type Chat, type Fact, type PreviewAnswer, type ServerMessage, type TableInfo, type Update } from "../net/messages";
import { Channel, type Answer } from "../net/socket";
import { lossOf, type Loss } from "./gains";
import { person } from "./me.svelte";
import { remember } from "./motion";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { hear } from "./sound";

/** How long a change made by others stays before the next one is shown, in milliseconds. */
const PACE = 420;
/** How long a place that somebody points at stays marked. */
const SHOWN = 4000;

/** Errors after which a page may not look any more. */
const SHUT: Readonly<Record<string, NonNullable<Table["shut"]>>> = { "sent-away": "away", closed: "closed", banned: "banned" };

export class Table implements Game {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Fact[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** When the time for the turn is up, on the clock of `performance.now()`; null without a clock. */
  ends = $state<number | null>(null);
  /** What the others did since this seat last acted. */
  news = $state.raw<readonly Fact[]>([]);
  /** Which of it has cost this seat points. */
  losses = $state.raw<readonly Loss[]>([]);
  /** The moments of the game that this page has seen, and which of them is looked at; null is the present. */
  moments = $state.raw<readonly Update[]>([]);
  at = $state<number | null>(null);
  /** The table where somebody wants to play again, until this person follows. */
  invited = $state<string | null>(null);
  opening = $state.raw<readonly string[]>([]);
  told = $state.raw<Sentence | null>(null);
  advice = $state<string | null>(null);
  lit = $state.raw<readonly string[]>([]);
  held = $state(false);
  pointers = $state.raw<readonly { seat: number; at: string; n: number }[]>([]);
  watchers = $state(0);
  /** Whether the page stops at the end of a round, until the person goes on. */
  paused = $state(false);
  /** Whether the score is being counted up, line by line. */
  counting = $state(false);
  /** Gives the table as a round has left it, if one has ended between two views. */
  closing: ((before: unknown, next: unknown, facts: readonly Fact[]) => unknown) | null = null;
  linked = $state(false);
  missing = $state(false);
  /** Why this page may not look at the table any more. */
  shut = $state<"away" | "closed" | "banned" | null>(null);
  thinking = $state(false);
  readonly mode = "play";

  #channel: Channel | null = null;
  /** Updates not shown yet, with the moments at which they came. */
  #queue: (readonly [Update, number])[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #reasons = new Map<string, Sentence | null>();
  #eyes: number | null = null;
  #known = 0;
  #pointed = 0;
  #acted = false;
  #again = false;

  constructor(readonly id: string) {}

  async join(): Promise<void> {
    await person.ready;
    try {
      this.info = await api.table(this.id);
    } catch (error) {
      this.missing = error instanceof ApiError && error.status === 404;
      this.shut = (error instanceof ApiError && SHUT[error.code]) || null;
      if (this.missing || this.shut) return;
      throw error;
    }
    const mine = this.mine;
    this.#eyes = mine.length === 1 ? mine[0]! : null;
    this.#channel = new Channel(this.id, {
      hello: () => ({ type: "hello", protocol: PROTOCOL, since: this.#known, seat: this.#eyes, chat: this.chat.at(-1)?.n ?? 0 }),
      heard: (message) => this.#hear(message),
      linked: (open) => (this.linked = open),
    });
  }

  leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    this.#channel?.close();
  }

  // What the board reads.
  get title(): string {
    return this.info?.title ?? "";
  }
  get ruleset(): string {
    return this.info?.ruleset ?? "";
  }
  get view(): unknown {
    return this.#shown?.view;
  }
  get #shown(): Update | null {
    return this.at === null ? this.update : (this.moments[this.at] ?? null);
  }
  /** Looks at the moment before or after, as far as this page has seen the game. */
  step(by: number): void {
    const to = (this.at ?? this.moments.length - 1) + by;
    this.at = to >= this.moments.length - 1 ? null : Math.max(0, to);
  }
  get seat(): number | null {
    return this.update?.seat ?? null;
  }
  get seats(): TableInfo["seats"] {
    return this.info?.seats ?? [];
  }
  /** The position after the steps of the draft. */
  readonly desk = $derived(changed(this.view, (this.at === null && this.update?.desk) || []));
  /** Whether it is a guided first game. */
  get taught(): boolean {
    return Boolean(this.info?.settings.lesson);
  }
  /** Seats that this browser plays. */
  get mine(): number[] {
    return this.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }
  get turn(): number[] {
    return this.update?.pending.kind === "decide" ? this.update.pending.seats : [];
  }
  get waiting(): number[] {
    const ready = this.update?.pending.ready ?? [];
    return this.turn.filter((seat) => !ready.includes(seat));
  }
  get active(): boolean {
    return this.at === null && this.seat !== null && this.waiting.includes(this.seat) && !this.away.includes(this.seat);
  }
  /** Seats of this browser that a bot plays at present. */
  get away(): number[] {
    return this.seats.filter((seat) => seat.mine && seat.standin).map((seat) => seat.seat);
  }
  /** Whether a bot plays the seat that this page looks through. */
  get standsIn(): boolean {
    return this.seat !== null && this.away.includes(this.seat);
  }
  /** Whether this seat has finished its turn of a round in which others still think, so that it may change its mind. */
  get ready(): boolean {
    return this.at === null && this.seat !== null && !this.standsIn && (this.update?.pending.ready ?? []).includes(this.seat);
  }
  /** Whether there is anybody to talk to. */
  get company(): boolean {
    return this.watchers > 0 || this.chat.length > 0 || this.seats.some((seat) => seat.kind !== "bot" && !seat.mine);
  }
  get handovers(): readonly Fact[] {
    return this.update?.handovers ?? [];
  }
  /** What happened in the game, and who took over from whom, in order. */
  get story(): Fact[] {
    if (!this.handovers.length) return this.log;
    const told = [...this.log.map((fact) => [fact.seq, fact] as const), ...this.handovers.map((fact) => [fact.seq + 0.5, fact] as const)];
    return told.sort(([a], [b]) => a - b).map(([, fact]) => fact);
  }
  /** New things stay marked until this seat begins its turn. */
  get fresh(): readonly Fact[] {
    if (this.at !== null) return this.#shown?.facts ?? [];
    if (this.draft.length) return [];
    const others = this.news.filter((fact) => fact.args.seat !== this.seat);
    return others.length ? others : this.news;
  }
  get legal(): string[] {
    return this.at === null ? (this.update?.legal ?? []) : [];
  }
  get draft(): string[] {
    return this.at === null ? (this.update?.draft ?? []) : [];
  }
  get complete(): boolean {
    return this.update?.complete ?? false;
  }
  get over(): Update["over"] {
    return this.#shown?.over ?? null;
  }
  get scores(): Update["scores"] {
    return this.#shown?.scores ?? [];
  }
  /** At a shared screen: the seat whose person must say that they are ready. */
  get curtain(): number | null {
    if (this.mine.length < 2 || this.seat !== null || this.over) return null;
    return this.waiting.find((seat) => this.mine.includes(seat) && !this.away.includes(seat)) ?? null;
  }

  name(seat: number): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? "";
  }

  // What a player does.
  async act(text: string, done = !settings.confirm && !this.taught): Promise<void> {
    if (this.seat === null || !this.update) return;
    this.#acted = true;
    await this.#send({ type: "act", seat: this.seat, base: this.update.seq, text, done });
  }
  async instead(text: string): Promise<void> {
    if (this.seat === null) return;
    if (this.draft.length) await this.#ask({ type: "restart", seat: this.seat });
    await this.act(text);
  }
  async undo(): Promise<void> {
    if (this.seat !== null) await this.#send({ type: "undo", seat: this.seat });
  }
  async restart(): Promise<void> {
    if (this.seat !== null) await this.#send({ type: "restart", seat: this.seat });
  }
  async done(): Promise<void> {
    if (this.seat === null || !this.update) return;
    await this.#send({ type: "done", seat: this.seat, base: this.update.seq });
  }
  /** Takes a finished turn back into the draft, as long as somebody else of the round still thinks. */
  async reopen(): Promise<void> {
    if (this.seat === null || !this.update) return;
    const answer = await this.#ask({ type: "reopen", seat: this.seat, base: this.update.seq });
    if (answer?.type === "error" && answer.code === "stale") this.tell({ key: "reopen-late" });
    else this.#settle(answer);
  }
  async why(text: string): Promise<Sentence | null> {
    if (this.seat === null) return null;
    const known = this.#reasons.get(text);
    if (known !== undefined) return known;
    const answer = await this.#ask({ type: "why", seat: this.seat, text });
    const reason = answer?.type === "refused" ? { key: answer.key, args: answer.args } : null;
    if (answer?.type !== "error") this.#reasons.set(text, reason);
    return reason;
  }
  async preview(text: string): Promise<PreviewAnswer | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: "preview", seat: this.seat, text });
    return answer?.type === "preview" ? answer : null;
  }
  async sheet(seat: number): Promise<unknown> {
    const answer = await this.#ask({ type: "sheet", seat });
    return answer?.type === "sheet" ? answer.sheet : null;
  }
  async point(at: string): Promise<void> {
    if (this.seat !== null) await this.#ask({ type: "point", seat: this.seat, at });
  }
  async hint(): Promise<void> {
    if (this.seat === null || this.thinking) return;
    this.thinking = true;
    const answer = await this.#ask({ type: "hint", seat: this.seat });
    this.thinking = false;
    if (answer?.type === "hint") this.advice = answer.text;
    else this.#settle(answer);
  }
  async look(seat: number | null): Promise<void> {
    this.#eyes = seat;
    await this.#send({ type: "look", seat });
  }
  sit = (seat: number, name: string): Promise<void> => this.#send({ type: "sit", seat, ...(name && { name }) });
  async stand(seat: number): Promise<void> {
    this.#eyes = null;
    await this.#send({ type: "stand", seat });
  }
  fill = (seat: number, level: string): Promise<void> => this.#send({ type: "fill", seat, level });
  start = (): Promise<void> => this.#send({ type: "start" });
  handOver = (seat: number): Promise<void> => this.#send({ type: "handover", seat });
  takeBack = (seat: number): Promise<void> => this.#send({ type: "resume", seat });
  dismiss = (seat: number): Promise<void> => this.#send({ type: "dismiss", seat });
  mute = (seat: number, muted: boolean): Promise<void> => this.#send({ type: "mute", seat, muted });
  close = (closed: boolean): Promise<void> => this.#send({ type: "close", closed });
  async rematch(): Promise<void> {
    this.#again = true;
    await this.#send({ type: "rematch" });
  }
  say = (text: string): Promise<void> => this.#send({ type: "chat", text });
  /** Say something that is often said here: every reader finds it in their own language. */
  phrase = (key: string): Promise<void> => this.#send({ type: "phrase", key });
  light(places: readonly string[]): void {
    this.lit = places;
  }
  tell(said: Sentence | null): void {
    clearTimeout(this.#quiet);
    this.told = said;
    if (said) this.#quiet = setTimeout(() => (this.told = null), 7000);
  }

  #ask(message: Parameters<Channel["ask"]>[0]): Promise<Answer> | undefined {
    return this.#channel?.ask(message);
  }
  async #send(message: Parameters<Channel["ask"]>[0]): Promise<void> {
    this.#settle(await this.#ask(message));
  }
  #settle(answer: Answer | undefined): void {
    if (answer?.type === "refused") this.tell({ key: answer.key, args: answer.args });
    else if (answer?.type === "error") this.tell({ key: `error-${answer.code}`, args: { message: answer.message } });
    else this.tell(null);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        this.#known = message.seq;
        this.#wait(message);
        break;
      case "draft": {
        const last = this.#queue.at(-1)?.[0] ?? this.update;
        const { legal, draft, complete, desk, left } = message;
        if (last?.seat === message.seat) this.#wait({ ...last, legal, draft, complete, desk, left });
        break;
      }
      case "chat":
        if (message.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat, message];
        break;
      case "unsaid":
        this.chat = this.chat.map((line) => (message.lines.includes(line.n) ? { ...line, text: "", key: null } : line));
        break;
      case "presence":
        this.watchers = message.watchers;
        if (this.info) {
          const seats = this.info.seats.map((seat) => ({ ...seat, online: seat.kind === "bot" || message.seats.includes(seat.seat) }));
          this.info = { ...this.info, seats };
        }
        break;
      case "point": {
        const pointer = { seat: message.seat, at: message.at, n: ++this.#pointed };
        this.pointers = [...this.pointers.filter((one) => one.seat !== pointer.seat), pointer];
        setTimeout(() => (this.pointers = this.pointers.filter((one) => one !== pointer)), SHOWN);
        break;
      }
      case "moved":
        if (this.#again || !this.over) route.go(`/t/${message.table}`);
        else this.invited = message.table;
        break;
      case "error":
        if (message.code === "other-protocol") this.#renew();
        else if (!message.id && message.code === "signed-out") location.reload();
        else if (!message.id && SHUT[message.code]) this.#shut(SHUT[message.code]!);
        else if (!message.id) this.tell({ key: `error-${message.code}`, args: { message: message.message } });
    }
  }

  #shut(why: NonNullable<Table["shut"]>): void {
    this.shut = why;
    this.leave();
  }

  /** The server has become another while this page was open: load the page anew, but only once. */
  #renew(): void {
    this.#channel?.close();
    const told = sessionStorage.getItem("renewed") === this.id;
    if (told) return this.tell({ key: "error-other-protocol" });
    sessionStorage.setItem("renewed", this.id);
    location.reload();
  }

  #wait(update: Update): void {
    this.#queue.push([update, performance.now()]);
    if (this.#timer === undefined && !this.paused) this.#show();
  }
  /** Goes on after the end of a round. */
  goOn(): void {
    this.paused = false;
    if (this.#timer === undefined) this.#show();
  }

  /** Show waiting updates one after another, slowly enough for the eye when bots are quick. */
  #show(): void {
    this.#timer = undefined;
    const first = this.#queue.shift();
    if (!first) return;
    const [next, came] = first;
    const before = this.update;
    const fresh = next.facts.filter((fact) => fact.seq > (before?.seq ?? 0));
    const last = before?.view && next.view ? this.closing?.(before.view, next.view, fresh) : null;
    if (before && last) {
      this.#queue.unshift(first);
      this.paused = true;
      remember();
      this.update = { ...before, view: last, desk: null, legal: [], draft: [], complete: false, pending: { kind: "decide", seats: [], ready: [] } };
      return;
    }
    if (next.seq !== before?.seq || next.draft.length !== before.draft.length) {
      this.#reasons.clear();
      this.advice = null;
    }
    if (!next.draft.length) this.opening = next.legal;
    else if (next.seq !== before?.seq) this.opening = [];
    // Drawing is no deed of one's own: what happened before it is still news.
    if (!before) this.news = next.over ? [] : next.facts.slice(next.facts.findLastIndex((fact) => fact.args.seat === next.seat && !fact.key.endsWith("-drew")) + 1);
    else if (fresh.length) {
      const lost = lossOf(before, next, fresh) ?? [];
      // On a finished board at most what has ended it is marked, however long one was out.
      this.news = this.#acted || next.over ? fresh : [...this.news, ...fresh];
      this.losses = (this.#acted ? [] : this.losses).concat(lost);
      this.#acted = false;
    }
    if (before && !document.hidden) hear(before, next, fresh, this.mine);
    this.log = before ? [...this.log, ...fresh] : next.facts;
    remember();
    this.info = next.table;
    this.update = next;
    if (next.seq !== before?.seq && next.view !== null) {
      // What is shown of a moment is what was new with it; the first one brings the whole story.
      const facts = before ? fresh : [];
      this.moments = [...this.moments, { ...next, facts }];
    } else if (next.seat !== before?.seat) this.moments = [next];
    this.ends = next.left === null || next.left === undefined ? null : came + next.left * 1000;
    // Who has sat down since the page was opened looks through that seat's eyes from now on.
    const mine = this.mine;
    if (mine.length > 1) this.#eyes = next.seat;
    if (mine.length === 1 && next.seat === null && next.view !== null && this.#eyes !== mine[0]) void this.look(mine[0]!);
    const wait = settings.still || document.hidden || !before || !fresh.length ? 0 : PACE;
    if (this.#queue.length || wait) this.#timer = setTimeout(() => this.#show(), this.#queue.length > 12 ? 0 : wait);
  }
}

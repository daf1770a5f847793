/** A finished game, moment by moment, with all hands open. */
import type { Game } from "../boards/kit";
import type { Fact, Replay } from "../net/messages";

export class Film implements Game {
  at = $state(0);
  lit = $state.raw<readonly string[]>([]);
  readonly mode = "replay";
  readonly seat = null;
  readonly active = false;
  readonly legal = [];
  readonly opening = [];
  readonly draft = [];
  readonly complete = false;
  readonly advice = null;
  readonly log: Fact[];

  constructor(readonly record: Replay) {
    this.log = record.frames.flatMap((frame) => frame.facts);
  }
  get frames(): Replay["frames"] {
    return this.record.frames;
  }
  get frame() {
    return this.frames[this.at]!;
  }
  get last(): number {
    return this.frames.length - 1;
  }
  get title(): string {
    return this.record.table.title;
  }
  get ruleset(): string {
    return this.record.table.ruleset;
  }
  get seats() {
    return this.record.table.seats;
  }
  get view(): unknown {
    return this.frame.view;
  }
  get desk(): unknown {
    return this.view;
  }
  get turn(): number[] {
    const next = this.frames[this.at + 1]?.facts.find((fact) => typeof fact.args.seat === "number");
    return next ? [next.args.seat as number] : [];
  }
  get over() {
    return this.at === this.last ? this.record.over : null;
  }
  get scores() {
    if (this.at === this.last) return this.record.scores;
    return this.frame.score.length ? [this.frame.score] : [];
  }
  get fresh(): Fact[] {
    return this.frame.facts;
  }

  /** Go to the last frame that is not later than a number. */
  seek(seq: number): void {
    const found = this.frames.findLastIndex((frame) => frame.seq <= seq);
    this.at = Math.max(0, found);
  }
  step(by: number): void {
    this.at = Math.min(this.last, Math.max(0, this.at + by));
  }

  async act(): Promise<void> {}
  async instead(): Promise<void> {}
  async undo(): Promise<void> {}
  async why(): Promise<null> {
    return null;
  }
  light(places: readonly string[]): void {
    this.lit = places;
  }
  tell(): void {}
}

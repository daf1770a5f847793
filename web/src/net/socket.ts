/** One table's live channel: reconnects by itself, and repeats what was not answered. */
import Reconnecting from "partysocket/ws";
import type { ClientMessage, Error as Failure, HintAnswer, Ok, PreviewAnswer, Refused, ServerMessage, SheetAnswer } from "./messages";

export type Answer = Ok | Refused | Failure | HintAnswer | PreviewAnswer | SheetAnswer;

/** A message before it gets its id. */
type Ask = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

export interface Listener {
  /** The first words on every new connection. */
  hello(): ClientMessage;
  heard(message: ServerMessage): void;
  linked(open: boolean): void;
}

export class Channel {
  #socket: Reconnecting;
  #waiting = new Map<string, { message: ClientMessage; answer: (answer: Answer) => void }>();
  #count = 0;
  #name = Math.random().toString(36).slice(2, 10);

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new Reconnecting(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`, [], {
      minReconnectionDelay: 400,
      maxReconnectionDelay: 6000,
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener("open", () => {
      this.#socket.send(JSON.stringify(listener.hello()));
      for (const { message } of this.#waiting.values()) this.#socket.send(JSON.stringify(message));
      listener.linked(true);
    });
    this.#socket.addEventListener("close", () => listener.linked(false));
    this.#socket.addEventListener("message", (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if ("id" in message && message.id) {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        this.#mark();
        waiting?.answer(message as Answer);
      }
      listener.heard(message);
    });
  }

  /** Ask and wait for the answer; after a lost connection the same id is sent again, which the server counts as one message. */
  ask(message: Ask): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`;
    const whole = { ...message, id } as ClientMessage;
    return new Promise((answer) => {
      this.#waiting.set(id, { message: whole, answer });
      this.#mark();
      if (this.#socket.readyState === Reconnecting.OPEN) this.#socket.send(JSON.stringify(whole));
    });
  }

  /** Tests can see in the page whether it waits for an answer. */
  #mark(): void {
    document.body.toggleAttribute("data-asking", this.#waiting.size > 0);
  }

  close(): void {
    this.#waiting.clear();
    this.#mark();
    this.#socket.close();
  }
}

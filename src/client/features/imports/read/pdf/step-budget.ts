import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";

/** Drawing operators; a full page of a statement has a few thousand. */
const stepsOfPage = 200_000;
const stepsOfFile = 5_000_000;

/** Limits the drawing operators of a file: nested forms can make billions of them from a few kilobytes. */
export class StepBudget {
  /** Rejects when it is used up. */
  readonly exceeded: Promise<never>;
  isExceeded = false;
  #refuse: (reason: UnreadableFileError) => void = () => {};
  #ofPage = 0;
  #ofFile = 0;

  constructor() {
    this.exceeded = new Promise((_, reject) => {
      this.#refuse = reject;
    });
    // Handled where it is awaited, if ever.
    this.exceeded.catch(() => {});
  }

  startPage(): void {
    this.#ofPage = 0;
  }

  count(steps: number): void {
    this.#ofPage += steps;
    this.#ofFile += steps;
    if (this.#ofPage <= stepsOfPage && this.#ofFile <= stepsOfFile) return;
    this.isExceeded = true;
    this.#refuse(new UnreadableFileError("too-much-work"));
  }
}

/** Counts a page's operators as messages bring them. @returns a function that stops counting */
export function countedSteps(messages: EventTarget | undefined, budget: StepBudget): () => void {
  if (messages === undefined) return () => {};
  const count = (event: Event) => {
    if (event instanceof MessageEvent) budget.count(operatorsIn(event.data));
  };
  messages.addEventListener("message", count);
  return () => messages.removeEventListener("message", count);
}

function operatorsIn(data: unknown): number {
  if (typeof data !== "object" || data === null || !("chunk" in data)) return 0;
  const { chunk } = data;
  if (typeof chunk !== "object" || chunk === null || !("fnArray" in chunk)) return 0;
  return Array.isArray(chunk.fnArray) ? chunk.fnArray.length : 0;
}

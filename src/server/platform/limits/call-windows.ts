import { AppError } from "../../../shared/errors.ts";

const maxCallers = 10_000;

type Window = { count: number; endsAt: number };

/** Counts calls in this process's memory, so that reading writes nothing. */
export class CallWindows {
  readonly #max: number;
  readonly #span: number;
  readonly #windows = new Map<string, Window>();

  /** @param span milliseconds */
  constructor({ max, span }: { max: number; span: number }) {
    this.#max = max;
    this.#span = span;
  }

  /** @throws AppError request/too-many, with the seconds until the window ends */
  count(caller: string, now: number): void {
    let window = this.#windows.get(caller);
    if (window === undefined || window.endsAt <= now || window.endsAt > now + this.#span) {
      window = { count: 0, endsAt: now + this.#span };
      this.#windows.delete(caller);
      this.#windows.set(caller, window);
      if (this.#windows.size > maxCallers) this.#forgetOldest();
    }
    window.count += 1;
    if (window.count <= this.#max) return;
    throw new AppError("request/too-many", {
      retryAfter: Math.ceil((window.endsAt - now) / 1_000),
    });
  }

  #forgetOldest(): void {
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}

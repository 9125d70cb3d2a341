import { withTimeout } from "./with-timeout.ts";

type Slot = { expiresAt: number };

type SlotLimits = {
  max: number;
  /** Milliseconds. */
  maxWait: number;
  /** Milliseconds after which work that has not ended counts as dropped by the runtime. */
  maxRun: number;
};

/** Lets some work run side by side; the rest waits in the order in which it came. */
export class Semaphore {
  readonly #running = new Set<Slot>();
  #waiting: (() => void)[] = [];

  get running(): number {
    return this.#running.size;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether work would have to wait. */
  isFull(limits: Pick<SlotLimits, "max">): boolean {
    return !this.#hasFree(limits);
  }

  /** @throws AppError service/unavailable where no slot got free in time; what `work` throws */
  async run<Result>(limits: SlotLimits, work: () => Promise<Result>): Promise<Result> {
    const slot = this.#hasFree(limits) ? this.#reserve(limits) : await this.#wait(limits);
    try {
      return await work();
    } finally {
      this.#release(slot, limits);
    }
  }

  #reserve({ maxRun }: SlotLimits): Slot {
    const slot = { expiresAt: Date.now() + maxRun };
    this.#running.add(slot);
    return slot;
  }

  /** The slot is reserved when it gets free, so that a later caller cannot take it first. */
  async #wait(limits: SlotLimits): Promise<Slot> {
    const { promise, resolve } = Promise.withResolvers<Slot>();
    let reserved: Slot | undefined;
    const start = () => {
      reserved = this.#reserve(limits);
      resolve(reserved);
    };
    this.#waiting.push(start);
    try {
      return await withTimeout(limits.maxWait, promise);
    } catch (error) {
      // The runtime resumes each request separately, so a timeout can fire after the slot was given and before it is taken.
      if (reserved !== undefined) this.#release(reserved, limits);
      this.#waiting = this.#waiting.filter((other) => other !== start);
      throw error;
    }
  }

  #release(slot: Slot, limits: SlotLimits): void {
    this.#running.delete(slot);
    while (this.#waiting.length > 0 && this.#hasFree(limits)) this.#waiting.shift()?.();
  }

  #hasFree({ max }: Pick<SlotLimits, "max">): boolean {
    const now = Date.now();
    for (const slot of this.#running) if (slot.expiresAt < now) this.#running.delete(slot);
    return this.#running.size < max;
  }
}

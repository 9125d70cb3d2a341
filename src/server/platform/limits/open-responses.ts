import { AppError } from "../../../shared/errors.ts";

/** Milliseconds after which a response that nobody reads to its end is given up. */
export const maxSending = 30_000;
/** Seconds. */
const retryAfter = 2;

type Place = { expiresAt: number };

/**
 * Counts responses that are being made or sent, by network. A network with many of them is refused at once, whether it
 * reads them or not: more would take the only thread, or the memory, from everybody else.
 */
export class OpenResponses {
  readonly #most: number;
  readonly #places = new Map<string, Set<Place>>();

  /** @param most per network at a time */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @returns what ends it; the runtime can drop a response whose reader has gone, which then ends by itself in time
   * @throws AppError request/busy
   */
  open(network: string): () => void {
    const places = this.#places.get(network) ?? new Set();
    const now = Date.now();
    for (const place of places) if (place.expiresAt < now) places.delete(place);
    if (places.size >= this.#most) throw new AppError("request/busy", { retryAfter });
    const place = { expiresAt: now + maxSending };
    this.#places.set(network, places.add(place));
    return () => {
      places.delete(place);
      if (places.size === 0 && this.#places.get(network) === places) this.#places.delete(network);
    };
  }
}

import { get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";

const timeout = 5_000;
const unanswered = { status: 0, body: "" };

/** @returns status 0 where there was no answer, null where this process could not ask */
function ask(url: string): Promise<{ status: number; body: string } | null> {
  // Not by `fetch`, whose parser would stay in memory.
  return new Promise((resolve) => {
    get(url, { agent: false, signal: AbortSignal.timeout(timeout) }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => (body += text));
      response.on("error", () => resolve(unanswered));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    }).on("error", (error: NodeJS.ErrnoException) => {
      const hasNoFile = error.code === "EMFILE" || error.code === "ENFILE";
      resolve(hasNoFile ? null : unanswered);
    });
  });
}

export const answers = async (url: string): Promise<boolean> => (await ask(url))?.status === 200;

/** Resolves, with what is wrong, once a check has failed several times in a row. */
export type Watch = (signal: AbortSignal) => Promise<string>;

type Check = {
  what: string;
  /** Milliseconds between two checks. */
  interval: number;
  maxFailures: number;
  hasFailed: (answer: { status: number; body: string }) => boolean;
};

const watch =
  (url: string, { what, interval, maxFailures, hasFailed }: Check): Watch =>
  async (signal) => {
    for (let failures = 0; failures < maxFailures;) {
      await delay(interval, undefined, { signal });
      const answer = await ask(url);
      // Of a server that could not be asked nothing is known.
      if (answer !== null) failures = hasFailed(answer) ? failures + 1 : 0;
    }
    return what;
  };

/** A check itself takes up to 5 s, so a server counts as hung after 45 to 50 s. */
export const watchForHang = (healthUrl: string): Watch =>
  watch(healthUrl, {
    what: "it did not answer",
    interval: 5_000,
    maxFailures: 5,
    hasFailed: ({ status }) => status !== 200,
  });

/** A check takes up to 3 s, so the database is started again 10 s after its writes have stopped. */
export const watchForStoppedWrites = (productHealthUrl: string): Watch =>
  watch(productHealthUrl, {
    what: "it took no writes",
    interval: 2_000,
    maxFailures: 2,
    hasFailed: ({ body }) => databaseState(body) === "no-writes",
  });

const healthBody = z.object({ database: z.string() });

/** What the product's health check says of the database. */
function databaseState(body: string): string | undefined {
  try {
    return healthBody.safeParse(JSON.parse(body)).data?.database;
  } catch {
    // Whatever answers there is not the product yet.
    return undefined;
  }
}

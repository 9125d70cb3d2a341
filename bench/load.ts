import type { Category } from "../src/shared/categories/schema.ts";
import type { FundList } from "../src/shared/funds/schema.ts";
import { fundInput } from "../tests/support/api-client.ts";
import { registerRecipient, type RegisteredUser } from "../tests/support/sharing.ts";
import { insertFunds } from "../tests/support/insert-funds.ts";
import { megabytesOf } from "./memory.ts";
import { servers } from "./servers.ts";

const sessions = 200;
/** A minute, or longer to see what memory does. */
const seconds = Number(process.env["FUNDBOOK_LOAD_SECONDS"] ?? 60);
/** Milliseconds that a person looks at what came, on average. */
const pause = 1_000;

export type Latencies = { procedure: string; calls: number } & Record<
  "p50" | "p95" | "p99" | "max",
  number
>;
export type Load = {
  latencies: Latencies[];
  /** Answers other than 200, by procedure and status. */
  errors: string[];
  /** Sessions whose funds, or counts of them, are not what they were told at the end. */
  wrongBooks: number;
  /** Megabytes that the worker and the database held, at each sixth of the time. */
  memory: { after: number; worker: number; database: number }[];
};

/** Two hundred people at once, each reading, adding, changing, deleting and sharing their own funds. */
export async function load(): Promise<Load> {
  const its = await servers();
  try {
    const database = await its.database();
    const worker = await its.worker(database.url);
    const people: Book[] = [];
    for (let count = 0; count < sessions; count += 1) {
      const somebody = await registerRecipient(worker.url);
      await insertFunds(database.url, somebody.id, 15);
      people.push({ somebody, ids: new Set(givenIds), with: null });
    }
    const taken = new Map<string, number[]>();
    const errors: string[] = [];
    const call: Call = async ({ somebody }, kind, procedure, input) => {
      const started = performance.now();
      const { status, data } = await somebody[kind](procedure, input);
      const times = taken.get(procedure) ?? [];
      times.push(performance.now() - started);
      taken.set(procedure, times);
      if (status !== 200) errors.push(`${procedure} ${status}`);
      return data;
    };
    const end = performance.now() + seconds * 1_000;
    const memory: Load["memory"] = [];
    const sampler = setInterval(
      () =>
        memory.push({
          after: ((memory.length + 1) * seconds) / 6,
          worker: megabytesOf(worker.pid),
          database: megabytesOf(database.pid()),
        }),
      (seconds * 1_000) / 6,
    );
    await Promise.all(
      people.map(async (book, index) => {
        const next = people[(index + 1) % people.length];
        await wait(Math.random() * pause);
        while (performance.now() < end) {
          await act(call, book, next ?? book);
          await wait(pause * (0.5 + Math.random()));
        }
      }),
    );
    clearInterval(sampler);
    const balanced = await Promise.all(people.map(balances));
    return {
      latencies: [...taken].map(([procedure, times]) => ({ procedure, ...percentiles(times) })),
      errors,
      wrongBooks: balanced.filter((isBalanced) => !isBalanced).length,
      memory,
    };
  } finally {
    await its.stop();
  }
}

/** Somebody, and what they were told that they have. */
type Book = { somebody: RegisteredUser; ids: Set<string>; with: RegisteredUser | null };
type Call = (
  book: Book,
  kind: "query" | "mutate",
  procedure: string,
  input?: unknown,
) => Promise<unknown>;

const givenIds = Array.from(
  { length: 15 },
  (_, index) => `fund-${String(index + 1).padStart(6, "0")}`,
);

/** One step of a person's visit. Reading is most of it, and as much is deleted as is added: the books do not grow. */
async function act(call: Call, book: Book, neighbour: Book): Promise<void> {
  const [some] = book.ids;
  const chance = Math.random();
  if (chance < 0.45) await call(book, "query", "funds.list");
  else if (chance < 0.55) await call(book, "query", "auth.me");
  else if (chance < 0.65) await call(book, "query", "categories.list");
  else if (chance < 0.7) await call(book, "query", "sharing.recipients", {});
  else if (chance < 0.75) await call(book, "query", "sharing.senders");
  else if (chance < 0.83) {
    const fund = fundInput({ category: `category ${Math.floor(Math.random() * 7)}` });
    await call(book, "mutate", "funds.add", fund);
    book.ids.add(fund.id);
  } else if (chance < 0.89 && some !== undefined) {
    await call(book, "mutate", "funds.update", {
      id: some,
      data: { units: 1 + Math.floor(chance * 100) },
    });
  } else if (chance < 0.97 && some !== undefined && book.ids.size > 1) {
    book.ids.delete(some);
    await call(book, "mutate", "funds.delete", { id: some });
  } else if (book.with === null) {
    book.with = neighbour.somebody;
    await call(book, "mutate", "sharing.share", { recipientId: neighbour.somebody.id });
  } else {
    const { id } = book.with;
    book.with = null;
    await call(book, "mutate", "sharing.unshare", { recipientId: id });
  }
}

/** Whether somebody has just what they were told, and each category counts just its funds. */
async function balances({ somebody, ids }: Book): Promise<boolean> {
  const { funds } = (await somebody.query("funds.list")).data as FundList;
  const categories = (await somebody.query("categories.list")).data as Category[];
  const counted = Map.groupBy(funds, ({ category }) => category);
  return (
    funds.length === ids.size &&
    funds.every(({ id }) => ids.has(id)) &&
    categories.every(({ name, count }) => count === (counted.get(name)?.length ?? 0))
  );
}

function percentiles(times: number[]): Omit<Latencies, "procedure"> {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

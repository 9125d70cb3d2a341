import { createClient, LibsqlError, type Client, type TransactionMode } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { AppError } from "../../../shared/errors.ts";
import { sendThroughReplica, type Send } from "./replica.ts";
import { withTimeout } from "./with-timeout.ts";
import { enqueueWrite, type WriteTerms } from "./write-queue.ts";

/** A connection's two ways of running a batch, each one transaction in one round trip. */
export type Database = {
  /** `batch` reads one consistent state; a replica may answer it. */
  reads: Drizzle;
  /** `batch` writes all or nothing. */
  writes: Drizzle;
};
type Drizzle = ReturnType<typeof drizzle>;

export type Connection = {
  url: string;
  authToken: string | undefined;
  /** A write then ends when the replica has it. */
  isReplica?: boolean;
  /** Longest wait for one answer, in milliseconds: the driver itself would wait for ever. */
  timeout: number;
  /** How many writes are under way at once; libSQL's server has been seen to stall from four on. */
  maxWrites?: number;
  /** Where the runtime would drop what nobody waits for. */
  waitUntil?: WriteTerms["waitUntil"];
};

/** A request opens of it what it needs, when it does; many need nothing, or only to read. */
export function openDatabase(connection: Connection): Database {
  const { url, authToken, isReplica = false, timeout } = connection;
  const { maxWrites: max = 2, waitUntil = () => {} } = connection;
  const open = (mode: TransactionMode, transport: Send, when: When): Drizzle => {
    const client = createClient({
      url,
      ...(authToken === undefined ? {} : { authToken }),
      fetch: (request: Request) => transport(request, AbortSignal.timeout(timeout)),
    });
    return drizzle(inMode(client, mode, (send) => when((left) => retryWhileBusy(send, left))));
  };
  const opened: Partial<Database> = {};
  return {
    get reads() {
      return (opened.reads ??= open("read", ask, (send) => send(timeout)));
    },
    get writes() {
      return (opened.writes ??= open("write", isReplica ? sendThroughReplica(ask) : ask, (write) =>
        enqueueWrite({ max, timeout, waitUntil }, write),
      ));
    },
  };
}

/** When a request is sent, and how many milliseconds are left for it then. */
type When = <Answer>(send: (left: number) => Promise<Answer>) => Promise<Answer>;

/** Drizzle sends no mode with a batch, which leaves the moment of locking to chance. */
function inMode(
  client: Client,
  mode: TransactionMode,
  when: <Answer>(send: () => Promise<Answer>) => Promise<Answer>,
): Client {
  const bound: Client = Object.create(client);
  bound.batch = (statements) => when(() => client.batch(statements, mode));
  bound.execute = (...statement: Parameters<Client["execute"]>) =>
    when(() => client.execute(...statement));
  return bound;
}

/** The server takes only so many requests at once. */
class TurnedAway extends Error {
  override readonly name = "TurnedAway";
}

async function ask(request: Request, signal: AbortSignal): Promise<Response> {
  let response: Response;
  let body: ArrayBuffer;
  try {
    response = await fetch(request, { signal });
    // Read whole here, so that the time limit and the error's name cover it as well.
    body = await response.arrayBuffer();
  } catch (cause) {
    throw new AppError("service/unavailable", { cause });
  }
  const { status, headers } = response;
  if (status === 429) throw new TurnedAway();
  if (status < 500) return new Response(body, { status, headers });
  throw new AppError("service/unavailable", { cause: new Error(`status ${status}`) });
}

/** First pause in milliseconds before a request that was turned away is sent again; each next one is twice as long. */
const firstPause = 50;

/**
 * Sends again what was turned away: nothing of it was done, so that is safe, whatever it is. At chance moments, or
 * all who were turned away would come back together.
 */
async function retryWhileBusy<Answer>(send: () => Promise<Answer>, left: number): Promise<Answer> {
  const end = Date.now() + left;
  for (let [pause, attempt] = [firstPause, send]; ; pause *= 2) {
    try {
      return await attempt();
    } catch (error) {
      if (!didNothing(error)) throw named(error);
      const wait = pause * (0.5 + Math.random());
      if (Date.now() + wait > end) throw new AppError("service/unavailable", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, wait));
      // A first attempt ends by its own time limit, a later one has less left.
      attempt = () => withTimeout(end - Date.now(), send());
    }
  }
}

/** Somebody else was writing for so long that a transaction could not even begin; or the server took no request at all. */
const didNothing = (error: unknown): boolean =>
  error instanceof TurnedAway ||
  (error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY"));

/**
 * What passes without anybody changing what was asked: this was writing for too long, the disk is full or fails, or the
 * answer could not be understood. What is none of it is a fault of the statement, or ours.
 */
const passing = /^(SQLITE_(FULL|IOERR)|TRANSACTION_|HRANA_)/;

const named = (error: unknown): unknown =>
  error instanceof LibsqlError && passing.test(error.code)
    ? new AppError("service/unavailable", { cause: error })
    : error;

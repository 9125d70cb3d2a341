import { createClient, LibsqlError, type Client, type TransactionMode } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { AppError } from "../../shared/errors.ts";
import { throughReplica, type Send } from "./through-replica.ts";

/** A connection's two ways of running a batch, each one transaction in one round trip. */
export type Database = {
  /** `batch` reads one consistent state; a replica may answer it. */
  reads: Drizzle;
  /** `batch` writes all or nothing. */
  writes: Drizzle;
};
type Drizzle = ReturnType<typeof drizzle>;

type Connection = {
  url: string;
  authToken: string | undefined;
  /** A write then ends when the replica has it. */
  isReplica?: boolean;
  /** Longest wait for one answer, in milliseconds: the driver itself would wait for ever. */
  timeout: number;
};

/** A request opens of it what it needs, when it does; many need nothing, or only to read. */
export function openDatabase(connection: Connection): Database {
  const { url, authToken, isReplica = false, timeout } = connection;
  const open = (mode: TransactionMode, send: Send): Drizzle =>
    drizzle(
      inMode(
        createClient({
          url,
          ...(authToken === undefined ? {} : { authToken }),
          fetch: (request: Request) => send(request, AbortSignal.timeout(timeout)),
        }),
        mode,
      ),
    );
  const opened: Partial<Database> = {};
  return {
    get reads() {
      return (opened.reads ??= open("read", ask));
    },
    get writes() {
      return (opened.writes ??= open("write", isReplica ? throughReplica(ask) : ask));
    },
  };
}

const ask: Send = (request, signal) => fetch(request, { signal });

/** Drizzle sends no mode with a batch, which leaves the moment of locking to chance. */
function inMode(client: Client, mode: TransactionMode): Client {
  const bound: Client = Object.create(client);
  bound.batch = (statements) => untilTaken(() => client.batch(statements, mode));
  bound.execute = (...statement: Parameters<Client["execute"]>) =>
    untilTaken(() => client.execute(...statement));
  return bound;
}

/** First pause in milliseconds before a request that was turned away is sent again; each next one is twice as long. */
const firstPause = 50;
/** Some 3 s in all, after which the server is as good as down. */
const mostPauses = 6;

/**
 * A libSQL server takes only so many requests at once. One that it turns away did nothing, so it is safe to send
 * again, whatever it is; at chance moments, or all of them would come back together.
 */
async function untilTaken<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await send();
    } catch (error) {
      if (statusOf(error) !== tooManyRequests || pauses === mostPauses) throw named(error);
      const pause = firstPause * 2 ** pauses * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * What passes without anybody changing what was asked: others were writing for too long, this itself was, or the disk
 * is full or fails. Nothing was done, and it can be tried again.
 */
const passing = /^(SQLITE_(BUSY|FULL|IOERR)|TRANSACTION_)/;

/** What is not the database's own word on a statement means that it gave none that could be understood. */
function named(error: unknown): unknown {
  const isPassing = error instanceof LibsqlError ? passing.test(error.code) : true;
  const status = statusOf(error);
  const isDown = status !== null && (status >= 500 || status === tooManyRequests);
  return isPassing || isDown ? new AppError("service/unavailable", { cause: error }) : error;
}

/** The HTTP status under which the database refused a request as a whole, null where that is not what happened. */
function statusOf(error: unknown): number | null {
  const cause = error instanceof LibsqlError ? error.cause : null;
  return cause instanceof Error && "status" in cause && typeof cause.status === "number"
    ? cause.status
    : null;
}

const tooManyRequests = 429;

import { createClient, type Client, type TransactionMode } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { defaultWrites } from "../setting-values.ts";
import { timed } from "../counting/metric-families.ts";
import { timeRoundTrip } from "../counting/metrics.ts";
import { sendThroughReplica, type Send } from "./replica.ts";
import { retryWhileBusy, sendRequest } from "./send-request.ts";
import { abortAfter } from "../queue/with-timeout.ts";
import { withWriteLock } from "./write-lock.ts";
import { enqueueWrite, writesInProgress, type WriteQueueOptions } from "./write-queue.ts";

export type Database = {
  /** Whether `reads` may lag behind; what must be current goes to `writes`. */
  isReplica: boolean;
  /** `batch` reads one consistent state; a replica may answer. */
  reads: Drizzle;
  writes: Drizzle;
};
type Drizzle = ReturnType<typeof drizzle>;

export type DatabaseConnection = {
  url: string;
  authToken: string | undefined;
  isReplica?: boolean;
  /** Milliseconds for a response, with waiting and retries; the driver itself has no timeout. */
  timeout: number;
  /**
   * Milliseconds for one query, `timeout` by default. Its connection is then closed, which makes sqld end it. A write gets
   * as much again for each other one in progress, whose lock it may wait for.
   */
  queryTimeout?: number;
  maxWrites?: number;
  /** The address of another process's queue, in which each write waits as well. */
  writeLock?: string;
  waitUntil?: WriteQueueOptions["waitUntil"];
};

/** Clients are opened on first use: many requests need none or only one. */
export function openDatabase(connection: DatabaseConnection): Database {
  const { url, authToken, isReplica = false, timeout, queryTimeout = timeout } = connection;
  const { maxWrites: max = defaultWrites, waitUntil = () => {}, writeLock } = connection;
  const lock =
    writeLock === undefined ? undefined : { url: writeLock, authToken, isForOneQuery: true };
  const open = (
    mode: TransactionMode,
    send: Send,
    limit: () => number,
    schedule: Schedule,
  ): Drizzle => {
    const client = createClient({
      url,
      ...(authToken === undefined ? {} : { authToken }),
      fetch: (request: Request) => abortAfter(limit(), (signal) => send(request, signal)),
    });
    return drizzle(
      inMode(client, mode, (query) =>
        timed(
          (milliseconds) => timeRoundTrip({ mode }, milliseconds),
          () => schedule((timeLeft) => retryWhileBusy(query, timeLeft)),
        ),
      ),
    );
  };
  const sendWrite = isReplica ? sendThroughReplica(sendRequest) : sendRequest;
  const readLimit = () => queryTimeout;
  const maxWait = timeout - queryTimeout / 4;
  const writeLimit = () => Math.min(timeout, queryTimeout * writesInProgress());
  const opened: Partial<Pick<Database, "reads" | "writes">> = {};
  return {
    isReplica,
    get reads() {
      return (opened.reads ??= open("read", sendRequest, readLimit, (query) => query(timeout)));
    },
    get writes() {
      return (opened.writes ??= open("write", sendWrite, writeLimit, (query) =>
        enqueueWrite({ max, timeout, maxWait, waitUntil }, (timeLeft) =>
          lock === undefined
            ? query(timeLeft)
            : withWriteLock(lock, timeLeft, () => query(timeLeft)),
        ),
      ));
    },
  };
}

type Schedule = <Result>(query: (timeLeft: number) => Promise<Result>) => Promise<Result>;

/** Drizzle sends no mode with a batch, which leaves the moment of locking open. */
function inMode(
  client: Client,
  mode: TransactionMode,
  run: <Result>(query: () => Promise<Result>) => Promise<Result>,
): Client {
  const bound: Client = Object.create(client);
  bound.batch = (statements) => run(() => client.batch(statements, mode));
  bound.execute = (...statement: Parameters<Client["execute"]>) =>
    run(() => client.execute(...statement));
  return bound;
}

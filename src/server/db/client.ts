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

/** Drizzle sends no mode with a batch, which leaves the moment of locking to chance. */
function inMode(client: Client, mode: TransactionMode): Client {
  const bound: Client = Object.create(client);
  bound.batch = (statements) => client.batch(statements, mode).catch(tellPassing);
  bound.execute = (...statement: Parameters<Client["execute"]>) =>
    client.execute(...statement).catch(tellPassing);
  return bound;
}

/**
 * What passes without anybody changing what was asked: too many others were writing for too long, or the disk is
 * full or fails. Nothing was done, and it can be tried again.
 */
const passing = /^SQLITE_(BUSY|FULL|IOERR)/;

function tellPassing(error: unknown): never {
  const isPassing = error instanceof LibsqlError && passing.test(error.code);
  throw isPassing ? new AppError("service/unavailable", { cause: error }) : error;
}

export function openDatabase(connection: Connection): Database {
  const { url, authToken, isReplica = false, timeout } = connection;
  const connect = (send: Send) =>
    createClient({
      url,
      ...(authToken === undefined ? {} : { authToken }),
      fetch: (request: Request) => send(request, AbortSignal.timeout(timeout)),
    });
  const reading = connect(answerWithin);
  const writing = isReplica ? connect(throughReplica(answerWithin)) : reading;
  return { reads: drizzle(inMode(reading, "read")), writes: drizzle(inMode(writing, "write")) };
}

async function answerWithin(request: Request, signal: AbortSignal): Promise<Response> {
  try {
    const response = await askUntilTaken(request, signal);
    // The body is awaited here, so that the time limit and the error's name cover it as well.
    const body = await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return new Response(body, { status: response.status, headers: response.headers });
  } catch (cause) {
    throw new AppError("service/unavailable", { cause });
  }
}

/** First pause in milliseconds before a request that was turned away is sent again; each next one is twice as long. */
const firstPause = 50;

/**
 * A libSQL server takes only so many requests at once. One that it turns away did nothing, so it is safe to send
 * again, whatever it is; at chance moments, or all of them would come back together.
 */
async function askUntilTaken(request: Request, signal: AbortSignal): Promise<Response> {
  for (let pause = firstPause; ; pause *= 2) {
    const response = await fetch(request.clone(), { signal });
    if (response.status !== tooManyRequests) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
}

const tooManyRequests = 429;

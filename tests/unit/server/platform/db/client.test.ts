import type { RequestListener } from "node:http";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../../../../src/server/platform/db/client.ts";
import { newestMigration } from "../../../../../src/server/platform/health/queries.ts";
import { AppError } from "../../../../../src/shared/errors.ts";
import { startHttpServer, type HttpServer } from "../../../../support/servers/http-server.ts";

let server: HttpServer;
beforeEach(async () => {
  server = await startHttpServer();
});
afterEach(() => server.stop());

const query = (timeout = 5_000) =>
  outcome(newestMigration(openDatabase({ url: server.url, authToken: undefined, timeout })));

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: unknown) => {
      for (let cause = error; cause instanceof Error; cause = cause.cause) {
        if (cause instanceof AppError) return cause.appCode;
      }
      return error;
    },
  );

const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end();

/** sqld's response to a failed statement. */
const failure = (code: string): RequestListener =>
  function answer(_, response) {
    const error = { type: "error", error: { message: code, code } };
    response.end(JSON.stringify({ baton: null, base_url: null, results: [error, error] }));
  };

describe("a database request", () => {
  it("that was rejected without effect is retried until it succeeds", async () => {
    server.answer((request, response) =>
      status(server.requests() <= 2 ? 429 : 500)(request, response),
    );
    expect(await query()).toBe("service/unavailable");
    expect(server.requests()).toBe(3);
  });

  it("that was blocked by another write is retried", async () => {
    server.answer((request, response) =>
      (server.requests() === 1 ? failure("SQLITE_BUSY") : status(500))(request, response),
    );
    expect(await query()).toBe("service/unavailable");
    expect(server.requests()).toBe(2);
  });

  it.each<[string, RequestListener]>([
    ["turned away", status(429)],
    ["kept from beginning", failure("SQLITE_BUSY")],
  ])("is given up when its time is over, also while it is %s", async (_, answer) => {
    server.answer(answer);
    expect(await query(1_000)).toBe("service/unavailable");
    expect(server.requests()).toBeGreaterThan(1);
    // Five doubling delays from 25 ms fit into the time.
    expect(server.requests()).toBeLessThan(7);
  });

  it.each<[string, RequestListener]>([
    ["broke off", (_, response) => response.destroy()],
    ["met a failing server", status(500)],
    ["was refused for its token", status(401)],
  ])("that %s is not sent again: it may have been carried out", async (_, answer) => {
    server.answer(answer);
    expect(await query()).toBe("service/unavailable");
    expect(server.requests()).toBe(1);
  });

  it.each([
    ["SQLITE_FULL", "service/disk-full"],
    ["SQLITE_IOERR", "service/disk-full"],
    ["TRANSACTION_TIMEOUT", "service/unavailable"],
  ])("that ended as %s is a transient failure", async (code, appCode) => {
    server.answer(failure(code));
    expect(await query()).toBe(appCode);
  });

  it("that writes gets as much time again for another write in progress", async () => {
    const { writes } = openDatabase({
      url: server.url,
      authToken: undefined,
      timeout: 5_000,
      queryTimeout: 500,
      maxWrites: 2,
    });
    const write = () => outcome(writes.run(sql`select 1`));
    const second = new Promise((resolve) => {
      server.answer((_, firstResponse) => {
        server.answer((request, response) => {
          // It gets the lock when the first one is ended, and is answered after more than 500 ms.
          firstResponse.on("close", () =>
            setTimeout(() => failure("SQLITE_CONSTRAINT")(request, response), 100),
          );
        });
        resolve(write());
      });
    });
    expect(await write()).toBe("service/unavailable");
    expect(await second).toBeInstanceOf(Error);
  });

  it("with a malformed response is a transient failure", async () => {
    server.answer((_, response) => response.end("{}"));
    expect(await query()).toBe("service/unavailable");
  });

  it("that cannot be serialised is an internal error and is not sent", async () => {
    const { reads } = openDatabase({ url: server.url, authToken: undefined, timeout: 5_000 });
    await expect(reads.run(sql`select ${sql.param(undefined)}`)).rejects.toMatchObject({
      cause: expect.any(TypeError),
    });
    expect(server.requests()).toBe(0);
  });

  it("with invalid SQL is an internal error", async () => {
    server.answer(failure("SQLITE_CONSTRAINT"));
    expect(await query()).toBeInstanceOf(Error);
  });
});

// @module-tag long
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import type { Inbox } from "../../../src/shared/inbox/schema.ts";
import { register } from "../../support/api/api-client.ts";
import { okay } from "../../support/api/ledgers.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { largePdf, statementMail } from "../../support/data/mails.ts";
import { limitedProduct } from "../../support/memory/limited-worker.ts";
import { startTestServers, type TestServers } from "../../support/servers/test-servers.ts";

const secret = "inbox-secret-of-a-test";
/** Megabytes, of the 128 of an isolate of Workers. */
const maxHeap = 64;

let servers: TestServers;
beforeAll(async () => {
  servers = await startTestServers();
});
afterAll(() => servers?.stop());

it("a statement of 5 MB that is downloaded thirty times at once ends no worker", async () => {
  const database = await servers.database("database");
  await applyMigrations({ url: database.url, authToken: undefined });
  const settings = {
    DATABASE_URL: database.url,
    INBOX_DOMAIN: "in.test.example",
    INBOX_SECRET: secret,
    SECRETS_KEY: randomBytes(32).toString("base64"),
  };
  const { url } = await servers.worker(settings, limitedProduct(servers, maxHeap));
  const owner = await register(url);
  await proveAddress(database.url, owner.email);
  const { address } = okay(await owner.mutate("inbox.address")) as { address: string };
  await fetch(`${url}/api/inbox?to=${address}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
    body: statementMail(largePdf(4_900_000)),
  });
  const [file] = okay<Inbox>(await owner.query("inbox.list")).files;
  const sizes = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const headers = { cookie: owner.cookies() };
      const response = await fetch(`${url}/api/inbox/${file?.id}`, { headers });
      return (await response.arrayBuffer()).byteLength;
    }),
  );
  expect(new Set(sizes)).toEqual(new Set([4_900_000]));
});

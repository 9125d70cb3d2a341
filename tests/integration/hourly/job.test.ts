import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scriptWords } from "../../../scripts/product/script-words.ts";
import { dayInMilliseconds } from "../../../src/shared/day-length.ts";
import type { NavStatus } from "../../../src/shared/schemes/schema.ts";
import { todaysList } from "../../support/data/fixtures.ts";
import { runHourlyJob } from "../../support/servers/hourly-job.ts";
import {
  noHistorySource,
  startTestProduct,
  type TestProduct,
} from "../../support/servers/test-product.ts";
import { register } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startHttpServer, text, type HttpServer } from "../../support/servers/http-server.ts";

let upstream: HttpServer;
let product: TestProduct;
beforeAll(async () => {
  upstream = await startHttpServer();
  product = await startTestProduct({ AMFI_NAV_URL: `${upstream.url}/NAVAll.txt` });
});
afterAll(async () => {
  await product?.stop();
  await upstream?.stop();
});

const fireCron = () => runHourlyJob(product);

const status = async (): Promise<NavStatus> => {
  const answer = await fetch(`${product.url}/api/trpc/nav.status`);
  return ((await answer.json()) as { result: { data: NavStatus } }).result.data;
};

const documentedLine = (): string => {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/deploy.md"), "utf8");
  return /```json\n(.*"nav\.synced".*?)```/s.exec(guide)?.[1] ?? "";
};

describe("npm run hourly", () => {
  const hourly = async (flags: string[], env: Record<string, string>) => {
    upstream.answer(text(todaysList()));
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      scriptWords("hourly.ts", ...flags),
      { env },
    );
    expect(JSON.parse(stdout)).toMatchObject({ source: "amfi", schemes: 5, refusal: null });
    expect(JSON.parse(stderr)).toMatchObject({ event: "nav.synced", source: "amfi-sif" });
    expect(Object.keys(JSON.parse(stdout))).toEqual(Object.keys(JSON.parse(documentedLine())));
    expect(await status()).toMatchObject({ schemes: 5, source: "amfi" });
  };

  it("runs the job on the database of its settings", async () => {
    const source = { SCHEME_SOURCE: "amfi", AMFI_NAV_URL: `${upstream.url}/NAVAll.txt` };
    await hourly([], { DATABASE_URL: product.databaseUrl, ...noHistorySource, ...source });
  });

  it("runs the job of the product on a data folder, with its settings and token", async () => {
    await runSql(product.databaseUrl, "delete from schemes");
    await hourly(["--data", product.dataFolder], {});
  });

  it("says what to do when no product runs on the data folder", { tags: "long" }, async () => {
    const empty = join(product.dataFolder, "empty");
    const words = scriptWords("hourly.ts", "--data", empty);
    const run = promisify(execFile)(process.execPath, words, { env: {} });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Start the product first: npm start."),
    });
  });
});

describe("the hourly job", () => {
  it("deletes only expired sessions, deletions and invitations", async () => {
    const [ended, alive] = [await register(product.url), await register(product.url)];
    await runSql(
      product.databaseUrl,
      "update sessions set expires_at = 1 where user_id = (select id from users where email = ?)",
      [ended.email],
    );
    const days = (count: number) => Date.now() - count * dayInMilliseconds;
    for (const [id, removedAt] of [
      ["old", days(31)],
      ["new", days(29)],
    ] as const) {
      await runSql(
        product.databaseUrl,
        `insert into removals (user_id, id, kind, title, row_count, removed_at)
         select id, ?, 'sip', 'Fund', 0, ? from users where email = ?`,
        [id, removedAt, alive.email],
      );
    }
    for (const [hash, expiresAt] of [
      ["old", days(1)],
      ["new", days(-1)],
    ] as const) {
      const insert = "insert into invitations values (?, null, 0, ?)";
      await runSql(product.databaseUrl, insert, [hash, expiresAt]);
    }
    await fireCron();
    expect(await runSql(product.databaseUrl, "select hash from invitations")).toMatchObject([
      { hash: "new" },
    ]);
    expect(await runSql(product.databaseUrl, "select id from removals")).toMatchObject([
      { id: "new" },
    ]);
    expect(
      await runSql(
        product.databaseUrl,
        "select email from sessions join users on users.id = user_id",
      ),
    ).toMatchObject([{ email: alive.email }]);
  });
});

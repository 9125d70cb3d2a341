// @module-tag long
import { describe, expect, it } from "vitest";
import { insertFunds } from "../../support/data/insert-funds.ts";
import {
  databasePid,
  startTestProduct,
  type TestProduct,
} from "../../support/servers/test-product.ts";
import type { Answer } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import {
  registerUser,
  registerRecipient,
  share,
  storedBetween,
  unshare,
  update,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { waitUntil } from "../../support/wait-until.ts";

const count = 10_000;
/** In milliseconds; the calls take two to three times as long. A product restarts a database only twice. */
const delays = [20, 45];

type Scene = { product: TestProduct; sender: RegisteredUser; to: RegisteredUser };

/** Two users of their own product, one with many funds. */
async function withScene(test: (scene: Scene) => Promise<void>): Promise<void> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
  });
  try {
    const [sender, to] = [await registerUser(product.url), await registerRecipient(product.url)];
    await insertFunds(product.databaseUrl, sender.id, count);
    await test({ product, sender, to });
  } finally {
    await product.stop();
  }
}

/**
 * Makes a call, kills the database after so many milliseconds, and waits until it is back.
 * @returns whether the call succeeded
 */
async function killedAfter(delay: number, product: TestProduct, act: () => Promise<Answer>) {
  const pid = databasePid(product);
  const acting = act();
  await new Promise((resolve) => setTimeout(resolve, delay));
  process.kill(pid, "SIGKILL");
  const { status } = await acting;
  const expectBack = async () => {
    expect(databasePid(product)).not.toBe(pid);
    expect((await fetch(`${product.url}/api/health`)).ok).toBe(true);
  };
  await waitUntil(expectBack);
  return status === 200;
}

describe.concurrent("while the database is killed", { timeout: 90_000 }, () => {
  it("sharing.share is atomic", () =>
    withScene(async ({ product, sender, to }) => {
      for (const delay of delays) {
        const isDone = await killedAfter(delay, product, () => share(sender, to));
        const { shares, copies } = await storedBetween(product.databaseUrl, sender, to);
        expect(isDone ? [count] : [0, count]).toContain(copies);
        expect(shares).toBe(copies === 0 ? 0 : 1);
        await unshare(sender, to);
      }
    }));

  it("sharing.update is atomic", () =>
    withScene(async ({ product, sender, to }) => {
      await share(sender, to);
      for (const [round, delay] of delays.entries()) {
        const units = String(round + 2);
        await runSql(
          product.databaseUrl,
          `update funds set units = ?2, updated_at = updated_at + 1 where user_id = ?1`,
          [sender.id, units],
        );
        const isDone = await killedAfter(delay, product, () => update(sender, to));
        const [row] = await runSql(
          product.databaseUrl,
          "select count(*) as changed from shared_funds where sender_id = ?1 and units = ?2",
          [sender.id, units],
        );
        expect(isDone ? [count] : [0, count]).toContain(row?.["changed"]);
      }
    }));

  it("sharing.unshare is atomic", () =>
    withScene(async ({ product, sender, to }) => {
      for (const delay of delays) {
        await share(sender, to);
        const isDone = await killedAfter(delay, product, () => unshare(sender, to));
        const { shares, copies } = await storedBetween(product.databaseUrl, sender, to);
        expect(isDone ? [0] : [0, count]).toContain(copies);
        expect(shares).toBe(copies === 0 ? 0 : 1);
        await unshare(sender, to);
      }
    }));
});

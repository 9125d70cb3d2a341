import { expect, it, vi } from "vitest";
import { fundInput, register } from "../../support/api/api-client.ts";
import { loseLock } from "../../support/servers/lose-lock.ts";
import { databasePid, startTestProduct } from "../../support/servers/test-product.ts";

/** On a busy machine a restart takes seconds. */
const patience = { timeout: 60_000 };

it("a database that has lost its write lock is started again, with all that it has stored", async () => {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
  });
  try {
    const asha = await register(product.url);
    const first = databasePid(product);
    const wasNoticed = () => product.said.some((line) => line.includes("it took no writes"));
    const { stored, missing } = await loseLock(product.databaseUrl, wasNoticed);
    await vi.waitFor(async () => {
      const { status } = await asha.mutate("funds.add", fundInput());
      expect(status).toBe(200);
    }, patience);
    expect(databasePid(product)).not.toBe(first);
    expect(stored).toBeGreaterThan(0);
    expect(await missing()).toEqual([]);
    await vi.waitFor(async () => {
      const health = await fetch(`${product.url}/api/health`);
      expect(await health.json()).toMatchObject({ database: "ok" });
    }, patience);
  } finally {
    await product.stop();
  }
});

// @module-tag long
import { expect, it } from "vitest";
import { fundInput, register } from "../../support/api/api-client.ts";
import { loseLock } from "../../support/servers/lose-lock.ts";
import { databasePid, startTestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

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
    await waitUntil(async () => {
      const { status } = await asha.mutate("funds.add", fundInput());
      expect(status).toBe(200);
    });
    expect(databasePid(product)).not.toBe(first);
    expect(stored).toBeGreaterThan(0);
    expect(await missing()).toEqual([]);
    await waitUntil(async () => {
      const health = await fetch(`${product.url}/api/health`);
      expect(await health.json()).toMatchObject({ database: "ok" });
    });
  } finally {
    await product.stop();
  }
});

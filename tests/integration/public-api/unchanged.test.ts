import { expect, inject, it } from "vitest";
import { addToken } from "../../support/api/access-tokens.ts";
import { register } from "../../support/api/api-client.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { programClient } from "../../support/api/program-client.ts";
import { startCountingProxy } from "../../support/servers/counting-proxy.ts";
import { startTestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

it("an answer that has not changed takes one round trip, which reads no fund and no transaction", async () => {
  const proxy = await startCountingProxy(inject("databaseUrl"));
  const product = await startTestProduct({ DATABASE_URL: proxy.url, RATE_LIMITS: "off" });
  try {
    const asha = await register(product.url);
    await addLedger(asha, [transactionInput()]);
    const own = programClient(product.url, (await addToken(asha)).token);
    const ask = async (headers: Record<string, string> = {}) => {
      const [requests, statements] = [proxy.requests(), proxy.statements().length];
      const { status, headers: answered } = await own.get("/portfolio", headers);
      return {
        status,
        etag: answered.get("etag") ?? "",
        roundTrips: proxy.requests() - requests,
        readsLedger: proxy
          .statements()
          .slice(statements)
          .some((statement) => /\b(funds|transactions)\b/.test(statement)),
      };
    };
    // The first call writes the hour of the token's last use.
    const { etag } = await ask();
    expect(await ask()).toMatchObject({ status: 200, readsLedger: true });
    const unchanged = { status: 304, etag, roundTrips: 1, readsLedger: false };
    // The history of the new fund is asked for after the response.
    await waitUntil(async () => expect(await ask({ "if-none-match": etag })).toEqual(unchanged));
  } finally {
    await product.stop();
    await proxy.stop();
  }
});

// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatedFeed } from "../../../bench/support/generated-feed.ts";
import { registerUser, type RegisteredUser } from "../../support/api/sharing.ts";
import { rawRequest } from "../../support/api/raw-request.ts";
import { openUnread } from "../../support/api/unread-connections.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  databasePid,
  startTestProduct,
  type TestProduct,
} from "../../support/servers/test-product.ts";

const schemes = 14_000;
const header = "x-client-address";
const [crowded, quiet] = ["203.0.113.7", "198.51.100.7"];

let product: TestProduct;
let user: RegisteredUser;
beforeAll(async () => {
  product = await startTestProduct({ CLIENT_ADDRESS_HEADER: header });
  await loadFeed(product.databaseUrl, generatedFeed("19-Aug-2026", schemes));
  user = await registerUser(product.url);
});
afterAll(() => product?.stop());

const list = (address: string, headers: Record<string, string> = { "accept-encoding": "gzip" }) =>
  rawRequest(product.url, {
    method: "GET",
    path: "/api/schemes",
    headers: { [header]: address, ...headers },
  });

describe("the scheme list", () => {
  it("is the same compressed and not, from one buffer", async () => {
    const [first, second] = [await list(quiet), await list(quiet)];
    expect(first.status).toBe(200);
    expect(first.headers["content-encoding"]).toBe("gzip");
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const plain = await list(quiet, {});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(JSON.parse(plain.body).codes).toHaveLength(schemes);
  });

  it.each([20, 200])(
    "is refused to a network that leaves it unread on %i connections",
    async (count) => {
      const unread = await openUnread(product.url, {
        count,
        path: "/api/schemes",
        requests: 40,
        headers: { [header]: crowded },
      });
      try {
        await expect.poll(async () => (await list(crowded)).status).toBe(429);
        const { headers, body } = await list(crowded, {});
        expect(headers["retry-after"]).toBe("2");
        expect(JSON.parse(body).error.data.appCode).toBe("request/busy");
        // Others have all that they ask for, on a busy machine the second time.
        await expect.poll(async () => (await list(quiet)).status).toBe(200);
        await expect.poll(async () => (await user.query("funds.list")).status).toBe(200);
        await expect.poll(async () => (await user.query("nav.status")).status).toBe(200);
      } finally {
        unread.close();
      }
      // A reader that has gone gives its place back.
      await expect.poll(async () => (await list(crowded)).status).toBe(200);
    },
  );
});

describe("calls with a session's cookie, whether it is one or not", () => {
  it("are refused where a network has 256 unanswered", async () => {
    const call = (address: string) =>
      rawRequest(product.url, {
        method: "GET",
        path: "/api/trpc/holders.list",
        headers: { [header]: address, cookie: `fundbook=${"a".repeat(40)}` },
      });
    process.kill(databasePid(product), "SIGSTOP");
    try {
      const statuses = (await Promise.all(Array.from({ length: 400 }, () => call(crowded)))).map(
        ({ status }) => status,
      );
      expect(new Set(statuses)).toEqual(new Set([429, 503]));
      // More where the first were given up before the last were sent.
      expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(256);
    } finally {
      process.kill(databasePid(product), "SIGCONT");
    }
    expect((await call(quiet)).status).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { fundInput, apiClient, type Answer } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { programClient } from "../../support/api/program-client.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
});
afterAll(() => product?.stop());

const tooMany = [
  429,
  "request/too-many",
  "Too many requests. Please wait a few minutes and try again.",
];
const refusal = ({ status, error }: Answer) => [status, error?.data.appCode, error?.message];

/** Sets how many calls the user has made. */
const setCount = (name: string, { id }: RegisteredUser, count: number) =>
  runSql(product.databaseUrl, "update rate_limits set count = ? where key = ?", [
    count,
    `${name} user ${id}`,
  ]);

describe("funds.add", () => {
  it("is limited to a thousand calls in 15 minutes, also concurrent ones", async () => {
    const asha = await registerUser(product.url);
    await addFund(asha);
    await setCount("adding", asha, 995);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => asha.mutate("funds.add", fundInput())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = await asha.mutate("funds.add", fundInput());
    expect(refusal(refused)).toEqual(tooMany);
    expect(refused.headers.get("retry-after")).toBe("900");
    const [held] = await runSql(
      product.databaseUrl,
      "select count(*) as funds, (select sum(count) from categories where user_id = ?1) as counted from funds where user_id = ?1",
      [asha.id],
    );
    expect(held).toMatchObject({ funds: 6, counted: 6 });
  });

  it("is not limited for other users, nor in the next 15 minutes", async () => {
    const [asha, ravi] = [await registerUser(product.url), await registerUser(product.url)];
    await addFund(asha);
    await setCount("adding", asha, 1_000);
    expect(refusal(await asha.mutate("funds.add", fundInput()))).toEqual(tooMany);
    await addFund(ravi);
    await runSql(product.databaseUrl, "update rate_limits set ends_at = 0");
    await addFund(asha);
  });

  it("allows a repeated add, which writes nothing", async () => {
    const asha = await registerUser(product.url);
    const fund = fundInput();
    await asha.mutate("funds.add", fund);
    await setCount("adding", asha, 1_000);
    expect((await asha.mutate("funds.add", fund)).status).toBe(200);
  });
});

describe("demo.start", () => {
  it("is limited to 10 calls in 15 minutes from one network, even concurrent ones", async () => {
    const start = () => apiClient(product.url).mutate("demo.start");
    const answers = await Promise.all(Array.from({ length: 10 }, start));
    // No scheme list is loaded.
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 503));
    const refused = await start();
    expect(refusal(refused)).toEqual([
      429,
      "auth/too-many-requests",
      "Too many demo accounts were created from this network. Please try again in 15 minutes.",
    ]);
    expect(refused.headers.get("retry-after")).toBe("900");
  });
});

describe("sharing", () => {
  it("counts share, update and unshare together", async () => {
    const [asha, ravi] = [await registerUser(product.url), await registerRecipient(product.url)];
    await addFund(asha);
    await share(asha, ravi);
    await setCount("sharing", asha, 199);
    expect((await asha.mutate("sharing.update", { recipientId: ravi.id })).status).toBe(200);
    for (const act of ["share", "update", "unshare"]) {
      const answer = await asha.mutate(`sharing.${act}`, { recipientId: ravi.id });
      expect(refusal(answer)).toEqual(tooMany);
    }
    expect((await ravi.query("sharing.senders")).data).toHaveLength(1);
  });
});

describe("sharing.recipients", () => {
  it("is limited to six hundred calls in 15 minutes", async () => {
    const asha = await registerUser(product.url);
    const search = () => asha.query("sharing.recipients", { query: "ravi" });
    expect((await search()).status).toBe(200);
    await setCount("recipient search", asha, 599);
    expect((await search()).status).toBe(200);
    expect(refusal(await search())).toEqual(tooMany);
    expect((await asha.query("auth.me")).status).toBe(200);
  });
});

describe("calls by an access token", () => {
  it("are limited to 900 in 15 minutes by the token, and those of others go on", async () => {
    const asha = await registerUser(product.url);
    const own = programClient(product.url, (await addToken(asha)).token);
    // Refused by its contract before anything is read.
    const ask = () => own.get("/transactions?limit=0");
    // So few at once that none waits in vain on a busy machine.
    for (let left = 900; left > 0; left -= 30) {
      const answers = await Promise.all(Array.from({ length: 30 }, ask));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    }
    const refused = await ask();
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({ code: "request/too-many" }),
    ]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const another = programClient(product.url, (await addToken(asha)).token);
    expect((await another.get("/funds")).status).toBe(200);
  });
});

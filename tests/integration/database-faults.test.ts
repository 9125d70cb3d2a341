import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databasePid, ownProduct, type OwnProduct } from "../support/own-product.ts";
import { fundInput, investor, type Person } from "../support/person.ts";

let product: OwnProduct;
let asha: Person;
beforeAll(async () => {
  product = await ownProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/" });
  asha = await investor(product.url);
});
afterAll(() => product?.stop());

const health = () => fetch(`${product.url}/api/health`);

describe("a database that does not answer", () => {
  it(
    "makes each request a 503, and everything works again when it is back",
    { timeout: 30_000 },
    async () => {
      const pid = databasePid(product);
      process.kill(pid, "SIGSTOP");
      try {
        const answers = await Promise.all([
          asha.ask("funds.list"),
          asha.tell("funds.add", fundInput()),
          asha.ask("nav.status"),
          asha.tell("auth.login", { email: asha.email, password: "whatever" }),
        ]);
        for (const { status, error } of answers) {
          expect([status, error?.data.appCode]).toEqual([503, "service/unavailable"]);
        }
        expect((await health()).status).toBe(503);
      } finally {
        process.kill(pid, "SIGCONT");
      }
      expect((await health()).status).toBe(200);
      expect((await asha.ask("funds.list")).status).toBe(200);
    },
  );
});

describe("a database that is killed", () => {
  it(
    "is started again with every fund that was confirmed, each once",
    { timeout: 60_000 },
    async () => {
      const confirmed = new Set<string>();
      const add = async () => {
        const input = fundInput();
        const { status } = await asha.tell("funds.add", input);
        if (status === 200) confirmed.add(input.id);
      };
      const adding = Promise.all(
        Array.from({ length: 4 }, async () => {
          for (let count = 0; count < 25; count += 1) await add();
        }),
      );
      await add();
      process.kill(databasePid(product), "SIGKILL");
      await adding;

      await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe(200);
      const { funds } = (await asha.ask("funds.list")).data as { funds: { id: string }[] };
      const ids = funds.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...confirmed].filter((id) => !ids.includes(id))).toEqual([]);
      expect((await asha.ask("categories.list")).data).toMatchObject([
        { name: "debt", count: ids.length },
      ]);
    },
  );
});

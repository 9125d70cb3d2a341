import { beforeEach, describe, expect, inject, it } from "vitest";
import { signedIn } from "../../../src/server/auth/signed-in-context.ts";
import { addTransactions } from "../../../src/server/public-api/procedures/add-transactions.ts";
import { retryOnConflict } from "../../../src/server/transactions/retry-on-conflict.ts";
import type { RecordedTransaction } from "../../../src/shared/imports/schema.ts";
import type { TransactionList } from "../../../src/shared/transactions/schema.ts";
import type { PastImport } from "../../../src/shared/imports/schema.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import {
  addLedger,
  addSip,
  addTransaction,
  okay,
  programRowInput,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { programClient, type ProgramClient } from "../../support/api/program-client.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

let asha: ApiClient;
let sheet: ProgramClient;
let fundId: string;
beforeEach(async () => {
  await loadFeed(databaseUrl, navFixture("six-columns"));
  asha = await register(baseUrl);
  sheet = programClient(baseUrl, (await addToken(asha, "import")).token);
  fundId = await addLedger(asha);
});

const send = (transactions: unknown[], change: object = {}) =>
  sheet.post("/transactions", { id: crypto.randomUUID(), transactions, ...change });
type Refused = { code: string; errors: { pointer: string; code: string; message: string }[] };
const problemsOf = ({ body }: { body: unknown }) =>
  (body as Refused).errors.map(({ pointer, code }) => [pointer, code]);
const listed = async (of = fundId) =>
  okay<TransactionList>(await asha.query("transactions.list", { fundId: of })).transactions;
const count = async (of = fundId) => (await listed(of)).length;

describe("a row that a program sends", () => {
  it("is added, counted, and undone with its import in one tap", async () => {
    const answer = await send([
      programRowInput(fundId),
      programRowInput(fundId, { date: "2025-04-04" }),
    ]);
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ dryRun: false, added: 2, duplicates: 0, leftOut: 0 }),
    ]);
    expect(await count()).toBe(3);
    const imports = okay<PastImport[]>(await asha.query("imports.list"));
    expect(imports).toMatchObject([{ source: "program", result: { added: 2 } }]);
    await asha.mutate("imports.undo", { importId: imports[0]?.importId });
    expect(await count()).toBe(1);
    const again = await send([programRowInput(fundId)], { id: imports[0]?.importId });
    expect([again.status, (again.body as Refused).code]).toEqual([409, "programs/undone"]);
  });

  it("is not written by a dry run, which answers the same", async () => {
    const rows = [programRowInput(fundId)];
    const dry = (await send(rows, { dryRun: true })).body;
    expect(await count()).toBe(1);
    expect({ ...((await send(rows)).body as object), importId: null }).toEqual({
      ...(dry as object),
      dryRun: false,
      importId: null,
    });
  });

  it("is added once, however often and by whichever call it is sent", async () => {
    const row = programRowInput(fundId);
    const body = { id: crypto.randomUUID(), transactions: [row] };
    const answers = await Promise.all([1, 2, 3].map(() => sheet.post("/transactions", body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send([row, programRowInput(fundId, { date: "2025-05-05" })]);
    expect(await count()).toBe(3);
  });

  it("is not lost to another call of the same import's id, whenever that one writes", async () => {
    const token = asha.cookie().split("=")[1] ?? "";
    const ctx = signedIn(requestContext(databaseUrl, token));
    let [wasMet, sent] = [true, 0];
    for (let after = 1; wasMet; after += 1) {
      const id = crypto.randomUUID();
      const rows = () => [
        programRowInput(fundId, {
          units: 20 + (sent += 1),
          amount: 60 * (20 + sent),
          accept: ["other-day", "same-payment"],
        }),
      ];
      let reads = 0;
      const read: typeof ctx.read = async (queries) => {
        const found = await ctx.read(queries);
        if ((reads += 1) === after) expect((await send(rows(), { id })).status).toBe(200);
        return found;
      };
      const input = { id, dryRun: false, transactions: rows() };
      await retryOnConflict(() => addTransactions({ ...ctx, read }, input));
      wasMet = reads >= after;
      expect(await count()).toBe(1 + sent);
    }
    expect(sent).toBeGreaterThan(8);
  });

  it("is refused under an id that has other data", async () => {
    const row = programRowInput(fundId);
    await send([row]);
    const other = { ...row, amount: 660, units: 11 };
    expect(problemsOf(await send([other]))).toEqual([
      ["/transactions/0/id", "transactions/exists"],
    ]);
    const moved = { ...row, date: "2025-03-05" };
    expect(problemsOf(await send([moved]))).toEqual([
      ["/transactions/0/id", "transactions/exists"],
    ]);
  });

  it("is refused with each field that is wrong, and none of the others is added", async () => {
    const answer = await send([
      programRowInput(fundId),
      programRowInput(fundId, { units: -1, note: "", pairId: crypto.randomUUID() }),
      programRowInput(fundId, { id: "x", colour: "red" }),
      "no row",
      programRowInput(fundId, { date: "2999-01-01" }),
    ]);
    expect(answer.status).toBe(400);
    expect(problemsOf(answer)).toEqual(
      expect.arrayContaining([
        ["/transactions/1/units", "request/invalid"],
        ["/transactions/1/note", "request/invalid"],
        ["/transactions/1/pairId", "request/invalid"],
        ["/transactions/2/id", "request/invalid"],
        ["/transactions/2/colour", "request/invalid"],
        ["/transactions/3", "request/invalid"],
        ["/transactions/4/date", "request/invalid"],
      ]),
    );
    expect(await count()).toBe(1);
  });

  it("names its fund by scheme, folio and person, and is refused where none or several fit", async () => {
    const { id: holder } = await addHolder(asha);
    const scheme = { amfiCode: "900002", folioNumber: "777/1" };
    const mine = await addLedger(asha, [transactionInput()], scheme);
    const theirs = await addLedger(asha, [transactionInput()], {
      ...scheme,
      holderId: holder,
      folioNumber: "888/1",
    });
    const totals = fundInput({ folioNumber: "999" });
    await asha.mutate("funds.add", totals);
    const isin = { isin: "INF000A01003", folio: "777 / 1" };
    expect((await send([programRowInput(isin)])).status).toBe(200);
    expect(await count(mine)).toBe(2);
    const code = { amfiCode: "900002", folio: "888/1", holder };
    expect((await send([programRowInput(code)])).status).toBe(200);
    expect(await count(theirs)).toBe(2);
    expect(
      problemsOf(
        await send([
          programRowInput({ amfiCode: "900002", folio: "none" }),
          programRowInput({ ...code, holder: "me" }),
          programRowInput(crypto.randomUUID()),
          programRowInput(totals.id),
        ]),
      ),
    ).toEqual([
      ["/transactions/0/fund", "programs/unknown-fund"],
      ["/transactions/1/fund", "programs/unknown-fund"],
      ["/transactions/2/fund", "programs/unknown-fund"],
      ["/transactions/3/fund", "transactions/no-ledger"],
    ]);
  });

  it("is refused where it looks off, until it accepts that by name", async () => {
    const row = programRowInput(fundId, { amount: 6_000 });
    const refused = await send([programRowInput(fundId, { date: "2025-04-04" }), row]);
    expect(problemsOf(refused)).toEqual([["/transactions/1", "programs/doubt"]]);
    expect((refused.body as Refused).errors[0]?.message).toContain("amount");
    expect(await count()).toBe(1);
    expect((await send([{ ...row, accept: ["nav"] }])).status).toBe(400);
    expect((await send([{ ...row, accept: ["amount"] }])).status).toBe(200);
    expect(await count()).toBe(2);
  });

  it("is refused where more is sold than is held", async () => {
    const answer = await send([
      programRowInput(fundId, { type: "redemption", units: 500, amount: 30_000 }),
    ]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await count()).toBe(1);
  });

  it("is one of at most 100 in a call, and 1,000 a day", async () => {
    const rows = (many: number) =>
      Array.from({ length: many }, (_, index) =>
        programRowInput(fundId, { units: 1 + index, amount: 60 * (1 + index) }),
      );
    expect((await send(rows(101))).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect((await send([programRowInput(fundId)])).status).toBe(200);
    await runSql(
      databaseUrl,
      "update import_parts set added = 1000 where user_id = (select id from users where email = ?)",
      [asha.email],
    );
    const refused = await send([programRowInput(fundId, { date: "2025-06-06" })]);
    expect([refused.status, (refused.body as Refused).code]).toEqual([
      429,
      "programs/too-many-today",
    ]);
  });

  it("needs a token that may import", async () => {
    const reader = programClient(baseUrl, (await addToken(asha)).token);
    expect(
      (
        await reader.post("/transactions", {
          id: crypto.randomUUID(),
          transactions: [programRowInput(fundId)],
        })
      ).status,
    ).toBe(403);
  });
});

describe("the same purchase is there once", () => {
  const date = "2025-03-05";
  const purchase = { date, type: "purchase", units: 10, amount: 600, nav: 60 };
  const byProgram = async () => {
    const row = programRowInput(fundId, purchase);
    const answer = await send([row]);
    if (answer.status === 200) return;
    // It looks like what is there, and the program does not insist.
    expect(problemsOf(answer)).toEqual([["/transactions/0", "programs/doubt"]]);
  };
  const byForm = () => addTransaction(asha, { fundId, ...purchase });
  const byImport = async () => {
    const exported = await fetch(`${baseUrl}/api/account/data.json`, {
      headers: { cookie: asha.cookie() },
    });
    const { funds, transactions, ...rest } = (await exported.json()) as {
      funds: object[];
      transactions: RecordedTransaction[];
    };
    const own = { ...transactions[0], ...purchase, id: crypto.randomUUID(), fundId };
    const data = { ...rest, funds, transactions: [own] };
    expect((await sheet.post("/imports", { id: crypto.randomUUID(), data })).status).toBe(200);
  };
  const bySip = () =>
    addSip(asha, { fundId, amount: 600, day: 5, from: "2025-03-01", to: "2025-03-31" });

  it.each([
    ["the form", byForm, byProgram],
    ["an import", byImport, byProgram],
    ["an import, after the program", byProgram, byImport],
    ["a SIP", bySip, byProgram],
  ])("beside %s", async (_, first, second) => {
    await first();
    await second();
    await second();
    const days = (await listed()).filter(({ date: day }) => day >= "2025-01-01");
    expect(days.length).toBeLessThanOrEqual(1);
  });

  it("beside Fundbook's own unchanged export", async () => {
    await send([programRowInput(fundId, purchase)]);
    const exported = await fetch(`${baseUrl}/api/account/data.json`, {
      headers: { cookie: asha.cookie() },
    });
    const answer = await sheet.post("/imports", {
      id: crypto.randomUUID(),
      data: await exported.json(),
    });
    expect(answer.body).toMatchObject({ added: 0, duplicates: 2 });
  });
});

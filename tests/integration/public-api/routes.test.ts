import { beforeAll, describe, expect, inject, it } from "vitest";
import { contractOf } from "../../../src/shared/public-api/contracts.ts";
import {
  plainRoutes,
  type PlainRoute,
} from "../../../src/server/public-api/procedures/plain-routes.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { exportedFile } from "../../support/api/exported-file.ts";
import { addHolder } from "../../support/api/holders.ts";
import {
  programRowInput,
  addLedger,
  addSip,
  fundOf,
  ledgerOf,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { createResources, type Resources } from "../../support/api/procedures.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { programClient, type ProgramClient } from "../../support/api/program-client.ts";
import { addFund } from "../../support/api/sharing.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

let things: Resources;
let reader: ProgramClient;
let importer: ProgramClient;
let stranger: ProgramClient;
let ended: ProgramClient;
beforeAll(async () => {
  things = await createResources(baseUrl);
  const clientOf = async (user: ApiClient, scope: "read" | "import") =>
    programClient(baseUrl, (await addToken(user, scope)).token);
  reader = await clientOf(things.owner, "read");
  importer = await clientOf(things.owner, "import");
  stranger = await clientOf(await register(baseUrl), "import");
  const made = await addToken(things.owner);
  await runSql(databaseUrl, "update access_tokens set ends_at = 1 where id = ?", [made.id]);
  ended = programClient(baseUrl, made.token);
});

/** An example of each route, by its procedure. */
const addresses: Record<string, () => string> = {
  "/portfolio": () => "/portfolio",
  "/funds": () => "/funds",
  "/funds/{id}": () => `/funds/${things.ledgerFundId}`,
  "/transactions": () => "/transactions",
  "/performance": () => "/performance",
  "/history": () => "/history",
  "/tax/{year}": () => "/tax/2025-26",
  "/imports": () => "/imports",
};
const nameOf = ({ method, path }: PlainRoute) => (method === "POST" ? `POST ${path}` : path);

const bodies: Record<string, () => object> = {
  "/imports": () => ({ data: exportedFile() }),
  "/transactions": () => ({ transactions: [programRowInput(things.ledgerFundId)] }),
};

const ask = (client: ProgramClient, { method, path }: PlainRoute) => {
  const address = addresses[path]?.() ?? "";
  return method === "GET"
    ? client.get(address)
    : client.post(address, { id: crypto.randomUUID(), dryRun: true, ...bodies[path]?.() });
};

/** The status for a token that reads, one that imports, one that has ended and one of another user. */
const roles: Record<string, readonly [number, number, number, number]> = {
  "/portfolio": [200, 200, 401, 200],
  "/funds": [200, 200, 401, 200],
  "/funds/{id}": [200, 200, 401, 404],
  "/transactions": [200, 200, 401, 200],
  "/performance": [200, 200, 401, 200],
  "/history": [200, 200, 401, 200],
  // Another user has nothing in that year.
  "/tax/{year}": [200, 200, 401, 400],
  "POST /imports": [403, 200, 401, 200],
  "POST /transactions": [403, 200, 401, 400],
};

describe.each(plainRoutes.map((route) => [nameOf(route), route] as const))("%s", (name, route) => {
  it("answers each role as it should, and nobody without a token", async () => {
    const clients = [reader, importer, ended, stranger, programClient(baseUrl, null)];
    const answers = await Promise.all(clients.map((client) => ask(client, route)));
    expect(answers.map(({ status }) => status)).toEqual([...(roles[name] ?? []), 401]);
    const ofStranger = JSON.stringify(answers[3]?.body);
    for (const id of [things.fundId, things.ledgerFundId]) expect(ofStranger).not.toContain(id);
  });

  it("answers as its contract says, with the day and what is left out", async () => {
    const { body } = await ask(importer, route);
    const { error } = contractOf(route.procedure).output.safeParse(body);
    expect(error?.issues ?? []).toEqual([]);
    expect(body).toMatchObject({ leftOut: expect.anything() });
    expect(Object.keys(body as object)).toContain("asOf");
  });

  it("refuses another method", async () => {
    const other = "DELETE";
    const { status, headers } = await importer.send(addresses[route.path]?.() ?? "", {
      method: other,
    });
    expect([status, headers.get("content-type")]).toEqual([405, "application/problem+json"]);
  });
});

describe("an answer", () => {
  it("has the day of the NAVs, also of an account without funds", async () => {
    await loadFeed(databaseUrl, navFixture("six-columns"));
    const asha = await register(baseUrl);
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const days = async (path: string) =>
      ((await own.get(path)).body as { asOf: string | null }).asOf;
    const paths = ["/portfolio", "/funds", "/transactions", "/performance", "/history"];
    expect(await Promise.all(paths.map(days))).toEqual(paths.map(() => "2026-08-18"));
    const fundId = await addFund(asha, { schemeName: "My Policy", amfiCode: null });
    expect(await Promise.all([...paths, `/funds/${fundId}`].map(days))).toEqual(
      [...paths, ""].map(() => "2026-08-18"),
    );
  });

  it("is of one person where that is asked for, and of nobody else's fund", async () => {
    const asha = await register(baseUrl);
    const { id: meera } = await addHolder(asha, { name: "Meera" });
    const ofMeera = await addLedger(asha, [transactionInput()], { holderId: meera });
    await addLedger(asha, [transactionInput()]);
    const own = programClient(baseUrl, (await addToken(asha)).token);
    for (const [holder, count] of [
      [meera, 1],
      ["me", 1],
      [null, 2],
    ] as const) {
      const query = holder === null ? "" : `?holder=${holder}`;
      expect((await own.get(`/funds${query}`)).body).toMatchObject({ funds: { length: count } });
      expect((await own.get(`/transactions${query}`)).body).toMatchObject({
        transactions: { length: count },
      });
    }
    expect((await own.get("/funds?holder=nobody")).status).toBe(400);
    for (const path of ["/transactions", "/performance", "/history"]) {
      const { status, body } = await own.get(`${path}?fund=${things.ledgerFundId}`);
      expect([status, body]).toMatchObject([404, { code: "funds/not-found" }]);
    }
    for (const path of ["/transactions", "/performance", "/history"]) {
      const { status, body } = await own.get(`${path}?fund=${ofMeera}&holder=me`);
      expect([status, body]).toMatchObject([404, { code: "funds/not-found" }]);
    }
    for (const path of ["/transactions", "/performance", "/history"]) {
      const { status, body } = await own.get(`${path}?from=2026-02-01&to=2026-01-31`);
      expect([status, body]).toMatchObject([400, { errors: { to: "To must not be before From" } }]);
      expect((await own.get(`${path}?from=2026-01-31&to=2026-01-31`)).status).toBe(200);
    }
    await asha.mutate("holders.delete", { id: meera, moveTo: null });
    for (const path of ["/portfolio", "/funds", "/transactions", "/performance", "/history"]) {
      const { status, body } = await own.get(`${path}?holder=${meera}`);
      expect([status, body]).toMatchObject([404, { code: "holders/not-found" }]);
    }
  });

  it("has an ETag, which changes only when something is written", async () => {
    const asha = await register(baseUrl);
    const fund = await addLedger(asha, [transactionInput()]);
    const own = programClient(baseUrl, (await addToken(asha)).token);
    const first = await own.get("/portfolio");
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    expect(first.headers.get("vary")).toContain("Authorization");
    const again = await own.get("/portfolio", { "if-none-match": etag });
    expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, null, etag]);
    expect((await own.get("/portfolio?holder=me", { "if-none-match": etag })).status).toBe(200);
    await asha.mutate("funds.update", { id: fund, data: { folioNumber: "9/9" } });
    const changed = await own.get("/portfolio", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  it("gets another tag once a further scheme is tracked, which raises no revision", async () => {
    const asha = await register(baseUrl);
    await addLedger(asha, [transactionInput()]);
    const own = programClient(baseUrl, (await addToken(asha)).token);
    const etag = (await own.get("/history")).headers.get("etag");
    const follow =
      "insert into tracked_schemes (code, wanted_from) values ('followed', '2026-01-01')";
    await runSql(databaseUrl, follow);
    expect((await own.get("/history")).headers.get("etag")).not.toBe(etag);
    await runSql(databaseUrl, "delete from tracked_schemes where code = 'followed'");
  });

  it("is paged by a cursor, each transaction once", async () => {
    const asha = await register(baseUrl);
    const days = Array.from({ length: 7 }, (_, at) => `2025-01-0${1 + Math.floor(at / 2)}`);
    await addLedger(
      asha,
      days.map((date) => transactionInput({ date })),
    );
    const own = programClient(baseUrl, (await addToken(asha)).token);
    const seen: string[] = [];
    let query = "?limit=3";
    for (let page = 0; page < 3; page += 1) {
      const body = (await own.get(`/transactions${query}`)).body as {
        transactions: { id: string }[];
        nextCursor: string | null;
      };
      seen.push(...body.transactions.map(({ id }) => id));
      query = `?limit=3&cursor=${body.nextCursor}`;
      expect(body.nextCursor === null).toBe(page === 2);
    }
    expect(new Set(seen).size).toBe(7);
  });

  it("stores the last use of a token to the hour", async () => {
    const asha = await register(baseUrl);
    const { token, id } = await addToken(asha);
    const used = async () =>
      (await runSql(databaseUrl, "select used_at from access_tokens where id = ?", [id]))[0];
    await programClient(baseUrl, token).get("/funds");
    await expect.poll(used).toMatchObject({ used_at: expect.any(Number) });
    expect(Number((await used())?.["used_at"]) % 3_600_000).toBe(0);
    expect((await asha.query("tokens.list")).data).toMatchObject([
      { lastUsedAt: expect.stringMatching(/:00:00\.000Z$/) },
    ]);
  });
});

describe("an import", () => {
  it("is tried first, then added once however often it is sent", async () => {
    const asha = await register(baseUrl);
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const id = crypto.randomUUID();
    const data = exportedFile();
    const { folioNumber, schemeName } = data.funds[0] ?? {};
    const expected = { added: 2, duplicates: 0, replaced: 0, leftOut: 0, problems: [] };
    const dry = await own.post("/imports", { id, dryRun: true, data });
    expect(dry.body).toMatchObject({
      ...expected,
      dryRun: true,
      newFunds: [{ folioNumber, schemeName }],
    });
    expect((await own.get("/funds")).body).toMatchObject({ funds: [] });
    expect((await own.post("/imports", { id, data })).body).toMatchObject({
      ...expected,
      dryRun: false,
    });
    const twice = await own.post("/imports", { id: crypto.randomUUID(), data });
    expect(twice.body).toMatchObject({ added: 0, duplicates: 2, newFunds: [], importId: null });
    expect((await own.get("/transactions")).body).toMatchObject({
      transactions: [
        { type: "purchase", units: 100 },
        { type: "redemption", units: 40 },
      ],
    });
    expect((await asha.query("imports.list")).data).toMatchObject([{ importId: id }]);
  });

  it("names the import that has the rows, also of a file that is sent again with what is accepted", async () => {
    const asha = await register(baseUrl);
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const id = crypto.randomUUID();
    const file = exportedFile();
    const [row] = file.transactions;
    const later = { ...row, id: crypto.randomUUID(), date: "2024-01-12" };
    const send = async (change: object) =>
      (await own.post("/imports", { id, data: file, ...change })).body as { importId: string };
    expect(await send({ dryRun: true })).toMatchObject({ importId: id });
    expect(await send({})).toMatchObject({ importId: id, added: 2 });
    expect(await send({})).toMatchObject({ importId: id, added: 0 });
    const data = { ...file, transactions: [later] };
    expect(await send({ data })).toMatchObject({ importId: id, added: 0, leftOut: 1 });
    const accepted = { data, accept: ["other-day"] };
    const { importId } = await send({ ...accepted, dryRun: true });
    expect(await send(accepted)).toMatchObject({ importId, added: 1 });
    expect(await send(accepted)).toMatchObject({ importId, added: 0 });
    const { data: imports } = await asha.query("imports.list");
    const ids = (imports as { importId: string }[]).map((each) => each.importId);
    expect(ids.toSorted()).toEqual([id, importId].toSorted());
  });

  it("leaves out a fund whose rows are recorded in another folio, unless that is accepted", async () => {
    const asha = await register(baseUrl);
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const send = async (data: object, change: object = {}) =>
      (await own.post("/imports", { id: crypto.randomUUID(), data, ...change })).body;
    const file = exportedFile();
    const [fund] = file.funds;
    expect(await send(file)).toMatchObject({ added: 2 });
    const other = { ...file, funds: [{ ...fund, folioNumber: "another" }] };
    for (const dryRun of [true, false]) {
      expect(await send(other, { dryRun })).toMatchObject({
        added: 0,
        leftOut: 2,
        newFunds: [],
        problems: [{ at: "funds[0]", reason: "other-folio", recordedOn: null }],
      });
    }
    const accept = ["other-folio"];
    expect(await send(other, { accept })).toMatchObject({ added: 2, leftOut: 0, problems: [] });
    // Two folios in one file are two: a couple's SIPs are alike.
    const [first, second] = [exportedFile(), exportedFile()];
    const couple = {
      ...first,
      funds: [...first.funds, ...second.funds].map((each) => ({ ...each, amfiCode: "900002" })),
      transactions: [...first.transactions, ...second.transactions],
    };
    expect(await send(couple)).toMatchObject({ added: 4, leftOut: 0 });
  });

  it("loses no rows under an id that was used, nor in several parts", async () => {
    const asha = await register(baseUrl);
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const id = crypto.randomUUID();
    await own.post("/imports", { id, data: exportedFile() });
    const [one, other] = [exportedFile(), exportedFile()];
    const [purchase] = one.transactions;
    const funds = [...one.funds, ...other.funds];
    const transactions = funds.flatMap(({ id: fundId }) =>
      Array.from({ length: 300 }, () => ({ ...purchase, fundId, id: crypto.randomUUID() })),
    );
    const data = { ...one, funds, transactions };
    const sent = await own.post("/imports", { id, accept: ["other-folio"], data });
    expect(sent.body).toMatchObject({ added: 600, duplicates: 0, problems: [] });
    const counts = await runSql(
      databaseUrl,
      "select count(*) as n from transactions where user_id = (select id from users where email = ?)",
      [asha.email],
    );
    expect(counts).toMatchObject([{ n: 602 }]);
  });

  it("stores nothing, tried or not, of a file that has a day to come in its last part", async () => {
    const asha = await register(baseUrl);
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const [file, later] = [exportedFile(), exportedFile()];
    const [row] = file.transactions;
    const transactions = [
      ...Array.from({ length: 600 }, () => ({ ...row, id: crypto.randomUUID() })),
      ...later.transactions.map((each) => ({ ...each, date: "2099-01-01" })),
    ];
    const data = { ...file, funds: [...file.funds, ...later.funds], transactions };
    for (const dryRun of [true, false]) {
      const answer = await own.post("/imports", { id: crypto.randomUUID(), dryRun, data });
      expect([answer.status, answer.body]).toMatchObject([400, { code: "request/invalid" }]);
      expect((await own.get("/funds")).body).toMatchObject({ funds: [] });
    }
  });

  it("of the account's own unchanged export adds nothing, also of worked-out instalments", async () => {
    const asha = await register(baseUrl);
    const { id: meera } = await addHolder(asha, { name: "Meera" });
    const months = ["2025-01-06", "2025-02-05", "2025-03-05", "2025-04-07"];
    const rows = months.map((date) => transactionInput({ date, type: "sip" }));
    const sold = transactionInput({ date: "2025-05-05", type: "redemption", units: 400 });
    await addLedger(asha, [...rows, sold]);
    await addLedger(
      asha,
      rows.map((row) => ({ ...row, id: crypto.randomUUID() })),
      {
        holderId: meera,
      },
    );
    await addFund(asha);
    await runSql(
      databaseUrl,
      `update transactions set source = 'sip', due_date = date, confirmed = (date < '2025-02-01')
       where type = 'sip' and user_id = (select id from users where email = ?)`,
      [asha.email],
    );
    const headers = { cookie: asha.cookie() };
    const exported = await fetch(`${baseUrl}/api/account/data.json`, { headers });
    const data: unknown = await exported.json();
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const before = (await own.get("/transactions")).body;
    for (const dryRun of [true, false]) {
      const { body } = await own.post("/imports", { id: crypto.randomUUID(), dryRun, data });
      const expected = { added: 0, replaced: 0, duplicates: 10, leftOut: 0, newFunds: [] };
      expect(body).toMatchObject({ ...expected, problems: [] });
    }
    expect((await own.get("/transactions")).body).toEqual(before);
  });

  it("leaves out and names what looks like a recorded payment or instalment, unless that is accepted", async () => {
    const asha = await register(baseUrl);
    const dated = (date: string, change: object = {}) =>
      transactionInput({
        date,
        units: 49.9975,
        nav: 100,
        amount: 4_999.75,
        stampDuty: 0.25,
        ...change,
      });
    const fundId = await addLedger(asha, [dated("2025-02-05"), dated("2025-04-07")]);
    await addSip(asha, { fundId, from: "2025-02-01", to: "2025-02-28" });
    const { folioNumber, schemeName, amfiCode } = await fundOf(asha, fundId);
    const file = exportedFile();
    const [[fund], [row]] = [file.funds, file.transactions];
    const sameUnits = { date: "2025-04-09", units: 49.9975, amount: 4_999.75 };
    const samePayment = { date: "2025-04-08", units: 49, amount: 4_999.75 };
    const tenthOff = { date: "2025-02-06", units: 50, amount: 4_700 };
    const fresh = { date: "2025-06-05", units: 50, amount: 5_000 };
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const send = async (rows: object[], change: object) => {
      const transactions = rows.map((each) => ({ ...row, ...each, id: crypto.randomUUID() }));
      const data = {
        ...file,
        funds: [{ ...fund, folioNumber, schemeName, amfiCode }],
        transactions,
      };
      return (await own.post("/imports", { id: crypto.randomUUID(), data, ...change })).body;
    };
    const problems = [
      { at: "transactions[0]", reason: "other-day", recordedOn: "2025-04-07" },
      { at: "transactions[1]", reason: "recorded-instalment", recordedOn: "2025-02-05" },
    ];
    for (const dryRun of [true, false]) {
      expect(await send([sameUnits, tenthOff, fresh], { dryRun })).toMatchObject({
        added: 1,
        leftOut: 2,
        problems: problems.toReversed(),
      });
    }
    expect(await send([samePayment], { dryRun: true })).toMatchObject({
      added: 0,
      problems: [{ at: "transactions[0]", reason: "same-payment", recordedOn: "2025-04-07" }],
    });
    expect(await send([sameUnits, tenthOff], { accept: ["other-day"] })).toMatchObject({
      added: 1,
      leftOut: 1,
      problems: problems.slice(1),
    });
    expect((await ledgerOf(asha, fundId)).transactions).toHaveLength(4);
    const unknown = await own.post("/imports", {
      id: crypto.randomUUID(),
      accept: ["looks-off"],
      data: file,
    });
    expect([unknown.status, unknown.body]).toMatchObject([400, { code: "request/invalid" }]);
  });

  it("names a transfer of unequal units, which it leaves out with both funds", async () => {
    const asha = await register(baseUrl);
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const [one, other] = [exportedFile(), exportedFile()];
    const pairId = crypto.randomUUID();
    const leg = { date: "2025-07-07", amount: 3_000, pairId };
    const [row] = one.transactions;
    const transactions = [
      ...one.transactions,
      ...other.transactions,
      { ...row, ...leg, id: crypto.randomUUID(), type: "transfer-out", units: 40 },
      {
        ...row,
        ...leg,
        id: crypto.randomUUID(),
        type: "transfer-in",
        units: 35,
        fundId: other.funds[0]?.id,
      },
    ];
    const data = { ...one, funds: [...one.funds, ...other.funds], transactions };
    for (const dryRun of [true, false]) {
      const { body } = await own.post("/imports", { id: crypto.randomUUID(), dryRun, data });
      const reason = "unequal-transfer";
      expect(body).toMatchObject({ added: 0, leftOut: 6, problems: [{ reason }, { reason }] });
    }
  });

  it("names each field that it refuses, and stores nothing", async () => {
    const asha = await register(baseUrl);
    const own = programClient(baseUrl, (await addToken(asha, "import")).token);
    const file = exportedFile();
    const [first, second] = file.transactions;
    const transactions = [
      { ...first, units: "100" },
      { ...second, charges: { exitLoad: 0, tds: 0 } },
    ];
    const answer = await own.post("/imports", {
      id: crypto.randomUUID(),
      data: { ...file, transactions },
    });
    const code = "request/invalid";
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        code,
        title: "units must be a number",
        errors: [
          { pointer: "/data/transactions/0/units", code, message: "units must be a number" },
          { pointer: "/data/transactions/1/charges/stt", code, message: "stt is missing" },
        ],
      },
    ]);
    const { body: lacking } = await own.post("/imports", {
      id: crypto.randomUUID(),
      data: { funds: [], transactions: [] },
    });
    expect(lacking).toMatchObject({
      code: "programs/no-export",
      errors: [{ pointer: "/data/exportedAt" }],
    });
    const { body: noId } = await own.post("/imports", { id: 4, data: file });
    expect(noId).toMatchObject({ errors: [{ pointer: "/id" }] });
    expect((await own.get("/funds")).body).toMatchObject({ funds: [] });
  });

  it("is refused where it is no export, has too many rows, or comes as something else", async () => {
    const id = crypto.randomUUID();
    const codes = async (body: unknown) => {
      const { status, body: problem } = await importer.post("/imports", body);
      return [status, (problem as { code: string }).code];
    };
    expect(await codes({ id, data: { funds: [] } })).toEqual([400, "programs/no-export"]);
    const file = exportedFile();
    const [row] = file.transactions;
    const transactions = Array.from({ length: 1_000 }, () => row);
    expect(await codes({ id, data: { ...file, transactions } })).toEqual([
      400,
      "programs/too-many-rows",
    ]);
    expect(await codes("{")).toEqual([400, "request/invalid"]);
    expect(await codes(JSON.stringify({ id, pad: "x".repeat(1_048_576) }))).toEqual([
      413,
      "request/body-too-large",
    ]);
  });
});

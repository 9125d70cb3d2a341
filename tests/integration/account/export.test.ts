import { isSQLWrapper } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { exportData } from "../../../src/server/account/procedures/export-data.ts";
import { signedIn } from "../../../src/server/auth/signed-in-context.ts";
import type { Queries } from "../../../src/server/platform/db/batch.ts";
import type { Query } from "../../../src/server/platform/db/query.ts";
import { jsonText, streamText } from "../../../src/server/platform/http/stream-body.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { fundInput, register, apiClient, type ApiClient } from "../../support/api/api-client.ts";
import { addPasskey } from "../../support/api/authenticator.ts";
import { addGoal, goalInput, targetInput } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import {
  commit,
  commitInput,
  fundItem,
  printedBalance,
  transactionItem,
} from "../../support/api/imports.ts";
import { addLedger, addSip, ledgerOf, okay, transactionInput } from "../../support/api/ledgers.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { tablesOfAccount } from "../../support/data/tables-of-account.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
let asha: ApiClient;

beforeEach(async () => {
  asha = await register(baseUrl);
});

/** Tables of an account that its export leaves out, with the reason. */
const notExported: Record<string, string> = {
  account_notices: "when the next mail about events is due",
  address_proofs: "hashes of codes that were mailed",
  chosen_schemes: "an import asks again",
  code_tickets: "hashes of cookies that end after minutes",
  device_links: "hashes of codes that were mailed",
  former_factors: "the secret of a second factor",
  import_parts: "what undoing an import needs; its transactions are there",
  imports: "what undoing an import needs; its transactions are there",
  inbox_addresses: "whoever has it can mail files; the Data page shows it",
  inbox_chunks: "the files, of which the list is read; they lie in the mailbox that they came from",
  inbox_mails: "ids at the mail service of mails that were fetched",
  letter_calls: "a count of letters within two days",
  oauth_tokens: "hashes of what an assistant is given for an hour",
  password_reset_codes: "hashes of codes that were mailed",
  pending_links: "hashes of cookies that end after minutes",
  push_queue: "what waits for minutes to be sent to a device",
  push_told: "marks of what devices were told",
  revisions: "a count of changes",
  told_topics: "what letters have told; they lie in the mailbox",
  undone_imports: "an import that arrives late is refused by it",
  unlisted_schemes: "an import asks again",
};

const dialect = new SQLiteAsyncDialect();
const statementsOf = (of: Query | Queries): string[] =>
  isSQLWrapper(of)
    ? [dialect.sqlToQuery(of.getSQL()).sql]
    : Object.values(of).flatMap(statementsOf);

describe("the data export", () => {
  const download = (path: string, user: ApiClient) =>
    fetch(`${baseUrl}/api/account/${path}`, { headers: { cookie: user.cookie() } });

  it("returns everything as JSON", async () => {
    await asha.mutate("funds.add", fundInput());
    const response = await download("data.json", asha);
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="fundbook.json"',
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const data = await response.json();
    expect(data).toMatchObject({
      profile: { email: asha.email },
      funds: [{ folioNumber: "1234567/89" }],
      categories: [{ name: "debt", count: 1 }],
      hasPassword: true,
      identities: [],
      events: [],
      formerAddresses: [],
      mailLanguage: null,
      sessions: [{ isCurrent: true }],
      invitations: [],
      trustedDevices: [{ usedAt: expect.stringMatching(/^\d{4}-.*Z$/), skipsCodeUntil: null }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2id|hash"/i);
  });

  it("reads each table of the account, or there is a reason why not", async () => {
    const [, token = ""] = asha.cookie().split("=");
    const ctx = signedIn(requestContext(databaseUrl, token));
    const statements: string[] = [];
    const read: typeof ctx.read = (reads) =>
      ctx.read((owner) => {
        const queries = reads(owner);
        statements.push(...statementsOf(queries));
        return queries;
      });
    await new Response(
      streamText(jsonText(await exportData({ ...ctx, read })), ctx.log, ""),
    ).text();
    const named = new Set(
      statements.flatMap((text) =>
        [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/g)].map(([, table]) => table),
      ),
    );
    expect(tablesOfAccount.filter((table) => !named.has(table)).toSorted()).toEqual(
      Object.keys(notExported),
    );
  });

  it("has all of a passkey, in which nothing is secret", async () => {
    const { id } = await addPasskey(asha, baseUrl);
    expect(await (await download("data.json", asha)).json()).toMatchObject({
      passkeys: [{ id, host: "localhost", usedAt: null, publicKey: expect.any(String) }],
    });
  });

  it("has what is not secret of an access token", async () => {
    const { token, ...made } = await addToken(asha);
    const text = await (await download("data.json", asha)).text();
    expect(JSON.parse(text)).toMatchObject({ accessTokens: [{ ...made, lastUsedAt: null }] });
    expect(text).not.toContain(token);
  });

  it("has the watched schemes", async () => {
    await runSql(
      databaseUrl,
      "insert into watched_schemes select id, '123456', 0 from users where email = ?1",
      [asha.email],
    );
    expect(await (await download("data.json", asha)).json()).toMatchObject({
      watchedSchemes: [{ code: "123456", name: null, since: "1970-01-01T00:00:00.000Z" }],
    });
  });

  it("has targets and goals", async () => {
    okay(await asha.mutate("targets.set", targetInput));
    const fundId = await addLedger(asha);
    const { id, parts } = await addGoal(asha, { parts: [{ fundId, percent: 25 }] });
    const data = await (await download("data.json", asha)).json();
    expect(data).toMatchObject({
      targets: [{ holderId: "everyone", ...targetInput, band: 5, relativeBand: null }],
      goals: [{ ...goalInput(), id, parts, stepUp: 0, withdrawal: null, holderId: null }],
    });
  });

  it("returns the funds as CSV", async () => {
    await asha.mutate("funds.add", fundInput({ folioNumber: "=1+1" }));
    const response = await download("funds.csv", asha);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [headings, row] = (await response.text()).split("\r\n");
    expect(headings).toMatch(/^Folio,Scheme,AMFI code,/);
    expect(row).toMatch(/^'=1\+1,/);
  });

  it("names the holder of each fund and transaction", async () => {
    const { id: holderId, name } = await addHolder(asha, { name: "Meera" });
    await addLedger(asha, [transactionInput()], { holderId });
    expect(await (await download("data.json", asha)).json()).toMatchObject({
      funds: [{ holderId }],
      holders: [{ id: holderId, name, kind: "individual", fundCount: 1 }],
    });
    for (const path of ["funds.csv", "transactions.csv"]) {
      const [, row] = (await (await download(path, asha)).text()).split("\r\n");
      expect(row).toMatch(/,Meera$/);
    }
    const performance = await (await download("portfolio-performance.csv", asha)).text();
    expect(performance.split("\r\n")[0]).toMatch(/,Note,Securities Account,Cash Account$/);
    expect(performance.split("\r\n")[1]).toMatch(/,Meera,Meera$/);
    expect(await (await download("ghostfolio.json", asha)).json()).toMatchObject({
      accounts: [{ name: expect.any(String) }, { id: holderId, name, currency: "INR" }],
      activities: [{ accountId: holderId }],
    });
  });

  it("is of one person's funds where asked, and of nobody else's people", async () => {
    const { id: meera } = await addHolder(asha, { name: "Meera" });
    await addLedger(asha, [transactionInput()], { holderId: meera, folioNumber: "hers" });
    await addLedger(asha, [transactionInput()], { folioNumber: "mine" });
    for (const path of ["funds.csv", "transactions.csv"]) {
      const foliosOf = async (query: string) =>
        (await (await download(`${path}${query}`, asha)).text())
          .split("\r\n")
          .slice(1, -1)
          .map((row) => row.split(",")[0])
          .toSorted();
      expect(await foliosOf("")).toEqual(["hers", "mine"]);
      expect(await foliosOf("?holder=me")).toEqual(["mine"]);
      expect(await foliosOf(`?holder=${meera}`)).toEqual(["hers"]);
    }
    const rowsOf = async (query: string) =>
      (await (await download(`portfolio-performance.csv${query}`, asha)).text())
        .split("\r\n")
        .slice(1, -1)
        .map((row) => row.split(",").at(-1));
    expect(await rowsOf(`?holder=${meera}`)).toEqual(["Meera"]);
    const ghostfolio = await download(`ghostfolio.json?holder=${meera}`, asha);
    expect(await ghostfolio.json()).toMatchObject({
      accounts: [{ id: meera }],
      activities: [{ accountId: meera }],
    });
    const other = await register(baseUrl);
    for (const [user, query, status] of [
      [other, meera, 404],
      [asha, crypto.randomUUID(), 404],
      [asha, "you", 400],
    ] as const) {
      for (const path of ["funds.csv", "ghostfolio.json"]) {
        expect((await download(`${path}?holder=${query}`, user)).status).toBe(status);
      }
    }
  });

  it("has no accounts for other programs where nobody else's funds are kept", async () => {
    await addLedger(asha, [transactionInput()]);
    const performance = await (await download("portfolio-performance.csv", asha)).text();
    expect(performance.split("\r\n")[0]).toMatch(/,Note$/);
    const ghostfolio = await (await download("ghostfolio.json", asha)).json();
    expect(Object.keys(ghostfolio)).toEqual(["meta", "activities"]);
    expect(JSON.stringify(ghostfolio)).not.toContain("accountId");
  });

  it("has what was said about tax", async () => {
    await asha.mutate("funds.add", fundInput());
    const { amfiCode } = fundInput();
    await asha.mutate("tax.setClass", { amfiCode, class: "other" });
    const year = { holderId: "me", financialYear: "2025-26" };
    await asha.mutate("tax.setProfile", { ...year, slab: 20, resident: true });
    await asha.mutate("tax.setCarriedLosses", {
      holderId: "me",
      year: "2024-25",
      short: 7,
      long: 0,
    });
    expect(await (await download("data.json", asha)).json()).toMatchObject({
      tax: {
        schemes: [{ amfiCode, class: "other", kind: null, fmvPerUnit: null }],
        profiles: [{ holderId: null, year: "2025-26", slab: 20, resident: true }],
        losses: [{ holderId: null, year: "2024-25", short: 7, long: 0 }],
      },
    });
  });

  it("has what statements printed as held", async () => {
    const input = commitInput([fundItem({ printed: printedBalance() }), transactionItem("a")]);
    await commit(asha, input);
    const { funds, statementBalances } = await (await download("data.json", asha)).json();
    expect(statementBalances).toEqual([
      {
        ...printedBalance(),
        fundId: funds[0].id,
        importId: input.importId,
        isDated: true,
        importedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it("has transactions and SIPs, also as CSV", async () => {
    const fundId = await addLedger(asha, [transactionInput({ note: "=1+1" })]);
    const sipId = await addSip(asha, { fundId });
    const [{ id = "" } = {}] = (await ledgerOf(asha, fundId)).transactions;
    expect(await (await download("data.json", asha)).json()).toMatchObject({
      transactions: [{ id, fundId, type: "purchase", units: 100, amount: 5_000 }],
      sips: [{ id: sipId, fundId, amount: 5_000, day: 5 }],
      recentlyDeleted: [],
    });
    const csv = await (await download("transactions.csv", asha)).text();
    const [headings, row] = csv.split("\r\n");
    expect(headings).toBe(
      "Folio,Scheme,AMFI code,Category,Date,Type,Amount,Units,NAV,Stamp duty,Exit load,STT,TDS,Note,Pair,Cost,Bought on,Confirmed,Id,Holder",
    );
    expect(row).toMatch(/,2024-01-05,purchase,5000,100,50,0,0,0,0,'=1\+1,,,,true,/);
  });

  it.each([
    "data.json",
    "funds.csv",
    "transactions.csv",
    "portfolio-performance.csv",
    "ghostfolio.json",
  ])("refuses %s without a session", async (path) => {
    const response = await download(path, apiClient(baseUrl));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { message: "No user is logged in" } });
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import { portfolioTotals } from "../../../src/shared/funds/totals.ts";
import { fromPaise, toPaise } from "../../../src/shared/transactions/fixed-point.ts";
import { root } from "../../../scripts/product/root.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { register } from "../../support/api/api-client.ts";
import { exportedFile } from "../../support/api/exported-file.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { addFund } from "../../support/api/sharing.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const page = readFileSync(join(root, "docs/api.md"), "utf8");

const examplesIn = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, code = ""]) => code,
  );

let folder: string;
let token: string;
/** What Home shows of an account with all kinds of funds. */
let value: number;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("six-columns"));
  folder = mkdtempSync(join(tmpdir(), "fundbook-examples-"));
  writeFileSync(join(folder, "fundbook.json"), JSON.stringify(exportedFile()));
  const asha = await register(baseUrl);
  await addLedger(asha, [transactionInput()]);
  await addLedger(asha, [
    transactionInput(),
    transactionInput({ date: "2025-01-06", type: "redemption", amount: 6_000 }),
  ]);
  await addFund(asha);
  await addFund(asha, { schemeName: "My Policy", amfiCode: null });
  const { funds } = okay<FundList>(await asha.query("funds.list"));
  value = portfolioTotals(funds, []).currentValue;
  ({ token } = await addToken(asha, "import"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** With the address and the token of the test in place of the examples' own. */
const ownOf = (code: string): string =>
  code.replaceAll("https://fundbook.example", baseUrl).replaceAll("fb_…", token);

describe("the examples of docs/api.md", () => {
  it("by curl read the portfolio, then find nothing changed, and try an import", async () => {
    const run = async (code: string) =>
      (
        await execa("sh", ["-c", code], {
          cwd: folder,
          env: { FUNDBOOK: baseUrl, TOKEN: token },
        })
      ).stdout;
    const [read = "", readIfChanged = "", tryImport = "", ...others] = examplesIn("sh");
    expect(others).toEqual([]);
    expect(JSON.parse(await run(read))).toMatchObject({ value, leftOut: 2 });
    expect([await run(readIfChanged), await run(readIfChanged)]).toEqual(["200", "304"]);
    expect(JSON.parse(await run(tryImport))).toMatchObject({ dryRun: true, added: 2 });
  });

  it("for Google Sheets finds Home's value", async () => {
    const [code = ""] = examplesIn("js");
    const address = `${baseUrl}/api/v1/portfolio`;
    const options = { headers: { Authorization: `Bearer ${token}` } };
    const text = await (await fetch(address, options)).text();
    const asked: unknown[] = [];
    const fetched = {
      fetch: (...all: unknown[]) => {
        asked.push(...all);
        return { getContentText: () => text };
      },
    };
    const run = new Function("UrlFetchApp", `${ownOf(code)}\nreturn FUNDBOOK("value");`);
    expect(run(fetched)).toBe(value);
    expect(asked).toEqual([address, options]);
  });

  /** Asks as an example does. */
  const answerTo = async (code: string): Promise<Record<string, unknown>> => {
    const [address = ""] = /https:\/\/fundbook\.example[^\s"]*/.exec(code) ?? [];
    const [header = ""] = /Bearer fb_…/.exec(code) ?? [];
    const response = await fetch(ownOf(address), { headers: { authorization: ownOf(header) } });
    return (await response.json()) as Record<string, unknown>;
  };

  it("for Excel finds funds that add up to Home's value", async () => {
    const [code = ""] = examplesIn("powerquery");
    const [, field = ""] = /Source\[(\w+)\]/.exec(code) ?? [];
    const funds = (await answerTo(code))[field] as Fund[];
    const paise = funds.map(({ currentAmount }) => toPaise(currentAmount ?? 0));
    expect(fromPaise(paise.reduce((sum, each) => sum + each, 0))).toBe(value);
  });

  it("for Home Assistant finds Home's value", async () => {
    const [code = ""] = examplesIn("yaml");
    const [, field = ""] = /value_json\.(\w+)/.exec(code) ?? [];
    expect((await answerTo(code))[field]).toBe(value);
  });
});

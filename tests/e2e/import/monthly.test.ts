// @module-tag long
import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import type { ApiClient } from "../../support/api/api-client.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { okay } from "../../support/api/ledgers.ts";
import { pdfOf } from "../../support/data/sample-ecas/ecas-pages.ts";
import {
  asha,
  flexiCap,
  liquid,
  nsdlAccount,
  ravi,
  tradedFund,
} from "../../support/data/sample-ecas/ecas-samples.ts";
import { nsdlPages, type MadeNsdl } from "../../support/data/sample-ecas/nsdl-ecas.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const debt = {
  ...flexiCap,
  name: ["First Example PSU", "Debt Fund - Direct", "Plan - Growth"],
  nav: "400.0000",
};
const etf = { ...tradedFund, name: ["First Example Liquid", "ETF - Growth"], nav: "995.00" };
const family: MadeNsdl = {
  owners: [
    { holders: [asha], accounts: [{ ...nsdlAccount, funds: [etf] }], folios: [debt] },
    { holders: [ravi, asha], folios: [liquid] },
  ],
};
const file = (made: MadeNsdl) => ({
  name: "ecas.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(pdfOf(nsdlPages(made), { method: "aes-256", password: asha.pan })),
});

async function unlock(page: Page, chosen: ReturnType<typeof file>) {
  await page.getByRole("button", { name: "Choose files" }).waitFor();
  await page.locator("input[type=file]").setInputFiles([chosen]);
  await page.getByText("it is the first holder's PAN in capitals", { exact: false }).waitFor();
  await page.getByLabel("Password of ecas.pdf").fill(asha.pan);
  await page.getByRole("button", { name: "Open" }).click();
}

async function chooseFile(chosen: ReturnType<typeof file>, user?: ApiClient) {
  const owner = user ?? (await registerUser(baseUrl));
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  await page.goto("/funds/import");
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  await unlock(page, chosen);
  return { page, owner, sent };
}

describe("the monthly statement of a depository", () => {
  it("adds the funds of who is chosen as holdings, asks for a missing cost, and sends nothing else", async () => {
    const { page, owner, sent } = await chooseFile(file(family));
    await page.getByRole("heading", { name: "ecas.pdf" }).waitFor();
    await page.getByText("Shares, left out: 1 line").waitFor();
    await page.getByText("every purchase and sale with its date", { exact: false }).waitFor();
    await page.getByLabel("ASHA SAMPLE XXXXXX000A").selectOption("Me");
    await page.getByLabel("RAVI SAMPLE XXXXXX111B").selectOption("Leave out");
    const cost = page.getByRole("group", { name: "What did these units cost?" });
    await cost.getByLabel("Demat 4321", { exact: false }).fill("1,900.50");
    await page.keyboard.press("Enter");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Add 2 entries" }).click();

    await page.getByText("2 entries were added").waitFor();
    const { funds } = okay<{ funds: Fund[] }>(await owner.query("funds.list"));
    expect(
      funds
        .map(({ folioNumber, units, investedAmount }) => [folioNumber, units, investedAmount])
        .toSorted(),
    ).toEqual([
      ["12345678/90", 1234.567, 100_000],
      ["Demat 4321", 10, 1_900.5],
    ]);
    const posts = sent.filter((request) => request.method() !== "GET");
    expect(posts.map((request) => new URL(request.url()).pathname)).toEqual([
      "/api/trpc/imports.commit",
    ]);
    const wire = sent
      .map((request) => decodeURIComponent(request.url()) + (request.postData() ?? ""))
      .join("\n");
    for (const secret of [
      asha.pan,
      "SAMPLE",
      "ecas.pdf",
      "IN300000",
      "87654321",

      "000A",
      "Notes",
    ])
      expect(wire).not.toContain(secret);

    // The next month's file: what it says takes the place of what the last one said.
    await page.getByRole("button", { name: "Import another file" }).click();
    const more = { ...debt, units: "1,244.567", cost: "1,01,000.00" };
    const [ashas, ravis] = family.owners;
    if (ashas === undefined || ravis === undefined) throw new Error("there are two owners");
    await unlock(page, file({ owners: [{ ...ashas, folios: [more] }, ravis] }));
    expect(await page.getByLabel("RAVI SAMPLE XXXXXX111B").inputValue()).toBe("left-out");
    await page.getByText("2 schemes matched").click();
    await page.getByText("This file replaces it: 1,244.567 units", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Add 1 entry" }).click();
    await page.getByText("1 earlier entry was replaced.").waitFor();
    expect(await page.getByText("0 entries", { exact: false }).count()).toBe(0);
    await page.getByRole("button", { name: "Import another file" }).click();
    await page.getByText("1 entry replaced", { exact: false }).waitFor();
    const { funds: after } = okay<{ funds: Fund[] }>(await owner.query("funds.list"));
    expect(after.map(({ investedAmount }) => investedAmount).toSorted((a, b) => a - b)).toEqual([
      1_900.5, 101_000,
    ]);
  });

  it("is refused by name where it does not add up, and nothing of it is stored", async () => {
    const { page, owner } = await chooseFile(file({ ...family, rosterAside: [100_00] }));
    await page
      .getByText("This is an NSDL statement. What Fundbook reads", { exact: false })
      .waitFor();
    await page.getByText("Page 2, line", { exact: false }).waitFor();
    expect(okay<{ funds: Fund[] }>(await owner.query("funds.list")).funds).toEqual([]);
  });
});

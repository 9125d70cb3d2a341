import { readFile } from "node:fs/promises";
import { beforeAll, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund, registerUser, type RegisteredUser } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

let owner: RegisteredUser;
beforeAll(async () => {
  owner = await registerUser(baseUrl);
  const sale = { date: "2025-06-10", type: "redemption", amount: 9_000, nav: 90 };
  await addLedger(owner, [transactionInput({ date: "2016-05-02" }), transactionInput(sale)], {
    schemeName: "Unlisted Old Scheme",
    amfiCode: "777101",
  });
  const held = await addLedger(owner, [transactionInput()], {
    schemeName: "Unlisted Held Scheme",
    amfiCode: "777102",
  });
  await owner.mutate("tax.setClass", { amfiCode: "777102", class: "equity" });
  const nav = "update funds set nav = '80', nav_date = '2026-08-18' where id = ?";
  await runSql(inject("databaseUrl"), nav, [held]);
  await addHolder(owner, { name: "Meera" });
  await addFund(owner, { amfiCode: null, schemeName: "My Policy" });
});

it("a year's tax says what is left out, follows what the user says, and opens to its lots and files", async () => {
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  await page.goto("/funds");
  await page.getByRole("link", { name: "Tax", exact: true }).click();
  await page.getByLabel("Financial year").selectOption("2025-26");
  await page.waitForURL("**/tax/2025-26");
  await page.getByRole("heading", { name: "Not complete: 2 funds are left out" }).waitFor();
  expect(await page.getByText("Taxable (not complete)").count()).toBe(0);

  await page.getByLabel("Taxed as").selectOption("equity");
  await page.getByText("Its NAV of 31 Jan 2018 is not known.").waitFor();
  await page.getByLabel("Value per unit on 31 Jan 2018").fill("70");
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByRole("heading", { name: "Not complete: 1 fund is left out" }).waitFor();
  await page.getByText("Taxable (not complete)").waitFor();

  const section = page.getByRole("article").filter({ hasText: "section 112A" });
  await section.getByText("1 lot sold").click();
  await section.getByRole("row").filter({ hasText: "10 Jun 2025" }).waitFor();
  expect(await section.getByRole("row").last().innerText()).toMatch(/₹7,000\.00.*\+₹2,000\.00/s);

  const fileOf = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), "utf8"),
    };
  };
  const schedule = await fileOf("Schedule 112A (CSV)");
  expect(schedule.name).toBe("schedule-112a-2025-26-incomplete.csv");
  expect(schedule.text).toContain(
    "BE,AE,,Unlisted Old Scheme,100,90,9000,7000,5000,7000,70,7000,0,7000,2000",
  );
  const sales = await fileOf("Sales (CSV)");
  expect(sales.text).toContain("Left out: My Policy (sales)");
  expect(sales.text).toContain("This is not advice.");

  await page.emulateMedia({ media: "print" });
  await page.getByText("Not complete · By the law as of").waitFor();
  expect(await page.getByRole("row").filter({ hasText: "10 Jun 2025" }).count()).toBe(1);
  await page.emulateMedia({ media: null });

  await page.getByRole("link", { name: "Before selling" }).click();
  await page.getByText("₹1,25,000.00 of the exemption").waitFor();
  const held = page.getByRole("article").filter({ hasText: "Unlisted Held Scheme" });
  await held.getByText("Exit load: not entered").click();
  await held.getByLabel("Sold within days (1)").fill("3000");
  await held.getByLabel("Load in % (1)").fill("101");
  await held.getByRole("button", { name: "Save exit load" }).click();
  await held.getByText("The exit load must be at most 100%").waitFor();
  await held.getByLabel("Load in % (1)").fill("1");
  await held.getByRole("button", { name: "Save exit load" }).click();
  await held.getByText("Long-term, with load").waitFor();
  await held.getByRole("button", { name: "What if I sell?" }).click();
  await page.getByLabel("Units", { exact: true }).fill("101");
  await page.getByRole("button", { name: "Work it out" }).click();
  await page.getByText("Only 100 units can be sold on this day").waitFor();
  await page.getByLabel("Units", { exact: true }).fill("50");
  await page.getByRole("button", { name: "Work it out" }).click();
  // By hand: 50 at ₹80 is 4,000, less 40 of load and 0.04 of STT.
  await page.getByText("₹3,959.96").waitFor();
  await page.getByRole("link", { name: "Record this redemption" }).click();
  await page.waitForURL("**/funds/add-transaction");
  await expect.poll(() => page.locator("[name=units]").inputValue()).toBe("50");
  expect(await page.locator("[name=exitLoad]").inputValue()).toBe("40");

  await page.getByRole("button", { name: "Save" }).click();
  // Another page's change shows at once.
  await page.getByRole("link", { name: "Manage Funds" }).first().click();
  await page.getByRole("link", { name: "Tax", exact: true }).click();
  await page.getByRole("article").filter({ hasText: "Unlisted Held Scheme" }).waitFor();

  await page.getByLabel("Whose").selectOption("Meera");
  await page.getByRole("heading", { name: "Tax: Meera" }).waitFor();
  await page.getByRole("heading", { name: /^Nothing was sold in/ }).waitFor();
});

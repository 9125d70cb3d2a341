import { readFile } from "node:fs/promises";
import { beforeAll, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
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

  await page.getByLabel("Whose").selectOption("Meera");
  await page.getByRole("heading", { name: "Tax: Meera" }).waitFor();
  await page.getByRole("heading", { name: /^Nothing was sold in/ }).waitFor();
});

import { beforeAll, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { odsBook, odsRow, odsTable } from "../../support/data/ods-book.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const scheme = "First Example PSU Debt Fund - Direct Plan - Growth";
const groww = ["Scheme Name", "Transaction Type", "Units", "NAV", "Amount", "Date"];
const bought = (folio: string, date: string, units: string, note: string) =>
  [scheme, "PURCHASE", units, "25", String(25 * Number(units)), date].concat(folio, note);

const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

it("a sheet with further columns keeps its folios apart and names what is not read", async () => {
  const owner = await registerUser(baseUrl);
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  await page.goto("/funds/import");
  await page.getByRole("button", { name: "Choose files" }).waitFor();
  const rows = [
    [...groww, "Folio", "Remarks"],
    bought("11223344", "2022-03-16", "20", "for the house"),
    bought("55667788", "2022-05-17", "30", "for school"),
  ];
  const sheet = odsBook(
    odsTable(
      "Orders",
      rows.map((cells) => odsRow(cells)),
    ),
  );
  await page
    .locator("input[type=file]")
    .setInputFiles([file("orders.ods", sheet), file("funds.qif", "!Type:Invst\nD01/05/2024\n")]);
  await page.getByText("This is a QIF file of an accounting program.", { exact: false }).waitFor();
  await page.getByText("Not read: “Remarks”.").waitFor();
  await page.getByRole("button", { name: "Add 2 entries" }).waitFor();
  await page.getByText("2 schemes matched, 2 entries").click();
  for (const folio of ["11223344", "55667788"])
    await expect.poll(() => page.getByText(`Folio ${folio}`, { exact: false }).count()).toBe(1);
  const leaveOut = page.getByRole("button", { name: `Leave out ${scheme}` });
  await leaveOut.first().click();
  await page.getByRole("button", { name: "Add 1 entry" }).waitFor();
  await leaveOut.first().click();
  await page
    .getByText("Nothing is added: every fund that could have something new is left out.")
    .waitFor();
});

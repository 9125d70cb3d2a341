import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Inbox } from "../../../src/shared/inbox/schema.ts";
import type { PastImport } from "../../../src/shared/imports/schema.ts";
import { casPdf } from "../../../sample/statement/cas-pdf.ts";
import type { ApiClient } from "../../support/api/api-client.ts";
import { okay } from "../../support/api/ledgers.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { expectNoSidewaysScroll } from "../../support/browser/sideways-scroll.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { madeScheme, purchase } from "../../support/data/cas-samples.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { authserv, lockedPdf, signedBy, statementMail } from "../../support/data/mails.ts";
import { addFund } from "../../support/api/sharing.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

const secret = "inbox-secret-of-a-test";
const password = "AAAAA0000A";
const listed =
  "D110-First Example PSU Debt Fund - Direct Plan - Growth (Advisor: DIRECT) Registrar : CAMS";
/** A statement with a purchase of each of these days, locked by the password. */
const statementOf = (...days: readonly string[]) => lockedStatement(password, days);

function lockedStatement(lock: string, days: readonly string[]) {
  const units = (count: number) => (count * 19.999).toFixed(3);
  const rows = days.map((date, index) => purchase({ date, balance: units(index + 1) }));
  const above = [
    "Sample Mutual Fund",
    "Folio No: 12345678 / 90  PAN: AAAAA0000A",
    "SAMPLE NAME",
    listed,
  ];
  const schemes = [madeScheme(rows, units(days.length), { above })];
  return casPdf({ schemes }, { method: "aes-256", password: lock }) as Uint8Array<ArrayBuffer>;
}
const statement = statementOf("05-Jan-2021");

const browser = useBrowser();
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    INBOX_DOMAIN: "in.test.example",
    INBOX_SECRET: secret,
    INBOX_AUTHSERV: authserv,
    MAIL_SERVICE: "on",
  });
  await loadFeed(product.databaseUrl, navFixture("eight-columns"));
});
afterAll(() => product?.stop());

async function withInbox() {
  const owner = await registerUser(product.url);
  await proveAddress(product.databaseUrl, owner.email);
  const { address } = okay(await owner.mutate("inbox.address")) as { address: string };
  const page = await browser.newPage("phone");
  await signIn(page, owner, product.url);
  return { owner, address, page };
}

const send = (address: string, body: string) =>
  fetch(`${product.url}/api/inbox?to=${address}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
    body,
  });

async function unlock(page: Page, name = "CAS_Nov2026.pdf"): Promise<void> {
  await page.getByLabel(`Password of ${name}`).fill(password);
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("heading", { name }).first().waitFor();
}

const filesOf = async (owner: ApiClient) => (okay(await owner.query("inbox.list")) as Inbox).files;

describe("a statement that came by mail", () => {
  it("is told on Home, opened by one press, recorded, and brought back by undoing the import", async () => {
    const { owner, address, page } = await withInbox();
    await addFund(owner);
    await send(address, statementMail(statement));
    await page.goto(product.url);
    await page.getByText(/A statement came on/).click();
    await page.getByLabel("Password of CAS_Nov2026.pdf").fill(password);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("heading", { name: "CAS_Nov2026.pdf" }).waitFor();
    await page.getByRole("button", { name: /^Add / }).click();
    await page.getByText("1 entry was added").waitFor();
    expect((await filesOf(owner))[0]?.hiddenAt).not.toBeNull();
    const [done] = okay(await owner.query("imports.list")) as PastImport[];
    okay(await owner.mutate("imports.undo", { importId: done?.importId }));
    expect((await filesOf(owner))[0]?.hiddenAt).toBeNull();
  });

  it("needs a confirmed address, to which the page leads", async () => {
    const owner = await registerUser(product.url);
    const page = await browser.newPage("phone");
    await signIn(page, owner, product.url);
    await page.goto(`${product.url}/account/data`);
    await page.getByRole("button", { name: "Make an address" }).click();
    await page.getByRole("link", { name: "Confirm it" }).click();
    await page.getByRole("button", { name: "Send the link again" }).waitFor();
  });

  it("is read itself, and not what an unfinished import has under the same name and size", async () => {
    const { owner, address, page } = await withInbox();
    const [forged, real] = [statementOf("05-Mar-2021"), statementOf("05-Apr-2021")];
    expect(forged.length).toBe(real.length);
    await send(address, statementMail(forged, { top: [] }));
    const [first] = await filesOf(owner);
    await page.goto(`${product.url}/funds/import?inbox=${first?.id}`);
    await page.getByRole("button", { name: "Read this file" }).click();
    await unlock(page);
    await send(address, statementMail(real));
    const second = (await filesOf(owner)).find(({ kind }) => kind === "registrar");
    await page.goto(`${product.url}/funds/import?inbox=${second?.id}`);
    await unlock(page);
    await page.getByText("2 schemes").waitFor();
    await page.getByRole("button", { name: "Add 1 entry" }).click();
    await page.getByText("1 entry was added").waitFor();
  });

  it(
    "is not put away for another of the same name and size that had nothing new",
    { tags: "long" },
    async () => {
      const { owner, address, page } = await withInbox();
      const read = async () => {
        const waiting = (await filesOf(owner)).find(({ hiddenAt }) => hiddenAt === null);
        await page.goto(`${product.url}/funds/import?inbox=${waiting?.id}`);
        await unlock(page);
        return waiting?.id;
      };
      await send(address, statementMail(statement));
      const id = await read();
      await page.getByRole("button", { name: "Add 1 entry" }).click();
      await page.getByText("1 entry was added").waitFor();
      okay(await owner.mutate("inbox.restore", { id }));
      await read();
      await page.getByText("Put away. It can be brought back for a week.").waitFor();
      await send(address, statementMail(statementOf("05-Feb-2021")));
      const next = await read();
      await page.getByText("2 schemes").waitFor();
      expect((await filesOf(owner)).find((file) => file.id === next)?.hiddenAt).toBeNull();
    },
  );

  it("is put away without what else is being imported", { tags: "long" }, async () => {
    const { address, owner, page } = await withInbox();
    const buffer = Buffer.from(statement);
    await page.goto(`${product.url}/funds/import`);
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "chosen.pdf", mimeType: "application/pdf", buffer });
    await unlock(page, "chosen.pdf");
    await send(address, statementMail(statementOf("05-Apr-2021")));
    await page.goto(`${product.url}/funds/import?inbox=${(await filesOf(owner))[0]?.id}`);
    await page.getByLabel("Password of CAS_Nov2026.pdf").waitFor();
    await page.getByRole("button", { name: "Put it away" }).click();
    await page.getByRole("heading", { name: "chosen.pdf" }).waitFor();
    await page.getByRole("button", { name: "Add 1 entry" }).waitFor();
  });

  it("is told on Home before there are funds, and widens no page by its name or sender", async () => {
    const { owner, address, page } = await withInbox();
    const domain = `${"l".repeat(63)}.${"m".repeat(63)}.example`;
    const files = [{ name: `${"W".repeat(90)}.pdf`, bytes: lockedPdf() }];
    const top = [signedBy(domain)];
    await send(address, statementMail(lockedPdf(), { top, from: `a@${domain}`, files }));
    await page.goto(product.url);
    await page.getByText(/A statement came on/).waitFor();
    for (const path of ["account/data", `funds/import?inbox=${(await filesOf(owner))[0]?.id}`]) {
      await page.goto(`${product.url}/${path}`);
      await page.getByText(/which is no registrar/).waitFor();
      await expectNoSidewaysScroll(page);
    }
  });

  it("of an unknown sender is opened after a warning, and can be put away", async () => {
    const { owner, address, page } = await withInbox();
    await send(address, statementMail(lockedPdf(), { top: [] }));
    await page.goto(`${product.url}/account/data`);
    await page.getByRole("link", { name: "Read CAS_Nov2026.pdf" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Read CAS_Nov2026.pdf" }).click();
    await page.getByText(/Nobody vouches for its sender/).waitFor();
    expect(await page.getByLabel("Password of CAS_Nov2026.pdf").count()).toBe(0);
    await page.getByRole("button", { name: "Read this file" }).click();
    await page.getByLabel("Password of CAS_Nov2026.pdf").waitFor();
    await page.getByRole("button", { name: "Put it away" }).click();
    await page.getByRole("button", { name: "Choose files" }).waitFor();
    expect((await filesOf(owner))[0]?.hiddenAt).not.toBeNull();
  });

  it("opens by the password that this device remembers, and is added by one tap more", async () => {
    const { owner, address, page } = await withInbox();
    await addFund(owner);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    const arrive = async (...mail: Parameters<typeof statementMail>) => {
      await send(address, statementMail(...mail));
      await page.goto(product.url);
      taps = 0;
      await tap(page.getByText(/A statement came on/));
    };
    const field = page.getByLabel("Password of CAS_Nov2026.pdf");
    const add = page.getByRole("button", { name: "Add 1 entry" });

    const refusal = page.getByText("This is not the password of this file.");
    const forget = page.getByRole("button", { name: "Forget them" });

    await arrive(statement);
    const remember = page.getByLabel("Remember the password on this device");
    expect(await remember.isChecked()).toBe(false);
    await remember.check();
    await field.fill("wrong");
    await page.getByRole("button", { name: "Open" }).click();
    await refusal.waitFor();
    await page.goto(`${product.url}/account/data`);
    await page.getByRole("button", { name: /Put away/ }).waitFor();
    expect(await forget.count()).toBe(0);

    await page.goto(product.url);
    await page.getByText(/A statement came on/).click();
    await field.fill(password);
    await remember.check();
    await page.getByRole("button", { name: "Open" }).click();
    await add.click();
    await page.getByText("1 entry was added").waitFor();

    await arrive(statementOf("05-Jan-2021", "05-Feb-2021"));
    await tap(add);
    await page.getByText("1 entry was added").waitFor();
    expect(taps).toBeLessThanOrEqual(3);

    // Nothing in it is new, so it needs no tap.
    await arrive(statementOf("05-Jan-2021", "05-Feb-2021"));
    await page.getByText("There is nothing new to add.").waitFor();
    await page.getByText("Put away. It can be brought back for a week.").waitFor();
    expect((await filesOf(owner)).every(({ hiddenAt }) => hiddenAt !== null)).toBe(true);

    // A remembered one that does not open it is wrong only once it is typed.
    await arrive(lockedStatement("BBBBB0000B", ["05-Mar-2021"]));
    await field.waitFor();
    expect(await refusal.count()).toBe(0);
    await field.fill(password);
    await page.getByRole("button", { name: "Open" }).click();
    await refusal.waitFor();

    // An unknown sender's is never tried by itself.
    await arrive(statementOf("05-Mar-2021"), { top: [] });
    await page.getByRole("button", { name: "Read this file" }).click();
    await field.waitFor();
    expect(await remember.count()).toBe(0);

    const isKept = () =>
      page.evaluate(async () =>
        (await indexedDB.databases()).some(({ name }) => name === "fundbook-passwords"),
      );
    expect(await isKept()).toBe(true);
    await page.goto(`${product.url}/account`);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByLabel("Email").waitFor();
    expect(await isKept()).toBe(false);
  });
});

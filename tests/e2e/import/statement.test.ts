import type { Page, Request, Route } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import type { Holder } from "../../../src/shared/holders/holder.ts";
import type { Sip } from "../../../src/shared/sips/schema.ts";
import type { PastImport } from "../../../src/shared/imports/schema.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import type { ApiClient } from "../../support/api/api-client.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { addGoal, goalsOf, targetInput } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import {
  addLedger,
  addSip,
  addTransaction,
  ledgerOf,
  okay,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { closingLine, madeScheme, purchase } from "../../support/data/cas-samples.ts";
import { casPdf, type MadeCas } from "../../../sample/statement/cas-pdf.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const listed =
  "D110-First Example PSU Debt Fund - Direct Plan - Growth (Advisor: DIRECT) Registrar : CAMS";
const unknown = "X7-Renamed Liquid Fund - Growth (Advisor: DIRECT) Registrar : CAMS";
const password = "AAAAA0000A";
const rows = [
  purchase({ text: "SIP Purchase - Instalment 1/12" }),
  { date: "05-Jan-2021", text: "*** Stamp Duty ***", amount: "0.10" },
  { date: "20-Apr-2022", text: "***Address Updated from KRA Data***" },
  purchase({ date: "05-Feb-2021", text: "SIP Purchase", balance: "39.998" }),
  { date: "05-Feb-2021", text: "*** Stamp Duty ***", amount: "0.10" },
];
const statement: MadeCas = {
  linesOnPage: 8,
  schemes: [
    madeScheme(rows, "39.998", {
      above: [
        "Sample Mutual Fund",
        "Folio No: 12345678 / 90  PAN: AAAAA0000A",
        "SAMPLE NAME",
        listed,
      ],
      closing: closingLine("39.998", "  Total Cost Value: 4,000.00"),
    }),
    madeScheme(rows, "39.998", { above: ["Folio No: 555", "SAMPLE NAME", unknown] }),
  ],
};

const file = (bytes: Uint8Array, name = "cas.pdf") => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(bytes),
});

async function openImport(owner?: ApiClient): Promise<{ page: Page; owner: ApiClient }> {
  const user = owner ?? (await registerUser(baseUrl));
  const page = await browser.newPage();
  await signIn(page, user, baseUrl);
  await page.goto("/funds/import");
  await page.getByRole("button", { name: "Choose files" }).waitFor();
  return { page, owner: user };
}

const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator("input[type=file]").setInputFiles(files);

async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Password of cas.pdf").fill(password);
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("heading", { name: "cas.pdf" }).waitFor();
}

async function removeTransactionOf(owner: ApiClient, fundId: string, date: string) {
  const { transactions } = await ledgerOf(owner, fundId);
  const id = transactions.find((row) => row.date === date)?.id;
  okay(await owner.mutate("transactions.delete", { id }));
}

async function counts(page: Page) {
  await page.locator("dl > div").first().waitFor();
  return Object.fromEntries(
    await page
      .locator("dl > div")
      .evaluateAll((all) =>
        all.map((each) => [
          each.querySelector("dt")?.textContent,
          Number(each.querySelector("dd")?.textContent),
        ]),
      ),
  );
}

/** All that the browser stores of a page, as text; bytes as Latin letters. */
const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = [JSON.stringify({ ...sessionStorage }), JSON.stringify({ ...localStorage })];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error(name)));
      });
      const store = database.transaction("entries").objectStore("entries");
      const [keys, values] = await Promise.all(
        [store.getAllKeys(), store.getAll()].map(
          (reading) =>
            new Promise<unknown[]>((resolve) =>
              reading.addEventListener("success", () => resolve(reading.result)),
            ),
        ),
      );
      database.close();
      stored.push(JSON.stringify(keys));
      for (const { data } of values as { data: ArrayBuffer }[])
        stored.push(new TextDecoder("latin1").decode(data));
    }
    return stored.join("\n");
  });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("a statement that is dropped", () => {
  it("is read on the device, shown before anything is sent, and recorded when it is confirmed", async () => {
    const { page, owner } = await openImport();
    const sent: Request[] = [];
    page.on("request", (request) => sent.push(request));
    // As a browser does that can install the page; this one cannot.
    await page.evaluate(() => {
      const prompt = async () => void (document.title = "installing");
      dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
    });
    await choose(page, file(casPdf(statement, { method: "aes-256", password })));
    await page.getByLabel("Password of cas.pdf").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByText("This is not the password of this file.").waitFor();
    await unlock(page);
    expect(await counts(page)).toEqual({
      "Lines read": 6,
      New: 2,
      Events: 2,
      "Need an answer": 2,
    });
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "1 question left" }).click();
    expect(await focused(page)).toContain("Renamed Liquid Fund");
    await page.getByRole("combobox", { name: "Scheme" }).fill("900006");
    await page.getByRole("option", { name: /Liquid ETF/ }).click();
    // By hand: 39.998 units at 404.73 and 39.998 at 1,000.
    await page.getByText("You will have ₹56,186 in 2 funds").waitFor();
    await expect.poll(() => focused(page)).toBe("Add 4 entries");
    await page.keyboard.press("Enter");
    await page.getByText("4 entries were added").waitFor();

    const posts = sent.filter((request) => request.method() !== "GET");
    expect(posts.map((request) => new URL(request.url()).pathname)).toEqual([
      "/api/trpc/imports.commit",
    ]);
    const body = posts[0]?.postData() ?? "";
    expect(body).toContain("12345678 / 90");
    for (const secret of [password, "SAMPLE NAME", "Instalment", "KRA", "cas.pdf", "wrong"]) {
      expect(
        sent.map((request) => decodeURIComponent(request.url())).join("\n") + body,
      ).not.toContain(secret);
    }
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(password);

    await page.getByText("Current value").waitFor();
    await page.getByRole("region", { name: "Keep Fundbook on this device" }).waitFor();
    await page.getByRole("button", { name: "Install" }).click();
    await expect.poll(() => page.evaluate(() => document.title)).toBe("installing");
    // This server sends no mail.
    expect(await page.getByRole("link", { name: "A letter each month?" }).count()).toBe(0);
    await page.getByRole("link", { name: "See your portfolio" }).click();
    await page.getByText("XIRR").first().waitFor();
    const [past] = okay<PastImport[]>(await owner.query("imports.list"));
    expect(past).toMatchObject({ parts: 1, storedParts: 1, result: { added: 4 } });
  });

  it(
    "comes back with its answers after a reload and in a new tab, encrypted, until it is started again",
    { tags: "long" },
    async () => {
      const { page } = await openImport();
      await choose(page, file(casPdf(statement, { method: "aes-256", password })));
      await unlock(page);
      await page.getByRole("combobox", { name: "Scheme" }).fill("900006");
      await page.getByRole("option", { name: /Liquid ETF/ }).click();
      await page.getByRole("button", { name: "Add 4 entries" }).waitFor();
      await expect.poll(() => keptOnDevice(page)).toContain("draft");
      await page.reload();
      await page.getByText("Here is the import that you have not finished.").waitFor();
      await page.getByRole("button", { name: "Add 4 entries" }).waitFor();
      const kept = await keptOnDevice(page);
      expect(kept).toContain("cas.pdf");
      for (const secret of [password, "Instalment", "SAMPLE NAME"])
        expect(kept).not.toContain(secret);

      const tab = await page.context().newPage();
      await page.close();
      await tab.goto("/funds/import");
      await tab.getByRole("button", { name: "Add 4 entries" }).waitFor();
      await tab.getByText("Your unsaved entries are back.").waitFor();
      await tab.getByRole("button", { name: "Start over" }).click();
      await tab.getByRole("button", { name: "1 question left" }).waitFor();
      await tab.getByRole("button", { name: "Start again" }).click();
      await tab.getByRole("button", { name: "Choose files" }).waitFor();
      await tab.reload();
      await tab.getByRole("button", { name: "Choose files" }).waitFor();
    },
  );

  it(
    "is compared again where another tab has imported its rows in another folio meanwhile",
    { tags: "long" },
    async () => {
      const { page, owner } = await openImport();
      const tab = await page.context().newPage();
      await tab.goto("/funds/import");
      await tab.getByRole("button", { name: "Choose files" }).waitFor();
      const inFolio = (folio: string) =>
        file(
          casPdf({
            schemes: [
              madeScheme(rows, "39.998", {
                above: ["Sample Mutual Fund", `Folio No: ${folio}`, "SAMPLE NAME", listed],
              }),
            ],
          }),
        );
      await choose(tab, inFolio("12345678"));
      await tab.getByRole("button", { name: "Add 2 entries" }).waitFor();
      await choose(page, inFolio("12345678 / 90"));
      await page.getByRole("button", { name: "Add 2 entries" }).click();
      await page.getByRole("button", { name: "Import another file" }).waitFor();

      await tab.getByRole("button", { name: "Add 2 entries" }).click();
      await tab.getByRole("button", { name: "1 question left" }).waitFor();
      await tab.getByText("Your funds have changed meanwhile. Check once more.").waitFor();
      expect(okay<FundList>(await owner.query("funds.list")).funds).toHaveLength(1);
    },
  );

  it(
    "adds nothing when it is imported again, without asking again, and can be undone",
    { tags: "long" },
    async () => {
      const { page, owner } = await openImport();
      const locked = file(casPdf(statement, { method: "rc4-128", password }));
      await choose(page, locked);
      await unlock(page);
      await page.getByRole("combobox", { name: "Scheme" }).fill("900006");
      await page.getByRole("option", { name: /Liquid ETF/ }).click();
      await page.getByRole("button", { name: "Add 4 entries" }).click();
      await page.getByRole("button", { name: "Import another file" }).click();
      await choose(page, locked);
      await unlock(page);
      await page.getByText("There is nothing new to add.").waitFor();
      expect(await counts(page)).toEqual({
        "Lines read": 6,
        New: 0,
        "Already recorded": 4,
        Events: 2,
      });
      await page.getByRole("button", { name: "Keep it to check 2 funds" }).click();
      await page.getByText("Kept from the statement: the balance of 2 funds").waitFor();
      await page.getByRole("link", { name: "Match with a statement" }).click();
      await page.getByText("2 funds agree with their last statements.").waitFor();
      await page.getByRole("link", { name: /PSU Debt/ }).click();
      await page.getByText(/^Agrees with the statement of /).waitFor();
      await expectNoAxeViolations(page);
      const { funds } = okay<FundList>(await owner.query("funds.list"));
      const fundId = funds.find(({ schemeName }) => /PSU Debt/.test(schemeName))?.id ?? "";
      await addTransaction(owner, { fundId, date: "2021-01-20", units: 5, amount: 50 });
      await page.goto("/funds/reconcile");
      await page.getByText(/^5(\.0+)? units too many/).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole("link", { name: /PSU Debt/ }).click();
      await page.getByText(/when an entry was added: Purchase, 20 Jan 2021/).waitFor();
      await page.getByText("As printed").click();
      await page.getByText(/Folio 12345678 \/ 90 · 39.998 units/).waitFor();
      await removeTransactionOf(owner, fundId, "2021-01-20");
      await page.goto("/funds/import");
      await page.getByText("Kept to check 2 funds").waitFor();
      await page
        .getByRole("button", { name: /^Undo the import/ })
        .last()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
      await page.getByText("Import undone: 4 entries removed").waitFor();
      expect(okay<{ funds: unknown[] }>(await owner.query("funds.list")).funds).toEqual([]);
    },
  );

  it(
    "leaves out the scheme whose numbers do not agree, and says at which line",
    { tags: "long" },
    async () => {
      const { page } = await openImport();
      const broken = [
        rows[0]!,
        purchase({ date: "05-Feb-2021", text: "SIP Purchase", balance: "49.998" }),
      ];
      const cas = {
        schemes: [
          statement.schemes[0]!,
          madeScheme(broken, "49.998", { above: ["Folio No: 9", "SAMPLE NAME", listed] }),
        ],
      };
      await choose(page, file(casPdf(cas)));
      await page
        .getByText("This line's units do not lead to its printed balance. (Page 1, line", {
          exact: false,
        })
        .waitFor();
      await page.getByRole("button", { name: "Add 2 entries" }).waitFor();
      await page.getByText("1 scheme matched, 2 entries").click();
      await page.getByText("Agrees with the statement", { exact: false }).waitFor();
      expect(await page.getByRole("button", { name: "Leave out" }).count()).toBe(1);
    },
  );

  it(
    "goes on with the part that failed when the connection comes back",
    { tags: "long" },
    async () => {
      const { page, owner } = await openImport();
      await choose(page, file(casPdf({ schemes: [statement.schemes[0]!] })));
      const button = page.getByRole("button", { name: "Add 2 entries" });
      await button.waitFor();
      await page.route("**/api/trpc/imports.commit**", (route) => route.abort());
      await button.click();
      await page.getByRole("alert").getByText("Nothing is lost", { exact: false }).waitFor();
      await page.unroute("**/api/trpc/imports.commit**");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("2 entries were added").waitFor();
      expect(okay<{ funds: unknown[] }>(await owner.query("funds.list")).funds).toHaveLength(1);
    },
  );
});

const namesNobody =
  "Scheme Name,Transaction Type,Units,NAV,Amount,Date\nFirst Example PSU Debt Fund - Direct Plan - Growth,PURCHASE,20.00,25.00,500,16 Jan 2026\n";

describe("while a statement is being saved", () => {
  it(
    "the browser asks before the page is closed, and not afterwards",
    { tags: "long" },
    async () => {
      const { page } = await openImport();
      await choose(page, file(casPdf({ schemes: [statement.schemes[0]!] })));
      const sent = Promise.withResolvers<void>();
      const closing = Promise.withResolvers<void>();
      await page.route("**/api/trpc/imports.commit**", async (route) => {
        sent.resolve();
        await closing.promise;
        await route.continue();
      });
      await page.getByRole("button", { name: "Add 2 entries" }).click();
      await sent.promise;
      const asked = page.waitForEvent("dialog");
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe("beforeunload");
      await dialog.dismiss();
      closing.resolve();
      await page.getByText("2 entries were added").waitFor();
      const closed = page.waitForEvent("close");
      await page.close({ runBeforeUnload: true });
      await closed;
    },
  );
});

describe("a statement that is cancelled or shared", () => {
  it(
    "is left alone when its reading is cancelled, and can be read later",
    { tags: "long" },
    async () => {
      const { page, owner } = await openImport();
      const held = Promise.withResolvers<void>();
      const cancelled = Promise.withResolvers<void>();
      const holdReader = async (route: Route) => {
        held.resolve();
        await cancelled.promise;
        await route.abort();
      };
      await page.route("**/assets/read-pdf*", holdReader, { times: 1 });
      await choose(page, file(casPdf(statement)));
      await held.promise;
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Choose files" }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("group");
      cancelled.resolve();
      await choose(page, file(casPdf(statement)));
      await page.getByRole("heading", { name: "cas.pdf" }).waitFor();
      expect(okay<{ funds: unknown[] }>(await owner.query("funds.list")).funds).toEqual([]);
    },
  );

  it("of a family adds each person's funds, asks once, and sends and stores nobody's PAN", async () => {
    const { page, owner } = await openImport();
    const [own] = statement.schemes;
    const folioOf = (folio: string, pan: string, name: string) =>
      madeScheme(rows, "39.998", {
        above: ["Sample Mutual Fund", `Folio No: ${folio}  PAN: ${pan}`, name, listed],
        closing: closingLine("39.998", "  Total Cost Value: 4,000.00"),
      });
    const schemes = [
      ...(own ? [own] : []),
      folioOf("777", "BBBBB1111B", "MEERA IYER"),
      folioOf("888", "CCCCC2222C", "DEV IYER"),
    ];
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await choose(page, file(casPdf({ schemes })));
    await page.getByText("Whose funds are these?").waitFor();
    // Two of them, and two folios that look like the first one.
    await page.getByRole("button", { name: "5 questions left" }).waitFor();
    await page.getByLabel("SAMPLE NAME XXXXXX000A").selectOption("Me");
    await page.getByLabel("MEERA IYER XXXXXX111B").selectOption("New person: MEERA IYER");
    const devs = page.getByLabel("DEV IYER XXXXXX222C");
    await devs.selectOption("Leave out");
    await page.getByText("1 scheme left out").click();
    await page.getByRole("button", { name: /^Include / }).click();
    await expect.poll(() => devs.inputValue()).toBe("");
    await devs.selectOption("Leave out");
    await page.getByText("1 scheme left out").waitFor();
    await page.getByRole("button", { name: /^Import anyway: / }).click();
    await page.getByRole("button", { name: "Add 4 entries" }).click();
    await page.getByText("4 entries were added").waitFor();
    const people = okay<Holder[]>(await owner.query("holders.list"));
    expect(people).toMatchObject([{ name: "MEERA IYER", fundCount: 1 }]);
    const { funds } = okay<{ funds: Fund[] }>(await owner.query("funds.list"));
    expect(
      funds.map(({ folioNumber, holderId }) => [folioNumber, holderId] as const).toSorted(),
    ).toEqual([
      ["12345678 / 90", null],
      ["777", people[0]?.id],
    ]);

    await page.getByRole("button", { name: "Import another file" }).click();
    await choose(page, file(casPdf({ schemes: schemes.slice(0, 2) })));
    await page.getByText("There is nothing new to add.").waitFor();
    expect(await page.getByLabel("MEERA IYER XXXXXX111B").inputValue()).toBe(people[0]?.id);
    await page.getByLabel("MEERA IYER XXXXXX111B").selectOption("Me");
    await page
      .getByText("1 scheme · 1 fund is already recorded under MEERA IYER and stays there")
      .waitFor();

    for (const at of Array.from({ length: 19 }, (_, index) => index)) {
      await addHolder(owner, { name: `Person ${at}` });
    }
    await page.getByRole("button", { name: "Start again" }).click();
    await page.reload();
    await choose(page, file(casPdf({ schemes })));
    await page.getByText("An account has at most 20 other people", { exact: false }).waitFor();
    const beyond = devs.getByRole("option", { name: "New person: DEV IYER" });
    expect(await beyond.isDisabled()).toBe(true);
    await devs.selectOption("Person 7");

    await page.getByRole("button", { name: "Start again" }).click();
    await choose(page, file(new TextEncoder().encode(namesNobody), "groww.csv"));
    const unnamed = page.getByLabel("Files or lines that name nobody");
    expect(await unnamed.inputValue()).toBe("me");
    await unnamed.selectOption("MEERA IYER");

    const dump = await (await fetch(`${inject("databaseUrl")}/dump`)).text();
    const onDevice = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(sent.length).toBeGreaterThan(0);
    for (const pan of ["AAAAA0000A", "BBBBB1111B", "CCCCC2222C"]) {
      for (const place of [...sent, dump, onDevice]) expect(place.includes(pan)).toBe(false);
    }
    expect(onDevice).not.toContain("XXXXXX111B");
  });
});

describe("files of other kinds", () => {
  it(
    "are refused by name, and several are read one after the other",
    { tags: "long" },
    async () => {
      const { page } = await openImport();
      const nsdl = {
        title: "Statement",
        front: ["NSDL Consolidated Account Statement of your accounts, with enough text"],
        schemes: [],
      };
      await choose(
        page,
        file(casPdf(nsdl), "nsdl.pdf"),
        file(new TextEncoder().encode(namesNobody), "groww.csv"),
      );
      await page.getByText("This is an NSDL statement.", { exact: false }).waitFor();
      await page.getByLabel("Folio number").fill("Demat");
      await page.keyboard.press("Enter");
      await page
        .getByText("The nearest known NAV is ₹404.7300 on 19 Aug 2026; this one is ₹25.0000.")
        .waitFor();
      expect(await page.getByRole("button", { name: /^Use / }).count()).toBe(0);
      await page.getByRole("button", { name: /^Import anyway: / }).click();
      await page.getByRole("button", { name: "Add 1 entry" }).waitFor();
    },
  );

  it("with columns of their own are asked about once", { tags: "long" }, async () => {
    const { page } = await openImport();
    const line = "31/01/2024,First Example PSU Debt Fund - Direct Plan - Growth,77,2,500,bought\n";
    const csv = `When,Fund,Folio,How many,Paid,What\n${line}${line}`;
    const own = file(new TextEncoder().encode(csv), "own.csv");
    await choose(page, own);
    await page.getByText("Date When").waitFor();
    await page.getByLabel("Units").selectOption("how many");
    await page.getByLabel("Amount").selectOption("paid");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Read the file" }).click();
    await page.getByRole("button", { name: "Add 2 entries" }).waitFor();
    await page.getByRole("button", { name: "Leave it out" }).click();
    await page.getByRole("button", { name: "Add 1 entry" }).waitFor();
    await page.getByRole("button", { name: "Start again" }).click();
    await choose(page, own);
    await page.getByText("Read as: Date = when", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Change what the columns mean" }).click();
    await page.getByText("Folio folio").click();
    await page.getByLabel("Folio").selectOption("");
    await page.getByRole("button", { name: "Read the file" }).click();
    await page.getByRole("button", { name: "1 question left" }).waitFor();
  });

  it(
    "of Fundbook itself bring everything to another account, SIPs and people without funds too",
    { tags: "long" },
    async () => {
      const from = await registerUser(baseUrl);
      const fundId = await addLedger(from, [transactionInput()], { amfiCode: "900006" });
      await addSip(from, { fundId, amount: 2_500, from: "2026-01-05" });
      const parent = await addHolder(from, { name: "Meera Iyer" });
      const minor = { name: "Dev Iyer", kind: "minor", clubbedWith: parent.id };
      const { id: holderId } = await addHolder(from, minor);
      await addHolder(from, { name: "Rao HUF", kind: "huf" });
      await addLedger(from, [transactionInput({ date: "2024-02-05" })], {
        amfiCode: "900006",
        folioNumber: "8",
        holderId,
      });
      okay(await from.mutate("targets.set", { ...targetInput, holderId }));
      const goal = await addGoal(from, { holderId, parts: [{ fundId, percent: 40 }] });
      const data = await fetch(`${baseUrl}/api/account/data.json`, {
        headers: { cookie: from.cookie() },
      });
      const { page, owner } = await openImport();
      const everything = file(new Uint8Array(await data.arrayBuffer()), "fundbook.json");
      await choose(page, everything);
      await page.getByLabel("Dev Iyer").selectOption("New person: Dev Iyer");
      await page.getByRole("button", { name: "Add 2 entries" }).click();
      await page.getByText("2 entries were added").waitFor();
      const people = okay<Holder[]>(await owner.query("holders.list"));
      expect(people).toMatchObject([
        { name: "Dev Iyer", kind: "minor", clubbedWith: people[1]?.id, fundCount: 1 },
        { name: "Meera Iyer", kind: "individual", fundCount: 0 },
        { name: "Rao HUF", kind: "huf", fundCount: 0 },
      ]);
      const [goalAfter] = await goalsOf(owner, { holderId: people[0]?.id });
      expect(goalAfter).toMatchObject({ id: goal.id, name: "School", parts: [{ percent: 40 }] });
      const dev = { holderId: people[0]?.id };
      expect(okay(await owner.query("targets.get", dev))).toMatchObject({ isSet: true });
      const [before] = okay<Sip[]>(await from.query("sips.list", {}));
      const [after] = okay<Sip[]>(await owner.query("sips.list", {}));
      expect({ ...after, fundId: "" }).toEqual({ ...before, fundId: "" });
      await owner.mutate("sips.delete", { id: after?.id });
      await page.reload();
      await choose(page, everything);
      await page.getByRole("button", { name: "Add the missing SIPs" }).click();
      await page.getByText("1 SIP is in your funds").waitFor();
      await page.getByRole("button", { name: "Import another file" }).click();
      await choose(page, everything);
      await page.getByText("There is nothing new to add.").waitFor();
      expect(okay<Sip[]>(await owner.query("sips.list", {}))).toEqual([after]);
    },
  );
});

it(
  "a file that was shared before the app was ready for it is asked for",
  { tags: "long" },
  async () => {
    const { page } = await openImport();
    await page.goto("/funds/import?shared=missed");
    await page.getByText("What you shared did not arrive").waitFor();
    await page.getByRole("button", { name: "Choose files" }).waitFor();
  },
);

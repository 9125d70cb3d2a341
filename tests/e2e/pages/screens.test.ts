import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { consoleOf } from "../../support/browser/console.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { password, apiClient } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { codeIn, newestMail } from "../../support/servers/outbox.ts";
import { addLedger, addSip, transactionInput } from "../../support/api/ledgers.ts";
import { expectNoSeenShift, recordLayoutShifts } from "../../support/browser/layout-shifts.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { setEditMode, signIn } from "../../support/browser/signed-in-page.ts";
import { requestedProcedures } from "../../support/browser/requested-procedures.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
let holder: RegisteredUser;
let fundId: string;
let ledgerId: string;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("eight-columns"));
  holder = await registerRecipient(baseUrl, "Asha Rao");
  const sender = await registerUser(baseUrl, "Meera Nair");
  // Fill the list of recipients.
  for (const name of ["Bina Shah", "Dev Patel"]) await registerRecipient(baseUrl, name);
  // Creates a second session.
  await apiClient(baseUrl).mutate("auth.login", { email: holder.email, password });
  fundId = await addFund(holder);
  await addFund(holder, { category: "Gold" });
  ledgerId = await addLedger(holder, [
    transactionInput({ units: 2_687.25, amount: 134_362.5, nav: 50 }),
  ]);
  await addSip(holder, { fundId: ledgerId });
  await addFund(sender);
  await share(sender, holder);
});

/** Delays each response, so that the page is painted before its data arrives. */
const withSlowAnswers = (page: Page) =>
  page.route("**/api/trpc/**", async (route) => {
    await setTimeout(150);
    await route.continue();
  });

/** Pixels. The last is what the tests go on with. */
const phoneWidths = [320, 390];

/** What stands out of the page at twice the font size, with its text, and the figures that break inside. */
async function overflowOfLargeLetters(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of phoneWidths) {
    await page.setViewportSize({ width, height: 844 });
    found.push(...(await page.evaluate(overflowAtTwiceTheSize)));
  }
  return found;
}

/** Runs in a page. */
function overflowAtTwiceTheSize(): string[] {
  const root = document.documentElement;
  root.style.fontSize = "200%";
  const isTooWide = root.scrollWidth > innerWidth || root.scrollWidth > root.clientWidth;
  const wide = [...document.querySelectorAll("#root *")].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  const found = isTooWide
    ? wide.map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`)
    : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const isSeen = text.parentElement?.checkVisibility() === true;
    for (const { index, 0: figure } of text.textContent?.matchAll(/[+−]?₹?[\d,]*\d\.\d+%?/g) ??
      []) {
      range.setStart(text, index);
      range.setEnd(text, index + figure.length);
      const lines = [...range.getClientRects()].map(({ bottom }) => bottom);
      if (isSeen && Math.max(...lines) - Math.min(...lines) > 8) found.push(`broken: ${figure}`);
    }
  }
  root.style.fontSize = "";
  return found;
}

/** Links and buttons that a thumb may miss, apart from links inside a sentence. Half a pixel is rounding. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, summary, select")]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isSmall = width > 1 && (width < 43.5 || height < 43.5) && target.checkVisibility();
        const beside = [...(target.parentElement?.childNodes ?? [])];
        const isInSentence = beside.some(
          ({ nodeType, textContent }) =>
            nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? ""),
        );
        return isSmall && !isInSentence;
      })
      .map(({ outerHTML }) => outerHTML),
  );

/** [path, a text that is shown when its data is loaded] */
const screens = [
  ["/", "Largest holdings"],
  ["/funds", "NAVs as of"],
  ["/funds/view-funds", "NAVs as of"],
  ["/funds/edit-funds", "NAVs as of"],
  ["/funds/edit-funds/$fundId", "AMFI code 900002"],
  ["/funds/$ledgerId", "5 Jan 2024"],
  ["/funds/add-fund", "Folio number"],
  ["/funds/add-transaction", "Its transactions and returns follow"],
  ["/funds/import", "Choose files"],
  ["/funds/reconcile", "No statement of your funds is kept yet"],
  ["/funds/shared-funds", "Meera Nair"],
  ["/compare", "Watch a scheme"],
  ["/planning", "Which scheme did better?"],
  ["/goals", "What are you saving for?"],
  ["/targets", "Set a target"],
  ["/regular-plans", "Your funds are in direct plans already"],
  ["/tax", "No purchase dates"],
  ["/tax/sell", "No purchase dates"],
  ["/reports/month/2024-01", "From your own records"],
  ["/account", "Member since"],
  ["/account/sharing", "Meera Nair"],
  ["/account/security", "This device"],
  ["/account/preferences", "Theme"],
  ["/account/letters", "A letter each month"],
  ["/account/data", "Nothing was deleted"],
  ["/account/assistant", "Connect it"],
] as const;

const otherOnDesktop = ["/", "/funds/view-funds", "/funds/$ledgerId", "/account/security"];

it.each([
  ["phone", screens],
  ["desktop", screens.filter(([path]) => otherOnDesktop.includes(path))],
] as const)(
  "on a %s, every screen has its own title and description, requests nothing twice, writes nothing to the console, has no layout shift, and fits large text and thumbs",
  async (screen, shownThere) => {
    const page = await browser.newPage(screen);
    await signIn(page, holder, baseUrl);
    await setEditMode(page, true);
    await recordLayoutShifts(page);
    await withSlowAnswers(page);
    const heads: string[] = [];
    const asked = requestedProcedures(page);
    const written = consoleOf(page);
    for (const [path, shown] of shownThere) {
      asked.length = 0;
      await page.goto(path.replace("$fundId", fundId).replace("$ledgerId", ledgerId));
      await page.getByText(shown).first().waitFor();
      // What is loaded last must move nothing either.
      if (path === "/funds/$ledgerId") await page.waitForLoadState("networkidle");
      const description = page.locator("meta[name=description]").last();
      heads.push(await page.title(), (await description.getAttribute("content")) ?? "");
      await expectNoSeenShift(page);
      expect(asked, path).toEqual([...new Set(asked)]);
      expect(written, path).toEqual([]);
      if (screen === "phone") {
        expect(await smallTargets(page), path).toEqual([]);
        expect(await overflowOfLargeLetters(page), path).toEqual([]);
      }
    }
    expect(new Set(heads).size).toBe(2 * shownThere.length);
  },
);

it("on a phone, the public screens have no layout shift, and fit large text and thumbs", async () => {
  await holder.mutate("auth.requestPasswordReset", { email: holder.email });
  const code = codeIn(await newestMail(inject("outbox"), holder.email));
  const page = await browser.newPage("phone");
  await recordLayoutShifts(page);
  await withSlowAnswers(page);
  const written = consoleOf(page);
  for (const [path, shown] of [
    ["/login", "Forgot password?"],
    ["/register", "Confirm password"],
    ["/reset-password", "Send reset link"],
    [`/new-password?oobCode=${code}`, holder.email],
  ] as const) {
    await page.goto(path);
    await page.getByText(shown).waitFor();
    await expectNoSeenShift(page);
    expect(written, path).toEqual([]);
    expect(await smallTargets(page), path).toEqual([]);
    expect(await overflowOfLargeLetters(page), path).toEqual([]);
  }
});

it("a selected category is visible in forced colours", { tags: "long" }, async () => {
  const page = await browser.newPage();
  await page.emulateMedia({ forcedColors: "active" });
  await signIn(page, holder, baseUrl);
  await page.goto("/funds/view-funds?category=gold");
  const groundOf = (name: RegExp) =>
    page.getByRole("button", { name }).evaluate((chip) => getComputedStyle(chip).backgroundColor);
  expect(await groundOf(/^Gold/i)).not.toBe(await groundOf(/^All/));
});

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { dayOf } from "../../../src/shared/history/days.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { madeHistory } from "../../support/servers/history-source.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { addFund, registerUser } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { expectNoSidewaysScroll } from "../../support/browser/sideways-scroll.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const browser = useBrowser();
const code = "900006";
const lastDay = "2026-08-19";

/** Its NAV of that day is the listed one, as every import writes it. */
function historyOf(scheme: string) {
  const { days, navs } = madeHistory(scheme, "2023-06-01", lastDay);
  return { days, navs: scheme === code ? [...navs.slice(0, -1), 1_000] : navs };
}

beforeAll(async () => {
  await loadFeed(databaseUrl, navFixture("eight-columns"));
  for (const stored of [code, "120716"])
    await insertHistory(databaseUrl, stored, historyOf(stored));
});

/** A user with a fund of 100 units since 5 January 2024, and one with totals only. */
async function openPortfolio(path: (fundId: string) => string, width = 1280): Promise<Page> {
  const owner = await registerUser(baseUrl);
  const fundId = await addLedger(owner, [transactionInput()], { amfiCode: code });
  await addFund(owner);
  const page = await browser.newPage();
  await page.setViewportSize({ width, height: 900 });
  await signIn(page, owner, baseUrl);
  await page.goto(path(fundId));
  return page;
}

const chart = (page: Page, name: string) => page.getByRole("slider", { name });
const read = (page: Page) => chart(page, "Value by day").getAttribute("aria-valuetext");

describe("the value over time", () => {
  it("is read day by day with the arrow keys, for each span", async () => {
    const page = await openPortfolio(() => "/");
    const slider = chart(page, "Value by day");
    await slider.waitFor();
    const { navs, days } = historyOf(code);
    const rupees = (nav = 0) => (nav * 100).toLocaleString("en-IN", { minimumFractionDigits: 2 });
    const known = (nav: number | undefined) => `Value of 1 of 2 funds ₹${rupees(nav)}`;
    // The other fund, 10 units at 404.73 for 4,000, is only known from its newest NAV on.
    expect(await read(page)).toBe(
      `19 Aug 2026: ${known(navs.at(-1))}, With estimates ₹1,04,047.30, Invested ₹9,000.00`,
    );
    await slider.press("ArrowLeft");
    expect(await read(page)).toBe(
      `18 Aug 2026: ${known(navs.at(-2))}, With estimates –, Invested ₹5,000.00`,
    );
    await slider.press("Home");
    expect(await read(page)).toContain("19 Aug 2025");
    await page.getByRole("radio", { name: "All", exact: true }).check();
    await slider.press("Home");
    expect(await read(page)).toContain("5 Jan 2024");
    expect(days.length).toBeGreaterThan(800);
    expect(await page.getByRole("radio", { name: "3 years" }).count()).toBe(0);
    const note = page.locator("p", { hasText: "Estimated, without purchase dates:" });
    await note.getByRole("link").click();
    await page.getByRole("heading", { name: "When did you invest?" }).waitFor();
  });

  it(
    "remembers its span and a comparison with the Nifty 50, and fits on a phone's first screen",
    { tags: "long" },
    async () => {
      const page = await openPortfolio(() => "/");
      await page.getByRole("radio", { name: "All", exact: true }).check();
      await page.getByLabel("Compare with").selectOption("Nifty 50");
      await page.getByText("The benchmark is an index fund.").waitFor();
      const { navs, days } = historyOf("120716");
      const bought = navs[days.findIndex((day) => day >= 19_727)] ?? 0;
      const worth = ((5_000 / bought) * (navs.at(-1) ?? 0)).toFixed(2);
      const compared = page.locator('[role=slider][aria-valuetext*="Nifty 50"]');
      await compared.waitFor();
      expect((await read(page))?.replaceAll(",", "")).toContain(`Nifty 50 ₹${worth}`);
      await compared.locator("svg").waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole("radio", { name: "1 year" }).check();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      await compared.waitFor();
      expect(await page.getByRole("radio", { name: "1 year" }).isChecked()).toBe(true);
      const drawn = await compared.locator("svg").boundingBox();
      const tabs = await page.getByRole("navigation", { name: "Tabs" }).boundingBox();
      expect(drawn?.height).toBeGreaterThanOrEqual(120);
      expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    },
  );

  it("is also a table, which can be copied", async () => {
    const page = await openPortfolio(() => "/");
    await page.getByRole("radio", { name: "All", exact: true }).check();
    await page.getByText("As a table").click();
    const rows = page.getByRole("region", { name: "Value by day" }).getByRole("row");
    // By hand: 32 months from January 2024 to August 2026, and the headings.
    await expect.poll(() => rows.count()).toBe(33);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy for a spreadsheet" }).click();
    await page.getByText("Copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")[0]).toBe("Date\tValue of 1 of 2 funds\tWith estimates\tInvested");
    expect(copied.split("\n")).toHaveLength(33);
  });

  it.each([320, 1280])(
    "of one fund and its scheme fits and has no axe violations at %i px",
    { tags: "long" },
    async (width) => {
      const page = await openPortfolio((fundId) => `/funds/${fundId}`, width);
      const charts = page.getByRole("region", { name: "Charts" });
      await charts.evaluate((section) => section.scrollIntoView());
      await chart(page, "Value by day").waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole("tab", { name: "The scheme's NAV" }).click();
      await chart(page, "NAV by day").waitFor();
      await page.getByRole("table", { name: "Annualised rolling returns" }).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    },
  );

  it(
    "of a scheme names the user's transactions, and follows a finger",
    { tags: "long" },
    async () => {
      const page = await openPortfolio((fundId) => `/funds/${fundId}`);
      await page.getByRole("tab", { name: "The scheme's NAV" }).click();
      const slider = chart(page, "NAV by day");
      await page.getByRole("radio", { name: "All", exact: true }).check();
      await slider.locator("svg").waitFor();
      await slider.press("Home");
      const index = historyOf(code).days.indexOf(dayOf("2024-01-05"));
      for (let month = 0; month < Math.floor(index / 21); month += 1) await slider.press("PageUp");
      for (let day = 0; day < index % 21; day += 1) await slider.press("ArrowRight");
      expect(await slider.getAttribute("aria-valuetext")).toMatch(/^5 Jan 2024: NAV .*, Purchase$/);
      const line = slider.locator("path").first();
      const { x = 0 } = (await line.boundingBox()) ?? {};
      await line.dispatchEvent("pointerdown", { pointerType: "touch", clientX: x + 1 });
      expect(await slider.getAttribute("aria-valuetext")).toMatch(/^[12] Jun 2023/);
    },
  );

  it(
    "offers a retry when loading fails, and shows no figures until all NAVs are stored",
    { tags: "long" },
    async () => {
      const page = await openPortfolio(() => "/account");
      let isDown = true;
      await page.route("**/api/trpc/**portfolio.history**", async (route) => {
        if (isDown) return route.abort();
        const response = await route.fetch();
        const body = await response.text();
        return route.fulfill({
          response,
          body: body.replace('"isFilling":false', '"isFilling":true'),
        });
      });
      await page.getByRole("link", { name: "Home" }).first().click();
      await page.getByText(/The chart could not be loaded/).waitFor();
      isDown = false;
      await page
        .getByRole("region", { name: "Value over time" })
        .getByRole("button", { name: "Try again" })
        .click();
      await chart(page, "Value by day").waitFor();
      await page.getByText("Figures of this period").click();
      await page.getByText("These figures appear once", { exact: false }).waitFor();
      expect(await page.getByText("Return of the funds themselves").count()).toBe(0);
    },
  );
});

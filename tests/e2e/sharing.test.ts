import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { navFixture } from "../support/fixtures.ts";
import { ownProduct } from "../support/own-product.ts";
import { password, person } from "../support/person.ts";
import { rows } from "../support/rows.ts";
import { loadFeed } from "../support/scheme-list.ts";
import { addFund, party, recipient, share, unshare, type Party } from "../support/sharing.ts";
import { signIn } from "../support/signed-in.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

type Screen = "desktop" | "phone";

async function pageOf(who: Party, screen: Screen): Promise<Page> {
  const page = await browser.newPage(screen);
  await signIn(page, who, baseUrl);
  return page;
}

/** A name that a search finds alone. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

const personRow = (page: Page, { name }: Party) =>
  page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });

async function findPerson(page: Page, who: Party) {
  await page.goto("/account");
  await page.getByLabel("Search people").fill(who.name);
  await personRow(page, who).waitFor();
}

async function openSender(page: Page, sender: Party) {
  await page.goto("/funds");
  await page.getByRole("link", { name: "Shared Funds" }).click();
  await page.getByRole("link", { name: sender.name }).click();
  await page.waitForURL("**/funds/shared-funds/details");
}

/** The button beside Cancel. */
const confirm = (page: Page) => page.getByRole("alertdialog").getByRole("button").nth(1);

/**
 * By hand, at the list's NAVs of 404.73 and 107.1683: 10 × 404.73 = 4,047.30 for 4,000 and 100 × 107.1683 =
 * 10,716.83 for 11,000; together 14,764.13 for 15,000, a loss of 235.87, which is −1.5724… %.
 */
async function senderOfTwo(name: string): Promise<{ sender: Party; debtId: string }> {
  const sender = await party(baseUrl, name);
  const debtId = await addFund(sender);
  await addFund(sender, {
    amfiCode: "900001",
    schemeName: "First Example PSU Debt Fund - Direct - IDCW",
    category: "Income",
    investedAmount: 11_000,
    units: 100,
  });
  return { sender, debtId };
}

describe.each(["desktop", "phone"] as const)("sharing on a %s", (screen) => {
  it("shares with a recipient, updates and unshares, and a third user sees nothing", async () => {
    const { sender, debtId } = await senderOfTwo(unique("Asha"));
    const to = await party(baseUrl, unique("Ravi"));
    const stranger = await party(baseUrl, unique("Meera"));
    const [asha, ravi, meera] = [
      await pageOf(sender, screen),
      await pageOf(to, screen),
      await pageOf(stranger, screen),
    ];

    await asha.goto("/account");
    await asha.getByLabel("Search people").fill(to.name);
    await asha.getByText(`Nobody found for “${to.name}”`).waitFor();
    await ravi.goto("/account");
    const permission = ravi.getByRole("switch", { name: "Let others share funds with me" });
    const saved = ravi.waitForResponse("**/api/trpc/sharing.setPermission*");
    await permission.check();
    await saved;
    await ravi.reload();
    await expect.poll(() => permission.isChecked()).toBe(true);
    await ravi.goto("/funds");
    await ravi.getByRole("link", { name: "View Funds" }).waitFor();
    expect(await ravi.getByRole("link", { name: "Shared Funds" }).count()).toBe(0);

    await findPerson(asha, to);
    const shareButton = personRow(asha, to).getByRole("button", { name: /^Share/ });
    await shareButton.click();
    const dialog = asha.getByRole("alertdialog", { name: "Share Fund" });
    await dialog.getByText(`Are you sure you want to share with ${to.name}?`).waitFor();
    await asha.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await shareButton.evaluate((button) => button === document.activeElement)).toBe(true);
    await shareButton.click();
    await confirm(asha).click();
    await asha.getByText("Funds shared successfully! 2 funds shared.").waitFor();
    await shareButton.click();
    await confirm(asha).click();
    await asha.getByText("No new funds to share.").waitFor();

    await openSender(ravi, sender);
    await ravi.getByText("2 funds, NAVs as of 19 Aug 2026").waitFor();
    await ravi.getByText(sender.email).waitFor();
    expect(new URL(ravi.url()).search).toBe("");
    expect(await ravi.getByRole("button", { name: /edit|delete/i }).count()).toBe(0);
    await ravi.getByRole("button", { name: /^income/ }).click();
    await ravi.getByText("1 of 2 funds").waitFor();
    await ravi.getByRole("button", { name: /^All/ }).click();
    await ravi.getByRole("button", { name: "Search" }).click();
    await ravi.getByPlaceholder("Search fund...").fill("growth psu");
    await ravi.getByText("1 of 2 funds").waitFor();
    await ravi.getByRole("button", { name: "Close search" }).click();
    await ravi.getByLabel("Sort by").selectOption("value");
    await ravi.waitForURL("**/details?sort=value");

    await ravi.getByRole("button", { name: "Smart View" }).click();
    const summary = ravi.getByRole("dialog", { name: "Smart View" });
    for (const figure of ["₹14,764.13", "₹15,000.00", "−₹235.87", "−1.57%", "₹10,716.83"]) {
      await summary.getByText(figure).first().waitFor();
    }
    await summary.getByRole("button", { name: "Close" }).click();
    await summary.waitFor({ state: "detached" });
    await ravi.getByRole("button", { name: "Smart View" }).click();
    await summary.waitFor();
    await ravi.goBack();
    await summary.waitFor({ state: "detached" });
    await ravi.waitForURL("**/details?sort=value");

    await sender.tell("funds.update", { id: debtId, data: { units: 20 } });
    await personRow(asha, to)
      .getByRole("button", { name: /^Update/ })
      .click();
    await asha.getByText("1 shared fund(s) updated successfully!").waitFor();
    await personRow(asha, to)
      .getByRole("button", { name: /^Update/ })
      .click();
    await asha.getByText("No funds needed updating.").waitFor();
    await ravi.reload();
    await ravi.getByText("₹8,094.60").first().waitFor();

    await meera.goto("/funds");
    await meera.getByRole("link", { name: "View Funds" }).waitFor();
    expect(await meera.getByRole("link", { name: "Shared Funds" }).count()).toBe(0);
    await meera.goto("/funds/shared-funds");
    await meera.getByText("Nobody shares funds with you").waitFor();
    await meera.goto("/funds/shared-funds/details");
    await meera.getByText("No senderId provided").waitFor();
    const stored = await ravi.evaluate(() => ({ ...localStorage }));
    expect(JSON.stringify(stored)).not.toContain(sender.id);
    expect(JSON.stringify(stored)).not.toContain(sender.email);
    await meera.evaluate((entries) => Object.assign(localStorage, entries), stored);
    await meera.reload();
    await meera.getByText("No funds are shared between you and this person.").waitFor();
    expect(await meera.getByText("Example PSU").count()).toBe(0);

    await personRow(asha, to)
      .getByRole("button", { name: /^Unshare/ })
      .click();
    await asha
      .getByRole("alertdialog", { name: "Unshare Fund" })
      .getByText(`Are you sure you want to unshare with ${to.name}?`)
      .waitFor();
    await confirm(asha).click();
    await asha.getByText("Unshared 2 funds successfully!").waitFor();
    // The page is still open: its next request shows nothing any more.
    await ravi.evaluate(() => dispatchEvent(new Event("focus")));
    await ravi.getByText("No funds are shared between you and this person.").waitFor();
    expect(await ravi.getByText("Example PSU").count()).toBe(0);
    await ravi.getByRole("link", { name: "Show who shares with me" }).click();
    await ravi.getByText("Nobody shares funds with you").waitFor();
  });

  it("removes one sender's copies and blocks another sender until unblocked", async () => {
    const to = await recipient(baseUrl, unique("Ravi"));
    const [{ sender: first }, { sender: second }] = [
      await senderOfTwo(unique("Asha")),
      await senderOfTwo(unique("Meera")),
    ];
    await share(first, to);
    await share(second, to);
    const [ravi, meera] = [await pageOf(to, screen), await pageOf(second, screen)];

    await ravi.goto("/funds/shared-funds");
    await personRow(ravi, first)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await confirm(ravi).click();
    await ravi.getByText(`Removed the funds that ${first.name} shared.`).waitFor();
    await personRow(ravi, first).waitFor({ state: "detached" });
    await personRow(ravi, second)
      .getByRole("button", { name: /^Block/ })
      .click();
    await confirm(ravi).click();
    await ravi.getByText(`Blocked ${second.name}.`).waitFor();
    await ravi.getByText("Nobody shares funds with you").waitFor();

    await meera.goto("/account");
    await meera.getByLabel("Search people").fill(to.name);
    await meera.getByText(`Nobody found for “${to.name}”`).waitFor();

    await ravi.getByRole("link", { name: "Go to Account" }).click();
    await ravi.getByRole("button", { name: `Unblock ${second.name}` }).click();
    await ravi.getByText(`Unblocked ${second.name}.`).waitFor();
    await findPerson(meera, to);
    await personRow(meera, to)
      .getByRole("button", { name: /^Share/ })
      .click();
    await confirm(meera).click();
    await meera.getByText("Funds shared successfully! 2 funds shared.").waitFor();
  });
});

describe("the recipients section", () => {
  it("shows two users first, more on request, and current recipients on top", async () => {
    const { sender } = await senderOfTwo("Asha Rao");
    const family = unique("Family");
    const people = [];
    for (const name of ["A", "B", "C", "D"])
      people.push(await recipient(baseUrl, `${name} ${family}`));
    const last = people.at(-1);
    if (last === undefined) throw new Error("nobody");
    await share(sender, last);
    const page = await pageOf(sender, "desktop");
    await page.goto("/account");
    await page.getByLabel("Search people").fill(family);
    const names = () =>
      page
        .getByRole("list", { name: "People" })
        .getByText(new RegExp(`^. ${family}$`))
        .allInnerTexts();
    await expect.poll(names).toEqual([`D ${family}`, `A ${family}`]);
    await page.getByRole("button", { name: "Show More..." }).click();
    await expect.poll(names).toEqual(["D", "A", "B", "C"].map((name) => `${name} ${family}`));
    await page.getByRole("button", { name: "Show Less" }).click();
    await expect.poll(names).toHaveLength(2);
    await page.getByRole("link", { name: "Go to Home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("restores the permission and reports it when saving failed", async () => {
    const page = await pageOf(await party(baseUrl), "desktop");
    await page.goto("/account");
    await page.route("**/api/trpc/sharing.setPermission*", (route) => route.abort());
    const permission = page.getByRole("switch", { name: "Let others share funds with me" });
    await permission.click();
    await page.getByText("Failed to update share permission.").waitFor();
    expect(await permission.isChecked()).toBe(false);
  });

  it("reports a failed share, update and unshare", async () => {
    const { sender } = await senderOfTwo("Asha Rao");
    const to = await recipient(baseUrl, unique("Ravi"));
    const page = await pageOf(sender, "desktop");
    await findPerson(page, to);
    const act = (name: RegExp) => personRow(page, to).getByRole("button", { name });
    /** Breaks a call off once its progress is told. */
    const breakOff = (call: string, progress: string) =>
      page.route(`**/api/trpc/sharing.${call}*`, async (route) => {
        await page.getByText(progress).waitFor();
        await route.abort();
      });
    await breakOff("share", "Sharing funds...");
    await act(/^Share/).click();
    await confirm(page).click();
    await page.getByText("Failed to share funds.").waitFor();
    await page.unrouteAll();

    await to.tell("sharing.setPermission", { canShare: false });
    await act(/^Share/).click();
    await confirm(page).click();
    await page.getByText("Recipient does not allow sharing.").waitFor();
    await to.tell("sharing.setPermission", { canShare: true });
    await act(/^Share/).click();
    await confirm(page).click();
    await page.getByText("Funds shared successfully! 2 funds shared.").waitFor();

    await breakOff("update", "Updating shared funds...");
    await breakOff("unshare", "Unsharing funds...");
    await act(/^Update/).click();
    await page.getByText("Failed to update shared funds.").waitFor();
    await act(/^Unshare/).click();
    await confirm(page).click();
    await page.getByText("Failed to unshare funds.").waitFor();
  });
});

describe("the Smart View", () => {
  it("leaves the configured account's category out of the current value only", async () => {
    const product = await ownProduct({
      AMFI_NAV_URL: "http://127.0.0.1:9/",
      RATE_LIMITS: "off",
      SPECIAL_TOTALS_UID: "special",
    });
    try {
      await loadFeed(product.databaseUrl, navFixture("eight-columns"));
      const template = await party(product.url);
      const special = { ...person(product.url), id: "special", name: template.name };
      await rows(
        product.databaseUrl,
        `insert into users (id, email, name, provider, can_share, password_hash, created_at)
         select 'special', ?2, name, provider, can_share, password_hash, created_at from users where id = ?1`,
        [template.id, special.email],
      );
      await special.tell("auth.login", { email: special.email, password });
      const to = await recipient(product.url);
      await addFund(special);
      await addFund(special, { category: "EL & Insurance (2022)" });
      await share(special, to);

      const page = await browser.newPage();
      await signIn(page, to, product.url);
      await page.goto(`${product.url}/funds/shared-funds`);
      await page.getByRole("link", { name: special.name }).click();
      await page.getByRole("button", { name: "Smart View" }).click();
      const figure = (label: string) =>
        page.getByRole("dialog").locator("dl > div").filter({ hasText: label });
      await figure("Current Value").getByText("₹4,047.30").waitFor();
      await figure("Total Invested").getByText("₹8,000.00").waitFor();
      await figure("PnL").getByText("+₹94.60").waitFor();
      await figure("Schemes").getByText("2", { exact: true }).waitFor();
      await page
        .getByText("The category “el & insurance (2022)” is left out of current value.")
        .waitFor();
    } finally {
      await product.stop();
    }
  });
});

describe("the selected sender", () => {
  it("is forgotten at sign-out", async () => {
    const { sender } = await senderOfTwo(unique("Asha"));
    const to = await recipient(baseUrl);
    await share(sender, to);
    const page = await pageOf(to, "desktop");
    await openSender(page, sender);
    await page.getByText("2 funds").waitFor();
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("sender")));
    expect(await stored()).toHaveLength(2);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL("**/login");
    expect(await stored()).toEqual([]);
    await unshare(sender, to);
  });
});

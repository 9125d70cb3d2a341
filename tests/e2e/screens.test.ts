import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { navFixture } from "../support/fixtures.ts";
import { password, person } from "../support/person.ts";
import { loadFeed } from "../support/scheme-list.ts";
import { movedOn, watchShifts } from "../support/shifts.ts";
import { addFund, party, recipient, share, type Party } from "../support/sharing.ts";
import { setEditMode, signIn } from "../support/signed-in.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
let holder: Party;
let fundId: string;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("eight-columns"));
  holder = await recipient(baseUrl, "Asha Rao");
  const sender = await party(baseUrl, "Meera Nair");
  // A second session.
  await person(baseUrl).tell("auth.login", { email: holder.email, password });
  fundId = await addFund(holder);
  await addFund(holder, { category: "Gold" });
  await addFund(sender);
  await share(sender, holder);
});

/** Each answer comes as late as over a slow network: the page is painted without it before. */
const withSlowAnswers = (page: Page) =>
  page.route("**/api/trpc/**", async (route) => {
    await setTimeout(150);
    await route.continue();
  });

/** The procedures that the page asks for from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, procedures] = /^\/api\/trpc\/(.*)$/.exec(new URL(request.url()).pathname) ?? [];
    if (procedures !== undefined) asked.push(...procedures.split(","));
  });
  return asked;
}

/** How far the page is wider than its window with letters of twice the size; in pixels. */
const overflowOfLargeLetters = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = "200%";
    const overflow = root.scrollWidth - root.clientWidth;
    root.style.fontSize = "";
    return overflow;
  });

/** [path, what is there once its data is] */
const screens = [
  ["/", "Largest holdings"],
  ["/funds", "Funds that others share with you"],
  ["/funds/view-funds", "2 funds, NAVs as of"],
  ["/funds/edit-funds", "2 funds, NAVs as of"],
  ["/funds/edit-funds/", "AMFI code 900002"],
  ["/funds/add-fund", "Folio number"],
  ["/funds/shared-funds", "Meera Nair"],
  ["/account", "This device"],
] as const;
const otherOnDesktop = ["/", "/funds/view-funds", "/account"];

it.each([
  ["phone", screens],
  ["desktop", screens.filter(([path]) => otherOnDesktop.includes(path))],
] as const)(
  "on a %s, every screen has its own title and description, requests nothing twice, has no layout shift, and fits large text",
  async (screen, shownThere) => {
    const page = await browser.newPage(screen);
    await signIn(page, holder, baseUrl);
    await setEditMode(page, true);
    await watchShifts(page);
    await withSlowAnswers(page);
    const heads: string[] = [];
    const asked = askedBy(page);
    for (const [path, shown] of shownThere) {
      asked.length = 0;
      await page.goto(path.endsWith("funds/") ? path + fundId : path);
      await page.getByText(shown).first().waitFor();
      const description = page.locator("meta[name=description]").last();
      heads.push(await page.title(), (await description.getAttribute("content")) ?? "");
      expect(await movedOn(page), path).toBeLessThan(0.02);
      expect(asked, path).toEqual([...new Set(asked)]);
      if (screen === "phone") expect(await overflowOfLargeLetters(page), path).toBe(0);
    }
    expect(new Set(heads).size).toBe(2 * shownThere.length);
  },
);

describe("the start of the client", () => {
  it("requests the user and the page's data once", async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    const asked = askedBy(page);
    await page.goto("/");
    await page.getByRole("heading", { name: "By category" }).waitFor();
    expect(asked).toEqual(["auth.me", "funds.list", "nav.status"]);
  });

  it("requests a sender's funds once when their page is reloaded", async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await page.goto("/funds/shared-funds");
    await page.getByRole("link", { name: "Meera Nair" }).click();
    await page.getByRole("button", { name: "Smart View" }).waitFor();
    const asked = askedBy(page);
    await page.reload();
    await page.getByRole("button", { name: "Smart View" }).waitFor();
    expect(asked).toEqual(["auth.me", "sharing.senderFunds", "nav.status"]);
  });

  it("loads the list of schemes at the first use of a form or link to it", async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await setEditMode(page, true);
    const lists: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/schemes")) lists.push(request.url());
    });
    for (const path of ["/funds/add-fund", `/funds/edit-funds/${fundId}`]) {
      await page.goto(path);
      const units = page.getByLabel("Units");
      await units.waitFor();
      expect(lists).toEqual([]);
      await units.focus();
      await expect.poll(() => lists.length).toBe(1);
      lists.length = 0;
    }
    await page.goto("/funds");
    await page.getByRole("link", { name: "Add Fund" }).click();
    await page.getByLabel("Units").waitFor();
    await expect.poll(() => lists.length).toBe(1);
  });

  it("restores the scroll position of a reloaded page", async () => {
    const page = await browser.newPage("phone");
    await signIn(page, holder, baseUrl);
    await page.goto("/account");
    await page.getByRole("heading", { name: "Your data" }).waitFor();
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await page.getByRole("heading", { name: "Your data" }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });
});

describe("toasts", () => {
  const said = (page: Page) => page.getByText("DevTools are disabled");

  it("say that the developer tools are disabled, can be closed, and are reachable by Alt+T", async () => {
    const page = await browser.newPage();
    await page.goto("/login");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    for (const keys of [
      "F12",
      "Control+Shift+I",
      "Control+Shift+J",
      "Control+Shift+C",
      "Control+U",
    ]) {
      await page.keyboard.press(keys);
      await said(page).waitFor();
      await page.getByRole("button", { name: "Close toast" }).click();
      await said(page).waitFor({ state: "detached" });
    }
    await page.getByRole("heading", { name: "Sign in" }).click({ button: "right" });
    await said(page).waitFor();
    const box = await page.locator("[data-sonner-toast]").boundingBox();
    expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(50);
    await page.keyboard.press("Alt+T");
    await page.locator("[data-sonner-toaster]:focus").waitFor({ state: "attached" });
  });

  it("are centred at the top of a phone without a close button", async () => {
    const page = await browser.newPage("phone");
    await page.goto("/login");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.keyboard.press("F12");
    await said(page).waitFor();
    const box = await page.locator("[data-sonner-toast]").boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 195)).toBeLessThan(2);
    expect(await page.getByRole("button", { name: "Close toast" }).count()).toBe(0);
  });

  it("show at most three, queue the others, and close after four seconds", async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await page.clock.install();
    await page.goto("/funds/add-fund");
    const submit = page.getByRole("button", { name: "Add Fund" });
    await submit.focus();
    await page.getByRole("region", { name: /^Notifications/ }).waitFor({ state: "attached" });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const toasts = page.locator("[data-sonner-toast][data-rich-colors=true]");
    for (const count of [1, 2, 3, 4]) {
      await submit.click();
      await page.clock.runFor(100);
      await expect.poll(() => toasts.count()).toBe(count);
    }
    const seen = () =>
      toasts.evaluateAll(
        (all) => all.filter((its) => getComputedStyle(its).opacity === "1").length,
      );
    await expect.poll(seen).toBe(3);
    // The first is 400 ms old; leaving takes 200.
    await page.clock.runFor(3500);
    expect(await toasts.count()).toBe(4);
    await page.clock.runFor(350);
    await expect.poll(() => toasts.count()).toBe(3);
    await page.clock.runFor(300);
    await expect.poll(() => toasts.count()).toBe(0);
  });

  it("can be read and closed above an open dialog, which stays", async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds");
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    const dialog = page.getByRole("alertdialog");
    await dialog.waitFor();
    await page.keyboard.press("F12");
    await said(page).waitFor();
    await page.getByRole("button", { name: "Close toast" }).click();
    await said(page).waitFor({ state: "detached" });
    await dialog.waitFor();
    await page.keyboard.press("F12");
    await said(page).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await said(page).isVisible()).toBe(true);
  });
});

it("a selected category is visible in forced colours", async () => {
  const page = await browser.newPage();
  await page.emulateMedia({ forcedColors: "active" });
  await signIn(page, holder, baseUrl);
  await page.goto("/funds/view-funds?category=gold");
  const groundOf = (name: RegExp) =>
    page.getByRole("button", { name }).evaluate((chip) => getComputedStyle(chip).backgroundColor);
  expect(await groundOf(/^Gold/i)).not.toBe(await groundOf(/^All/));
});

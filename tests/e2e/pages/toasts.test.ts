import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { password, apiClient } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { setEditMode, signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
let holder: RegisteredUser;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("eight-columns"));
  holder = await registerRecipient(baseUrl, "Asha Rao");
  const sender = await registerUser(baseUrl, "Meera Nair");
  // Creates a second session.
  await apiClient(baseUrl).mutate("auth.login", { email: holder.email, password });
  await addFund(holder);
  await addFund(holder, { category: "Gold" });
  await addFund(sender);
  await share(sender, holder);
});

describe("toasts", () => {
  const said = (page: Page) => page.getByText("DevTools are disabled");

  it(
    "say that the developer tools are disabled, can be closed, and are reachable by Alt+T",
    { tags: "long" },
    async () => {
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
    },
  );

  it("are centred at the top of a phone without a close button", async () => {
    const page = await browser.newPage("phone");
    await page.goto("/login");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.keyboard.press("F12");
    await said(page).waitFor();
    const box = await page.locator("[data-sonner-toast]").boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 195)).toBeLessThan(2);
    const heading = await page.getByRole("heading", { name: "Sign in" }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
    const languages = await page.getByRole("group", { name: "Language" }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((languages?.y ?? 0) + (languages?.height ?? 0));
    expect(await page.getByRole("button", { name: "Close toast" }).count()).toBe(0);
  });

  it(
    "are in the theme's colours, under the bar and the page's heading",
    { tags: "long" },
    async () => {
      for (const kind of ["phone", undefined] as const) {
        const page = await browser.newPage(kind);
        await page.emulateMedia({ colorScheme: "light" });
        await signIn(page, holder, baseUrl);
        await page.goto("/funds");
        await page.getByRole("heading", { name: "Manage Funds" }).waitFor();
        await page.keyboard.press("F12");
        await said(page).waitFor();
        const toast = page.locator("[data-sonner-toast]");
        const heading = await page.getByRole("heading", { name: "Manage Funds" }).boundingBox();
        const bottom = (heading?.y ?? Infinity) + (heading?.height ?? 0);
        await expect
          .poll(async () => (await toast.boundingBox())?.y ?? 0)
          .toBeGreaterThanOrEqual(bottom);
        const colours = await toast.evaluate((element) => [
          getComputedStyle(element).backgroundColor,
          getComputedStyle(document.body).color,
        ]);
        expect(colours[0]).not.toBe(colours[1]);
        expect(colours[0]).toMatch(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
      }
    },
  );

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
    let now = 0;
    const run = async (milliseconds: number) => {
      now += milliseconds;
      await page.clock.runFor(milliseconds);
    };
    let firstShown = 0;
    for (const count of [1, 2, 3, 4]) {
      await submit.click();
      // The form's check is loaded and answers in the browser's own time, the toast shows in the page's.
      const shown = async () => {
        await run(10);
        return toasts.count();
      };
      await expect.poll(shown, { interval: 10 }).toBe(count);
      if (count === 1) firstShown = now;
      await run(100);
    }
    const seen = () =>
      toasts.evaluateAll(
        (all) => all.filter((its) => getComputedStyle(its).opacity === "1").length,
      );
    await expect.poll(seen).toBe(3);
    await run(firstShown + 3_900 - now);
    expect(await toasts.count()).toBe(4);
    // Its exit takes 200 ms, and the second came at least 100 ms later.
    await run(firstShown + 4_250 - now);
    await expect.poll(() => toasts.count()).toBe(3);
    await run(now);
    await expect.poll(() => toasts.count()).toBe(0);
  });

  it(
    "show a message again that comes while its last toast is leaving",
    { tags: "long" },
    async () => {
      const page = await browser.newPage();
      await page.clock.install();
      await page.goto("/login");
      await page.getByRole("heading", { name: "Sign in" }).waitFor();
      await page.keyboard.press("F12");
      await said(page).waitFor();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      const leaving = page.locator("[data-sonner-toast][data-removed=true]");
      const countLeaving = async () => {
        await page.clock.runFor(50);
        return leaving.count();
      };
      await expect.poll(countLeaving, { interval: 10 }).toBe(1);
      await page.keyboard.press("F12");
      await page.clock.runFor(1_000);
      await leaving.waitFor({ state: "detached" });
      expect(await said(page).count()).toBe(1);
    },
  );

  it("can be read and closed above an open dialog, which stays", { tags: "long" }, async () => {
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

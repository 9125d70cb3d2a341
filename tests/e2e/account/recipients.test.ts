// @module-tag long
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { registerUser, registerRecipient, share } from "../../support/api/sharing.ts";
import {
  confirmButton,
  findPerson,
  openAs,
  personRow,
  senderOfTwo,
  unique,
} from "../../support/browser/sharing-pages.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

describe("the recipients section", () => {
  it("shows two users first, more on request, and current recipients on top", async () => {
    const { sender } = await senderOfTwo("Asha Rao");
    const family = unique("Family");
    const people = [];
    for (const name of ["A", "B", "C", "D"])
      people.push(await registerRecipient(baseUrl, `${name} ${family}`));
    const last = people.at(-1);
    if (last === undefined) throw new Error("no such user");
    await share(sender, last);
    const page = await openAs(browser, sender);
    await page.goto("/account/sharing");
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
    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByRole("link", { name: "Go to Home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("restores the permission and reports it when saving failed", async () => {
    const page = await openAs(browser, await registerUser(baseUrl));
    await page.goto("/account");
    await page.route("**/api/trpc/sharing.setPermission*", (route) => route.abort());
    const permission = page.getByRole("switch", { name: "Let others share funds with me" });
    await permission.click();
    await page.getByText("Failed to update share permission.").waitFor();
    expect(await permission.isChecked()).toBe(false);
  });

  it("reports a failed share, update and unshare", async () => {
    const { sender } = await senderOfTwo("Asha Rao");
    const to = await registerRecipient(baseUrl, unique("Ravi"));
    const page = await openAs(browser, sender);
    await findPerson(page, to);
    const act = (name: RegExp) => personRow(page, to).getByRole("button", { name });
    /** Aborts a call after its progress is shown. */
    const breakOff = (call: string, progress: string) =>
      page.route(`**/api/trpc/sharing.${call}*`, async (route) => {
        await page.getByText(progress).waitFor();
        await route.abort();
      });
    await breakOff("share", "Sharing funds...");
    await act(/^Share/).click();
    await confirmButton(page).click();
    await page.getByText("Failed to share funds.").waitFor();
    await page.unrouteAll();

    await to.mutate("sharing.setPermission", { canShare: false });
    await act(/^Share/).click();
    await confirmButton(page).click();
    await page.getByText("Recipient does not allow sharing.").waitFor();
    await to.mutate("sharing.setPermission", { canShare: true });
    await act(/^Share/).click();
    await confirmButton(page).click();
    await page.getByText("Funds shared successfully! 2 funds shared.").waitFor();

    await breakOff("update", "Updating shared funds...");
    await breakOff("unshare", "Unsharing funds...");
    await act(/^Update/).click();
    await page.getByText("Failed to update shared funds.").waitFor();
    await act(/^Stop sharing/).click();
    await confirmButton(page).click();
    await page.getByText("Failed to unshare funds.").waitFor();
  });
});

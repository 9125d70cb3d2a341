import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { keyboardOf } from "../../support/browser/keyboard.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { addHolder } from "../../support/api/holders.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  share,
  unshare,
  update,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
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

async function openSender(page: Page, sender: RegisteredUser) {
  await page.goto("/funds");
  await page.getByRole("link", { name: "Shared Funds" }).click();
  await page.getByRole("link", { name: sender.name }).click();
  await page.waitForURL("**/funds/shared-funds/details");
}

describe("sharing on a desktop", () => {
  it("shares with a recipient, updates and unshares, and a third user sees nothing", async () => {
    const { sender, debtId } = await senderOfTwo(unique("Asha"));
    const to = await registerUser(baseUrl, unique("Ravi"));
    const stranger = await registerUser(baseUrl, unique("Meera"));
    const [asha, ravi, meera] = [
      await openAs(browser, sender),
      await openAs(browser, to),
      await openAs(browser, stranger),
    ];

    await asha.goto("/account/sharing");
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
    await confirmButton(asha).click();
    await asha.getByText("Funds shared successfully! 2 funds shared.").waitFor();
    await shareButton.click();
    await confirmButton(asha).click();
    await asha.getByText("No new funds to share.").waitFor();

    await ravi.goto("/");
    await ravi.getByRole("link", { name: `Shared with you ₹14,764.13 by ${sender.name}` }).click();
    await ravi.waitForURL("**/funds/shared-funds/details");
    await openSender(ravi, sender);
    await ravi.getByText("₹14,764.13").waitFor();
    await ravi
      .getByText(/^2 funds/)
      .first()
      .waitFor();
    await ravi.getByText("NAVs as of 19 Aug 2026").waitFor();
    await ravi.getByText(sender.email).waitFor();
    expect(new URL(ravi.url()).search).toBe("");
    expect(await ravi.getByRole("button", { name: /edit|delete/i }).count()).toBe(0);
    await ravi.getByRole("button", { name: /^Income/ }).click();
    await ravi.getByText("1 of 2 funds").waitFor();
    await ravi.getByRole("button", { name: /^All/ }).click();
    await ravi.getByRole("button", { name: "Search" }).click();
    await ravi.getByPlaceholder("Search fund...").fill("growth psu");
    await ravi.getByText("1 of 2 funds").waitFor();
    await ravi.getByRole("button", { name: "Close search" }).click();
    await ravi.getByLabel("Sort by").selectOption("returns");
    await ravi.waitForURL("**/details?sort=returns");

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
    await ravi.waitForURL("**/details?sort=returns");

    await sender.mutate("funds.update", { id: debtId, data: { units: 20 } });
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
    await meera.getByText("Choose a person to see the funds that they share with you.").waitFor();
    const stored = await ravi.evaluate(() => ({ ...localStorage }));
    expect(JSON.stringify(stored)).not.toContain(sender.id);
    expect(JSON.stringify(stored)).not.toContain(sender.email);
    await meera.evaluate((entries) => Object.assign(localStorage, entries), stored);
    await meera.reload();
    await meera.getByText(`${sender.email} no longer shares with you`).waitFor();
    expect(await meera.getByText("Example PSU").count()).toBe(0);

    await personRow(asha, to)
      .getByRole("button", { name: /^Stop sharing/ })
      .click();
    await asha
      .getByRole("alertdialog", { name: "Stop sharing" })
      .getByText(`Are you sure you want to stop sharing with ${to.name}?`)
      .waitFor();
    await confirmButton(asha).click();
    await asha.getByText("Unshared 2 funds successfully!").waitFor();
    // The page is still open; its next request returns no copies.
    await ravi.evaluate(() => dispatchEvent(new Event("focus")));
    await ravi.getByText(`${sender.name} no longer shares with you`).waitFor();
    expect(await ravi.getByText("Example PSU").count()).toBe(0);
    await ravi.getByRole("link", { name: "Show who shares with me" }).click();
    await ravi.getByText("Nobody shares funds with you").waitFor();
    const ended = ravi.getByRole("list", { name: "People who no longer share with you" });
    await ended.getByText(`${sender.name} no longer shares with you`).waitFor();
    await ravi.goto("/account/sharing");
    await ended.getByText(`${sender.name} no longer shares with you`).waitFor();
    const dismiss = `Dismiss the notice that ${sender.name} no longer shares with you`;
    await ended.getByRole("button", { name: dismiss }).press("Enter");
    await ended.waitFor({ state: "detached" });
    expect(await ravi.evaluate(() => document.activeElement?.textContent)).toBe("Receiving funds");
    await ravi.goto("/funds/shared-funds");
    await ravi.getByText("Nobody shares funds with you").waitFor();
    expect(await ended.count()).toBe(0);
  });

  it("is kept up from the dialog on, which the recipient stops, and asks for an update", async () => {
    const { sender } = await senderOfTwo(unique("Asha"));
    const to = await registerRecipient(baseUrl, unique("Ravi"));
    const asha = await openAs(browser, sender);
    await findPerson(asha, to);
    const row = personRow(asha, to);
    await row.getByRole("button", { name: /^Share with/ }).click();
    await asha.getByRole("checkbox", { name: "Keep the copies up to date" }).check();
    await confirmButton(asha).click();
    const isKept = row.getByRole("switch", { name: `Keep the copies of ${to.name} up to date` });
    await expect.poll(() => isKept.isChecked()).toBe(true);
    await addFund(sender);
    await asha.reload();
    await findPerson(asha, to);
    await row.getByText("1 of 3 funds are not in it").waitFor();
    await row.getByRole("button", { name: `Add the missing funds for ${to.name}` }).click();
    await row.getByText("1 of 3 funds are not in it").waitFor({ state: "detached" });

    const ravi = await openAs(browser, to);
    await openSender(ravi, sender);
    await ravi.getByText(`Kept up to date by ${sender.name}`).waitFor();
    await ravi.getByRole("button", { name: /^Stop updates/ }).click();
    await ravi.getByText(`Kept up to date by ${sender.name}`).waitFor({ state: "detached" });
    await runSql(
      inject("databaseUrl"),
      "update shared_funds set shared_at = shared_at - 31 * 86400000 where sender_id = ?",
      [sender.id],
    );
    await ravi.reload();
    await ravi.getByText("Not updated since").waitFor();
    await ravi.goto("/funds/shared-funds");
    await ravi.getByText("Not updated since").waitFor();
    await ravi.getByRole("button", { name: `Ask ${sender.name} for an update` }).click();
    await ravi.getByText(`You asked ${sender.name} for an update`).waitFor();
    await asha.goto("/");
    await asha.getByText("Asks you to update what you share").waitFor();
    await asha.goto("/account/sharing");
    await findPerson(asha, to);
    await expect.poll(() => isKept.isChecked()).toBe(false);
  });

  it(
    "shows first what another window has taken back, and shares on the second try",
    { tags: "long" },
    async () => {
      const { sender } = await senderOfTwo(unique("Asha"));
      const to = await registerRecipient(baseUrl, unique("Ravi"));
      await share(sender, to);
      const page = await openAs(browser, sender);
      // Not by a search, whose answer could come after that.
      await page.goto("/account/sharing");
      await personRow(page, to).waitFor();
      await unshare(sender, to);
      const row = personRow(page, to);
      await row.getByRole("button", { name: /^Share new/ }).click();
      await confirmButton(page).click();
      await page.getByText("What you share with this person has changed meanwhile.").waitFor();
      // Among the others, the person may be on a later page.
      await page.getByLabel("Search people").fill(to.name);
      await row.getByRole("button", { name: /^Share with/ }).click();
      await confirmButton(page).click();
      await page.getByText("Funds shared successfully! 2 funds shared.").waitFor();
    },
  );

  it(
    "removes one sender's copies and blocks another sender until unblocked",
    { tags: "long" },
    async () => {
      const to = await registerRecipient(baseUrl, unique("Ravi"));
      const [{ sender: first }, { sender: second }] = [
        await senderOfTwo(unique("Asha")),
        await senderOfTwo(unique("Meera")),
      ];
      await share(first, to);
      await share(second, to);
      const [ravi, meera] = [await openAs(browser, to), await openAs(browser, second)];

      await ravi.goto("/funds/shared-funds");
      await personRow(ravi, first)
        .getByRole("button", { name: /^Remove/ })
        .click();
      await confirmButton(ravi).click();
      await ravi.getByText(`Removed the funds that ${first.name} shared.`).waitFor();
      await personRow(ravi, first).waitFor({ state: "detached" });
      await personRow(ravi, second)
        .getByRole("button", { name: /^Block/ })
        .click();
      await confirmButton(ravi).click();
      await ravi.getByText(`Blocked ${second.name}.`).waitFor();
      await ravi.getByText("Nobody shares funds with you").waitFor();

      await meera.goto("/account/sharing");
      await meera.getByLabel("Search people").fill(to.name);
      await meera.getByText(`Nobody found for “${to.name}”`).waitFor();

      await ravi.getByRole("link", { name: "Sharing settings" }).click();
      await ravi.getByRole("button", { name: `Unblock ${second.name}` }).click();
      await ravi.getByText(`Unblocked ${second.name}.`).waitFor();
      await findPerson(meera, to);
      await personRow(meera, to)
        .getByRole("button", { name: /^Share/ })
        .click();
      await confirmButton(meera).click();
      await meera.getByText("Funds shared successfully! 2 funds shared.").waitFor();
    },
  );
});

describe("sharing by person on a phone", () => {
  it(
    "gives the chosen people's funds, also where none is left, and changes to everyone's",
    { tags: "long" },
    async () => {
      const { sender, debtId } = await senderOfTwo(unique("Asha"));
      const { id: holderId } = await addHolder(sender, { name: "Meera" });
      await sender.mutate("funds.update", { id: debtId, data: { holderId } });
      const to = await registerRecipient(baseUrl, unique("Ravi"));
      const asha = await browser.newPage("phone");
      await signIn(asha, sender, baseUrl);
      const hers = keyboardOf(asha);
      await findPerson(asha, to);

      await hers.use("button", `Share with ${to.name}`);
      const dialog = asha.getByRole("dialog", { name: "Share Fund" });
      await dialog.getByRole("group", { name: "Whose funds" }).waitFor();
      await hers.use("checkbox", "Everyone", "Space");
      await hers.use("button", "Share");
      await dialog.getByText("Please choose at least one person").waitFor();
      await hers.isAt("checkbox", "Everyone");
      await hers.use("checkbox", "Meera", "Space");
      await hers.use("checkbox", "Say whose each fund is", "Space");
      await hers.use("button", "Share");
      await asha.getByText("Funds shared successfully! 1 funds shared.").waitFor();
      await personRow(asha, to)
        .getByText(/^Meera · Shared since .* · 1 fund$/)
        .waitFor();
      await hers.isAt("button", `Share new with ${to.name}`);

      const ravi = await openAs(browser, to);
      await openSender(ravi, sender);
      await ravi.getByText(/^Meera · Folio/).waitFor();
      expect(await ravi.getByText("Example PSU Debt Fund - Direct - IDCW").count()).toBe(0);
      await sender.mutate("funds.update", { id: debtId, data: { holderId: null } });
      await update(sender, to);
      await ravi.reload();
      await ravi
        .getByText(/^The owner has deleted the funds .*, or no longer shares them/)
        .waitFor();
      await sender.mutate("funds.update", { id: debtId, data: { holderId } });
      await share(sender, to, { holders: [holderId], showHolder: true });

      const people = await openAs(browser, sender);
      await people.goto("/account");
      await people.getByRole("button", { name: "Delete Meera" }).click();
      await people
        .getByText(`You share this person's funds with ${to.name}, who will get none`)
        .waitFor();
      await people.close();

      await hers.use("button", `Change whose funds ${to.name} gets`);
      await hers.use("checkbox", "Everyone", "Space");
      expect(await asha.getByRole("checkbox", { name: "Meera" }).isChecked()).toBe(false);
      await hers.use("checkbox", "Say whose each fund is", "Space");
      await hers.use("button", "Save");
      await asha.getByText("Sharing changed. Funds added: 1; taken back: 0.").waitFor();
      await personRow(asha, to)
        .getByText(/^Everyone · Shared since .* · 2 funds$/)
        .waitFor();
      await ravi.reload();
      await ravi
        .getByText(/^2 funds/)
        .first()
        .waitFor();
      expect(await ravi.getByText("Meera").count()).toBe(0);
    },
  );
});

it("a sender's total says how many of their funds it is about", async () => {
  const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
  await addFund(sender);
  await addFund(sender, { schemeName: "A policy of no list", amfiCode: null });
  await share(sender, to);
  const page = await openAs(browser, to);
  await page.goto(`${baseUrl}/account/sharing`);
  await page.getByText("1 of 2 funds").waitFor();
});

describe("the selected sender", () => {
  it("is forgotten at sign-out", { tags: "long" }, async () => {
    const { sender } = await senderOfTwo(unique("Asha"));
    const to = await registerRecipient(baseUrl);
    await share(sender, to);
    const page = await openAs(browser, to);
    await openSender(page, sender);
    await page.getByText("2 funds").first().waitFor();
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("sender")));
    await expect.poll(stored).toHaveLength(2);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL("**/login");
    await expect.poll(stored).toEqual([]);
    await unshare(sender, to);
  });
});

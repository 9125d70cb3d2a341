import type { Page } from "playwright-core";
import { beforeAll, describe, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { keyboardOf } from "../../support/browser/keyboard.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { addFund, registerUser, share } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** A name that a search finds only once. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

describe("with only the keyboard", () => {
  it(
    "a sender shares and unshares, and a recipient views, removes, blocks and unblocks",
    { tags: "long" },
    async () => {
      const [ravi, asha, bina, meera] = [
        await registerUser(baseUrl, unique("Ravi")),
        await registerUser(baseUrl, unique("Asha")),
        await registerUser(baseUrl, unique("Bina")),
        await registerUser(baseUrl, unique("Meera")),
      ];
      for (const sender of [asha, bina, meera]) await addFund(sender);
      const to = await browser.newPage();
      await signIn(to, ravi, baseUrl);
      const his = keyboardOf(to);
      await open(to, "/account");
      const saved = to.waitForResponse(/sharing\.setPermission/);
      await his.use("switch", "Let others share funds with me", "Space");
      await saved;

      const from = await browser.newPage();
      await signIn(from, asha, baseUrl);
      const hers = keyboardOf(from);
      await open(from, "/account/sharing");
      await hers.tabTo("searchbox", "Search people");
      await hers.type(ravi.name);
      await waitForText(from, ravi.email);
      await hers.use("button", `Share with ${ravi.name}`);
      await hers.isAt("button", "Cancel");
      await hers.use("button", "Share");
      await waitForText(from, "Funds shared successfully! 1 funds shared.");
      await hers.isAt("button", `Share new with ${ravi.name}`);

      await share(bina, ravi);
      await share(meera, ravi);
      await his.tabTo("link", "Manage Funds", "Shift+Tab");
      await his.press("Enter");
      await his.isAt("heading", "Manage Funds");
      // The page becomes visible.
      await to.evaluate(() => dispatchEvent(new Event("focus")));
      await his.use("link", "Shared Funds");
      await his.isAt("heading", "Shared Funds");
      await his.use("link", asha.name);
      await to.waitForURL("**/details");
      await his.isAt("heading", "Shared Funds");
      await his.use("button", "Smart View");
      await his.isAt("button", "Close");
      await his.press("Escape");
      await his.isAt("button", "Smart View");
      await his.tabTo("link", "Back", "Shift+Tab");
      await his.press("Enter");
      await to.waitForURL("**/shared-funds");
      await his.isAt("heading", "Shared Funds");
      await his.use("button", `Remove the funds that ${bina.name} shares`);
      await his.use("button", "Remove");
      await waitForText(to, `Removed the funds that ${bina.name} shared.`);
      await his.isAtRow("Sharing since");
      await his.tabTo("link", "Back", "Shift+Tab");
      await his.use("button", `Block ${meera.name}`);
      await his.use("button", "Block");
      await his.isAtRow(asha.name);

      await hers.use("button", `Stop sharing with ${ravi.name}`);
      await hers.use("button", "Stop sharing");
      await hers.isAtRow(ravi.name);
      await his.tabTo("link", "Account", "Shift+Tab");
      await his.press("Enter");
      await his.isAt("heading", "Account");
      await his.use("link", "Share your funds");
      await his.isAt("heading", "Sharing");
      await his.use("button", `Unblock ${meera.name}`);
      await waitForText(to, `Unblocked ${meera.name}.`);
      await his.isAt("heading", "Sharing");
    },
  );
});

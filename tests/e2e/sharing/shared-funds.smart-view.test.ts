import { beforeAll, describe, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { startTestProduct } from "../../support/servers/test-product.ts";
import { password, apiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { addFund, registerUser, registerRecipient, share } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

describe("the Smart View", () => {
  it("leaves the configured account's category out of the current value only", async () => {
    const product = await startTestProduct({
      AMFI_NAV_URL: "http://127.0.0.1:9/",
      RATE_LIMITS: "off",
      SPECIAL_TOTALS_UID: "special",
    });
    try {
      await loadFeed(product.databaseUrl, navFixture("eight-columns"));
      const template = await registerUser(product.url);
      const special = { ...apiClient(product.url), id: "special", name: template.name };
      await runSql(
        product.databaseUrl,
        `insert into users (id, email, name, provider, can_share, password_hash, created_at)
         select 'special', ?2, name, provider, can_share, password_hash, created_at from users where id = ?1`,
        [template.id, special.email],
      );
      await special.mutate("auth.login", { email: special.email, password });
      const to = await registerRecipient(product.url);
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
        .getByRole("dialog")
        .getByText("The category “el & insurance (2022)” is left out of current value.")
        .waitFor();
    } finally {
      await product.stop();
    }
  });
});

import { beforeAll, describe, expect, inject, it } from "vitest";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import { isHeld, portfolioTotals } from "../../../src/shared/funds/totals.ts";
import { formatRupees } from "../../../src/shared/number-format.ts";
import { register } from "../../support/api/api-client.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { addFund } from "../../support/api/sharing.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { earlyView, tabWithoutClient } from "../../support/browser/tab-without-client.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

describe("the value of funds with and without transactions, a NAV and units", () => {
  it("is the same in the first view, on Home, on paper and in the list", async () => {
    const owner = await register(baseUrl);
    await addLedger(owner);
    const sold = transactionInput({ date: "2025-01-06", type: "redemption", amount: 6_000 });
    await addLedger(owner, [transactionInput(), sold]);
    await addFund(owner);
    await addFund(owner, { schemeName: "My Policy", amfiCode: null });
    const { funds } = okay<FundList>(await owner.query("funds.list"));
    const value = formatRupees(portfolioTotals(funds, []).currentValue);
    const page = await browser.newPage("desktop");
    await signIn(page, owner, baseUrl);
    const { tab, arrive } = await tabWithoutClient(page);
    await tab.locator(earlyView).getByText(value).waitFor();
    await arrive();
    const shown = tab.locator("#root").getByText(value, { exact: true }).first();
    await shown.waitFor();
    await tab.emulateMedia({ media: "print" });
    expect(await shown.isVisible()).toBe(true);
    await tab.emulateMedia({ media: "screen" });
    await tab.goto(`${baseUrl}/funds/view-funds`);
    // The list has no total: each of its values is one of those that Home adds up.
    for (const { currentAmount } of funds.filter(isHeld)) {
      if (currentAmount === null) continue;
      await tab.getByText(formatRupees(currentAmount), { exact: true }).first().waitFor();
    }
  });
});

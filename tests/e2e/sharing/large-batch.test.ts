import { expect, inject, it } from "vitest";
import { registerUser } from "../../support/api/sharing.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { openAs } from "../../support/browser/sharing-pages.ts";
import { insertFundsAtLimit, insertSendersAtLimit } from "../../support/data/insert-at-limits.ts";

const databaseUrl = inject("databaseUrl");
const browser = useBrowser();
/** Their funds together are more than one batch may answer. */
const senders = 12;

it("a page asks again for what is too much for one batch, until it has all", async () => {
  const to = await registerUser(inject("baseUrl"));
  await insertFundsAtLimit(databaseUrl, to.id);
  await insertSendersAtLimit(databaseUrl, to.id, senders);
  const page = await openAs(browser, to);
  await page.setViewportSize({ width: 1280, height: 4_000 });
  await page.goto("/funds/shared-funds");
  const cards = page.getByRole("listitem").filter({ hasText: "990 funds" });
  await expect.poll(() => cards.count()).toBe(senders);
  const [answered, refused] = [new Set<string>(), new Set<string>()];
  page.on("response", async (response) => {
    const url = new URL(response.url());
    if (!url.pathname.includes("sharing.senderFunds")) return;
    const asked = Object.values(JSON.parse(url.searchParams.get("input") ?? "{}"));
    const answers: { error?: { data: { appCode: string } } }[] = JSON.parse(await response.text());
    for (const [index, { error }] of answers.entries()) {
      const sender = JSON.stringify(asked[index]);
      if (error?.data.appCode === "request/batch-too-large") refused.add(sender);
      else if (error === undefined) answered.add(sender);
    }
  });
  // What is shown has become old, and is asked for again at once.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect.poll(() => answered.size).toBe(senders);
  expect(refused.size).toBeGreaterThan(0);
});

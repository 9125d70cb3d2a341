import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { navFixture } from "../support/fixtures.ts";
import { fundInput, investor, type Person } from "../support/person.ts";
import { loadFeed } from "../support/scheme-list.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
let newcomer: Person;
let holder: Person;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("eight-columns"));
  newcomer = await investor(baseUrl);
  holder = await investor(baseUrl);
  await holder.tell("funds.add", fundInput());
  await holder.tell("funds.add", fundInput({ amfiCode: null, schemeName: "My Policy" }));
});

async function signIn(page: Page, who: Person): Promise<void> {
  const [name = "", value = ""] = who.cookie().split("=");
  await page.context().addCookies([{ name, value, url: baseUrl }]);
}

async function expectNoFindings(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target).join(", ")}`,
    ),
  ).toEqual([]);
}

describe.each(["light", "dark"] as const)("in the %s theme axe finds nothing", (colorScheme) => {
  it.each(["desktop", "phone"] as const)("on any screen of a %s", async (screen) => {
    const page = await browser.newPage(screen);
    await page.emulateMedia({ colorScheme });
    for (const path of ["/login", "/register"]) await expectNoFindings(page, path);
    for (const who of [newcomer, holder]) {
      await signIn(page, who);
      for (const path of ["/", "/funds", "/funds/view-funds", "/funds/add-fund", "/nowhere"]) {
        await expectNoFindings(page, path);
      }
    }
  });

  it("in the open scheme list", async () => {
    const page = await browser.newPage();
    await page.emulateMedia({ colorScheme });
    await signIn(page, holder);
    await page.goto("/funds/add-fund");
    await page.getByLabel("Scheme").fill("example");
    await page.getByRole("option").first().waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

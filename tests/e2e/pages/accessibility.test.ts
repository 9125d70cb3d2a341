import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import {
  expectNoAxeViolations,
  expectNoAxeViolationsButColours,
} from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { codeIn, newestMail } from "../../support/servers/outbox.ts";
import {
  fundInput,
  register,
  password,
  apiClient,
  type ApiClient,
} from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, addSip } from "../../support/api/ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { setEditMode, signIn } from "../../support/browser/signed-in-page.ts";
import { plainPaths } from "../../../vite/page-paths.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
let newUser: ApiClient;
let holder: ApiClient;
let sender: RegisteredUser;
const invalidLink = "/new-password?oobCode=made-up";
let resetLink: string;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("eight-columns"));
  newUser = await register(baseUrl);
  const receiving = await registerRecipient(baseUrl);
  holder = receiving;
  sender = await registerUser(baseUrl, "Meera Nair");
  await addFund(sender);
  await share(sender, receiving);
  // More recipients than the list shows at first.
  for (const name of ["Bina Shah", "Dev Patel"]) await registerRecipient(baseUrl, name);
  await holder.mutate("funds.add", fundInput());
  await holder.mutate("funds.add", fundInput({ amfiCode: null, schemeName: "My Policy" }));
  await holder.mutate("funds.delete", { id: await addFund(holder) });
  await holder.mutate("auth.requestPasswordReset", { email: holder.email });
  resetLink = `/new-password?oobCode=${codeIn(await newestMail(inject("outbox"), holder.email))}`;
  await apiClient(baseUrl).mutate("auth.login", { email: holder.email, password });
});

async function openLoaded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // What is below the screen loads when it is seen, and may add more below it.
  const skeletonsInView = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      const skeletons = document.querySelectorAll("[class*=skeleton]");
      skeletons[0]?.scrollIntoView();
      return skeletons.length;
    });
  await expect.poll(skeletonsInView).toBe(0);
}

const signedInPages = {
  desktop: [...plainPaths(), "/funds/edit-funds/none", "/nowhere"],
  /** Laid out by other elements than on a desktop. */
  phone: ["/", "/funds", "/funds/view-funds", "/funds/edit-funds", "/account/sharing"],
};

describe("axe finds no violations", () => {
  describe.each(["desktop", "phone"] as const)("on a %s", (screen) => {
    /** Colours are the same on both. */
    const expectNoViolations =
      screen === "desktop" ? expectNoAxeViolations : expectNoAxeViolationsButColours;

    async function expectNoFindings(page: Page, path: string): Promise<void> {
      await openLoaded(page, path);
      await expectNoViolations(page);
    }

    async function pageOf(user: ApiClient): Promise<Page> {
      const page = await browser.newPage(screen);
      await signIn(page, user, baseUrl);
      return page;
    }

    it("on the screens of an account with funds", async () => {
      const page = await pageOf(holder);
      for (const path of signedInPages[screen]) await expectNoFindings(page, path);
    });

    it("on a fund's page, with its dialogs", { tags: "long" }, async () => {
      const owner = await register(baseUrl);
      const fundId = await addLedger(owner);
      await addSip(owner, { fundId });
      const totalsId = await addFund(owner);
      const page = await pageOf(owner);
      await expectNoFindings(page, `/funds/${fundId}`);
      for (const name of ["Add transaction", "Add SIP", "Switch", "More"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await page.getByRole("dialog").waitFor();
        await expectNoViolations(page);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
      await page.getByRole("tab", { name: "Lots" }).click();
      await expectNoViolations(page);
      await expectNoFindings(page, `/funds/${totalsId}`);
      await page.getByRole("button", { name: "Enter past instalments" }).click();
      await page.getByRole("dialog").waitFor();
      await expectNoViolations(page);
    });
  });

  it("on public screens", { tags: "long" }, async () => {
    const page = await browser.newPage();
    for (const path of ["/login", "/register", "/reset-password", invalidLink, resetLink]) {
      await openLoaded(page, path);
      await expectNoAxeViolations(page);
    }
  });

  it("on the screens of an empty account", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await signIn(page, newUser, baseUrl);
    for (const path of plainPaths()) {
      await openLoaded(page, path);
      await expectNoAxeViolations(page);
    }
  });

  it("in shared funds", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await page.goto("/funds/shared-funds");
    await page.getByRole("button", { name: /^Block/ }).click();
    await page.getByRole("alertdialog", { name: "Block Sender" }).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: sender.name }).click();
    await page.getByRole("button", { name: "Smart View" }).click();
    await page.getByRole("dialog", { name: "Smart View" }).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expectNoAxeViolations(page);
  });

  it("in the list of recipients and the share dialog", { tags: "long" }, async () => {
    for (const name of ["Ravi Iyer", "Anita Kulkarni"]) await registerRecipient(baseUrl, name);
    await addHolder(sender);
    const page = await browser.newPage();
    await signIn(page, sender, baseUrl);
    await page.goto("/account/sharing");
    await page.getByRole("button", { name: "Show More..." }).click();
    await page.getByRole("button", { name: /^Stop sharing/ }).click();
    await page.getByRole("alertdialog", { name: "Stop sharing" }).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: /^Change whose/ }).click();
    await page.getByRole("dialog").waitFor();
    await page.getByRole("checkbox", { name: "Everyone" }).uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Please choose at least one person").waitFor();
    await expectNoAxeViolations(page);
  });

  it("in a fund's edit form and delete dialog", { tags: "long" }, async () => {
    const page = await browser.newPage("phone");
    await signIn(page, holder, baseUrl);
    await setEditMode(page, true);
    await openLoaded(page, "/funds/edit-funds");
    await expectNoAxeViolations(page);
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    await page.getByRole("alertdialog").waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    await page.getByRole("heading", { name: "Edit Fund", exact: true }).waitFor();
    await expectNoAxeViolations(page);
  });

  it("offline", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await page.goto("/");
    await page.getByRole("heading", { name: "Largest holdings" }).waitFor();
    await page.context().setOffline(true);
    await page.getByText("Offline: figures as of").waitFor();
    await expectNoAxeViolations(page);
  });

  it("when nothing can be loaded", { tags: "long" }, async () => {
    const page = await browser.newPage("phone");
    await signIn(page, holder, baseUrl);
    const error = { message: "Broken", code: -32603, data: { appCode: "internal" } };
    await page.route(/funds\.list|account\.security|sharing\./, (route) => {
      const calls = new URL(route.request().url()).pathname.split(",");
      return route.fulfill({ status: 500, json: calls.map(() => ({ error })) });
    });
    for (const path of ["/funds/view-funds", "/account/security", "/account/sharing"]) {
      await page.goto(path);
      await page.getByRole("button", { name: "Try again" }).first().waitFor();
      await expectNoAxeViolations(page);
    }
  });

  it("in the open scheme list", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await page.goto("/funds/add-fund");
    await page.getByLabel("Scheme").fill("example");
    await page.getByRole("option").first().waitFor();
    await expectNoAxeViolations(page);
  });

  it.each([
    ["End all other sessions", "/account/security"],
    ["Delete my account", "/account/data"],
  ])("in the dialog of %s", { tags: "long" }, async (name, path) => {
    const page = await browser.newPage("phone");
    await signIn(page, holder, baseUrl);
    await page.goto(path);
    await page.getByRole("button", { name }).click();
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await expectNoAxeViolations(page);
  });

  it("in forms with errors", async () => {
    const page = await browser.newPage("phone");
    await signIn(page, holder, baseUrl);
    for (const [path, ...presses] of [
      [resetLink, "Set new password"],
      ["/account/security", "Change password", "Change password"],
    ] as const) {
      await page.goto(path);
      for (const name of presses) await page.getByRole("button", { name }).click();
      await page.getByText("Password is required").first().waitFor();
      await expectNoAxeViolations(page);
    }
  });
});

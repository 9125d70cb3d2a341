// @module-tag long
import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { addFund, registerRecipient, type RegisteredUser } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

let owner: RegisteredUser;
let fundId: string;
beforeAll(async () => {
  owner = await registerRecipient(baseUrl);
  fundId = await addFund(owner);
});

/** [page, what it says that it could not load] */
const pages = [
  ["/", "Your funds could not be loaded"],
  ["/funds", "Your funds could not be loaded"],
  ["/funds/view-funds", "Your funds could not be loaded"],
  ["/funds/edit-funds", "Your funds could not be loaded"],
  ["/funds/$fundId", "Your fund could not be loaded"],
  ["/funds/add-transaction", "Your funds could not be loaded"],
  ["/funds/import", "Your transactions could not be loaded"],
  ["/funds/reconcile", "Your statements could not be loaded"],
  ["/funds/shared-funds", "The people who share with you could not be loaded"],
  ["/compare?codes=900002", "The schemes could not be loaded"],
  ["/tax", "Your tax could not be worked out"],
  ["/tax/sell", "What you can sell could not be worked out"],
  ["/account/sharing", "The people you can share with could not be loaded"],
] as const;

/** Failures as they are read out: of the page, its banner and its toasts. */
async function failuresOn(page: Page): Promise<string[]> {
  const texts = await page
    .locator("[role=alert], [role=status], [data-sonner-toast]")
    .allInnerTexts();
  return texts.filter((text) => /could not|cannot|offline|failed/i.test(text));
}

const counted = (texts: readonly string[], part: string): number =>
  texts.join("\n").split(part).length - 1;

it("every page says once what is missing and once that Fundbook cannot be reached, when it cannot", async () => {
  const first = await browser.newPage();
  await signIn(first, owner, baseUrl);
  const context = first.context();
  await context.route(/\/api\/trpc\/(?!auth\.me\?)/, (route) => route.abort());
  await Promise.all(
    pages.map(async ([path, missing]) => {
      const page = await context.newPage();
      await page.goto(path.replace("$fundId", fundId));
      await page.getByText(missing).waitFor();
      await page.getByText("Offline:").waitFor();
      const said = await failuresOn(page);
      expect(counted(said, missing), path).toBe(1);
      expect(counted(said, "Fundbook can"), path).toBe(1);
      await page.close();
    }),
  );
});

it("a form that fails says so once", async () => {
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  await page.goto("/funds/add-fund");
  await page.getByRole("button", { name: "Add Fund" }).click();
  await page.getByText("All fields are required").waitFor();
  expect(await page.getByText("All fields are required").count()).toBe(1);
  await page.getByLabel("Scheme").fill("My Policy");
  await page.getByLabel("Folio number").fill("7/7");
  await page.getByLabel("Category").fill("equity");
  await page.getByLabel("Invested amount").fill("100");
  await page.getByLabel("Units").fill("5");
  await page.route(/funds\.add/, (route) => route.fulfill({ status: 500 }));
  await page.getByRole("button", { name: "Add Fund" }).click();
  await page.getByText("Failed to add fund:").waitFor();
  expect(counted(await failuresOn(page), "Fundbook cannot be reached")).toBe(1);
});

type SentForm = {
  page: string;
  /** The button that opens the form, where it is a dialog. */
  opener?: string;
  button: string;
  fields: Record<string, string>;
};

const forms: Record<string, SentForm> = {
  "auth.login": {
    page: "/login",
    button: "Sign in",
    fields: { Email: "asha@example.in", Password: "correct horse" },
  },
  "auth.register": {
    page: "/register",
    button: "Create account",
    fields: {
      Name: "Asha",
      Email: "asha@example.in",
      Password: "correct horse",
      "Confirm password": "correct horse",
    },
  },
  "auth.requestPasswordReset": {
    page: "/reset-password",
    button: "Send reset link",
    fields: { Email: "asha@example.in" },
  },
  "tokens.add": {
    page: "/account/security",
    opener: "Make an access token",
    button: "Make",
    fields: { Name: "Evening sheet" },
  },
  "account.changePassword": {
    page: "/account/security",
    opener: "Change password",
    button: "Change password",
    fields: {
      "Current password": "correct horse",
      "New password": "battery staple",
      "Confirm new password": "battery staple",
    },
  },
};

it.each(Object.entries(forms))("a refused %s is said once", async (procedure, form) => {
  const page = await browser.newPage();
  if (form.page.startsWith("/account")) await signIn(page, owner, baseUrl);
  await page.goto(form.page);
  if (form.opener !== undefined) await page.getByRole("button", { name: form.opener }).click();
  for (const [label, text] of Object.entries(form.fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  const message = "Too many attempts of this kind.";
  const data = { appCode: "auth/too-many-requests", httpStatus: 429, fieldErrors: {} };
  const refused = { error: { message, code: -32_029, data } };
  await page.route(new RegExp(procedure.replace(".", "\\.")), (route) =>
    route.fulfill({
      status: 429,
      json: route.request().url().includes("batch") ? [refused] : refused,
    }),
  );
  await page.getByRole("button", { name: form.button, exact: true }).click();
  await page.getByText(message).first().waitFor();
  expect(await page.getByText(message).count()).toBe(1);
});

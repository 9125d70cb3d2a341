import { expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { registerUser } from "../../support/api/sharing.ts";

const browser = useBrowser({ serviceWorkers: "allow" });
const baseUrl = inject("baseUrl");

const groww = `Transaction history
Scheme Name,Transaction Type,Units,NAV,Amount,Date
First Example PSU Debt Fund - Direct Plan - Growth,PURCHASE,10,50,500,05 Jan 2024
`;

it("a file that another app shares is read on the device, and forgotten when signing out", async () => {
  const owner = await registerUser(baseUrl);
  const page = await browser.newPage("phone");
  await signIn(page, owner, baseUrl);
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const manifest = await page.evaluate(async () => (await fetch("/manifest.webmanifest")).json());
  const { action, method, enctype, params } = manifest.share_target;
  // As the browser sends what is shared, but from a form.
  await page.evaluate(
    (form) => document.body.insertAdjacentHTML("beforeend", form),
    `<form action="${action}" method="${method}" enctype="${enctype}">
      <input type="file" multiple name="${params.files[0].name}" data-shared></form>`,
  );
  const reached: string[] = [];
  await page.context().route("**/*", async (route) => {
    reached.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await route.continue();
  });
  await page.evaluate(async () => {
    const left = { "x-file-name": "left.csv", "x-shared-at": String(Date.now()) };
    const cache = await caches.open("fundbook-shared");
    await cache.put("/shared-files/7", new Response("a share before", { headers: left }));
  });
  const buffer = Buffer.from(groww);
  const shared = page.locator("[data-shared]");
  await shared.setInputFiles([{ name: "groww – July.csv", mimeType: "text/csv", buffer }]);
  await shared.evaluate((input) => (input as HTMLInputElement).form?.requestSubmit());
  await page.getByRole("heading", { name: "groww – July.csv" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/funds/import");
  expect(reached).not.toContain(`POST ${action}`);
  expect(await page.getByText("left.csv").count()).toBe(0);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  await expect.poll(databases).toBe(1);
  expect(await page.evaluate(() => caches.has("fundbook-shared"))).toBe(false);

  await page.reload();
  await page.getByRole("heading", { name: "groww – July.csv" }).waitFor();
  await page.goto("/account");
  await page.getByRole("button", { name: "Log out" }).first().click();
  await page.waitForURL("**/login");
  await expect.poll(databases).toBe(0);
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { describe, expect, inject, it, onTestFinished } from "vitest";
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
  const buffer = Buffer.from(groww);
  const shared = page.locator("[data-shared]");
  await shared.setInputFiles([{ name: "groww – July.csv", mimeType: "text/csv", buffer }]);
  await shared.evaluate((input) => (input as HTMLInputElement).form?.requestSubmit());
  await page.getByRole("heading", { name: "groww – July.csv" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/funds/import");
  expect(reached).not.toContain(`POST ${action}`);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  await expect.poll(databases).toBe(1);
  await expect.poll(() => page.evaluate(() => caches.has("fundbook-shared"))).toBe(false);

  await page.reload();
  await page.getByRole("heading", { name: "groww – July.csv" }).waitFor();
  await page.goto("/account");
  await page.getByRole("button", { name: "Log out" }).first().click();
  await page.waitForURL("**/login");
  await expect.poll(databases).toBe(0);
});

/** Import statements, after the service worker has kept the client. */
async function importPage(): Promise<Page> {
  const owner = await registerUser(baseUrl);
  const page = await browser.newPage("phone");
  await signIn(page, owner, baseUrl);
  await page.goto("/funds/import");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => page.evaluate(areReadersKept)).toBe(true);
  return page;
}

const areReadersKept = async () => {
  const list = await caches.match("/import-readers.json");
  const { files } = (await list?.json()) ?? { files: ["none"] };
  const cache = await caches.open("fundbook-readers");
  return (await cache.keys()).length === files.length;
};

/** Goes offline before the device has what reads a file. */
async function withoutReaders(page: Page): Promise<void> {
  await page.evaluate(() => caches.delete("fundbook-readers"));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.context().setOffline(true);
}

const isWaiting = (page: Page) => page.evaluate(() => caches.has("fundbook-shared"));

/** As the installed app is opened with a file; `sharedAt` is in milliseconds before now. */
const wait = (page: Page, content: string, age = 0) =>
  page.evaluate(
    async ([text, before]) => {
      const headers = {
        "x-file-name": "groww.csv",
        "x-shared-at": String(Date.now() - before),
        "x-shared-from": location.origin,
      };
      const cache = await caches.open("fundbook-shared");
      await cache.put("/shared-files/1", new Response(text, { headers }));
    },
    [content, age] as const,
  );

it("a shared file waits for its reader, over reloads, and is read when the network is back", async () => {
  const page = await importPage();
  await wait(page, groww);
  await withoutReaders(page);
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload();
    await page.getByText("what reads this file is not on this device yet").waitFor();
    expect(await page.getByText("It may be damaged").count()).toBe(0);
    expect(await isWaiting(page)).toBe(true);
  }
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "groww.csv" }).waitFor();
  await expect.poll(() => isWaiting(page)).toBe(false);
});

it("a file that was shared before is asked about after days, until it is left out", async () => {
  const page = await importPage();
  await wait(page, groww, 2 * 86_400_000);
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload();
    await page.getByText("was shared with Fundbook before you opened it").waitFor();
    expect(await page.getByRole("heading", { name: "groww.csv" }).count()).toBe(0);
    expect(await isWaiting(page)).toBe(true);
  }
  await page.getByRole("button", { name: "Leave this file out" }).click();
  await expect.poll(() => isWaiting(page)).toBe(false);
});

it(
  "a file that was shared before is not asked about again after the press that reads it",
  { tags: "long" },
  async () => {
    const page = await importPage();
    await wait(page, groww, 2 * 86_400_000);
    await withoutReaders(page);
    await page.reload();
    await page.getByRole("button", { name: "Read this file" }).click();
    const missing = page.getByText("what reads this file is not on this device yet");
    await missing.waitFor();
    await page.reload();
    await missing.waitFor();
    expect(await page.getByRole("button", { name: "Read this file" }).count()).toBe(0);
  },
);

const unsaid = "came from a page that does not say";

describe.each([
  { policy: "unsafe-url", named: (origin: string) => `came from a page of ${origin}`, tags: [] },
  { policy: "no-referrer", named: () => unsaid, tags: ["long"] },
  { policy: "same-origin", named: () => unsaid, tags: ["long"] },
])("a file that a page of another site posts with $policy", ({ policy, named, tags }) => {
  it("is read only after a press", { tags }, async () => {
    const page = await importPage();
    await wait(page, "a share before");
    const action = new URL("/api/shared-files", page.url());
    const other = createServer((_request, response) => {
      response.setHeader("referrer-policy", policy);
      response.setHeader("content-type", "text/html");
      response.end(`<form action="${action}" method="post" enctype="multipart/form-data">
        <input type="file" name="files"><button>Post</button></form>`);
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await page.goto(origin);
    const buffer = Buffer.from(groww);
    await page.locator("input").setInputFiles({ name: "theirs.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Post" }).click();
    await page.getByText(named(origin)).waitFor();
    expect(await page.getByRole("heading", { name: "theirs.csv" }).count()).toBe(0);
    // What was shared before is not replaced by it.
    await page.getByText("groww.csv").first().waitFor();
    await page.getByRole("button", { name: "Read this file" }).click();
    await page.getByRole("heading", { name: "theirs.csv" }).waitFor();
  });
});

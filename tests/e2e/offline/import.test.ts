import { expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { registerUser } from "../../support/api/sharing.ts";

const browser = useBrowser({ serviceWorkers: "allow" });
const baseUrl = inject("baseUrl");

it("a statement is read offline once Import statements was opened", async () => {
  const page = await browser.newPage();
  await signIn(page, await registerUser(baseUrl), baseUrl);
  await page.goto("/account/data");
  await page.getByText("it also keeps what reads statements").waitFor();
  await page.goto("/funds/import");
  const sample = Buffer.from(
    await page.evaluate(async () => [
      ...new Uint8Array(await (await fetch("/sample-statement.pdf")).arrayBuffer()),
    ]),
  );
  const areReadersKept = async () => {
    const { files } = await (await fetch("/import-readers.json")).json();
    const cache = await caches.open("fundbook-readers");
    return (await cache.keys()).length === files.length;
  };
  await expect.poll(() => page.evaluate(areReadersKept)).toBe(true);
  // So that only the service worker has them.
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await page.context().setOffline(true);
  const file = { name: "sample.pdf", mimeType: "application/pdf", buffer: sample };
  await page.locator("input[type=file]").setInputFiles(file);
  // It is read; only what it is compared with is the server's.
  await page.getByText("The scheme list could not be loaded").waitFor();
  expect(await page.getByText("cannot be reached, and what reads this file").count()).toBe(0);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole("heading", { name: "sample.pdf" }).waitFor();
  await page.goto("/account/data");
  await page.getByText(/It also keeps what reads statements, \d\.\d MB/).waitFor();
});

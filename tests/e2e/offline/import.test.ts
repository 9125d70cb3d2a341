import { expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { registerUser } from "../../support/api/sharing.ts";

const browser = useBrowser({ serviceWorkers: "allow" });
const baseUrl = inject("baseUrl");

it("a statement is read and compared offline once Import statements was opened", async () => {
  const page = await browser.newPage();
  await signIn(page, await registerUser(baseUrl), baseUrl);
  await page.goto("/account/data");
  await page.getByText("it also keeps the readers of statements").waitFor();
  await page.goto("/funds/import");
  const sample = Buffer.from(
    await page.evaluate(async () => [
      ...new Uint8Array(await (await fetch("/sample-statement.pdf")).arrayBuffer()),
    ]),
  );
  const isAllKept = async () => {
    const { files } = await (await fetch("/import-readers.json")).json();
    const namesIn = async (cache: string) =>
      (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
    const copies = (await namesIn("fundbook-offline")).join();
    return (
      (await namesIn("fundbook-schemes")).length === 1 &&
      (await namesIn("fundbook-readers")).length === files.length &&
      ["imports.ledgers", "offline-snapshot"].every((name) => copies.includes(name))
    );
  };
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
  // So that only the service worker has them.
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await page.context().setOffline(true);
  const file = { name: "sample.pdf", mimeType: "application/pdf", buffer: sample };
  await page.locator("input[type=file]").setInputFiles(file);
  const found = page.getByRole("heading", { name: "sample.pdf" });
  await found.waitFor();
  expect(await page.getByText("cannot be reached, and").count()).toBe(0);
  await page.reload();
  await found.waitFor();
  await page.evaluate(() => caches.delete("fundbook-schemes"));
  await page.reload();
  await page.getByText("its list of schemes is not on this device yet").waitFor();
  await page.context().setOffline(false);
  await found.waitFor();
  await page.goto("/account/data");
  await page
    .getByText(/It also keeps what reads statements and the list of schemes, \d\.\d MB/)
    .waitFor();
});

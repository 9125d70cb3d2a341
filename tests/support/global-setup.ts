import type { TestProject } from "vitest/node";
import { provideBrowser } from "../../scripts/product/browser.ts";
import { ownProduct } from "./own-product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the running product. */
    baseUrl: string;
    /** Its libSQL server. */
    databaseUrl: string;
    /** The folder with the mail that it has written. */
    outbox: string;
    /** Chromium's program; empty where no browser tests run. */
    browserPath: string;
  }
}

/** Starts the product that a project's tests share. Its scheme list's address leads to a port where nothing listens. */
export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  provide("browserPath", name === "browser" ? provideBrowser() : "");
  const product = await ownProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    // All of its tests come from one address.
    RATE_LIMITS: "off",
  });
  console.log(`✓ Product for the ${name} tests at ${product.url}`);
  provide("baseUrl", product.url);
  provide("databaseUrl", product.databaseUrl);
  provide("outbox", product.outbox);
  return product.stop;
}

import type { TestProject } from "vitest/node";
import { provideBrowser, provideFirefox, provideWebKit } from "../browser/browser-program.ts";
import type { WebKitPrograms } from "../browser/webkit.ts";
import { startTestProduct } from "./test-product.ts";

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
    /** Firefox's program; empty where there is none. */
    firefoxPath: string;
    /** WebKitGTK's driver and display; null where they are missing. */
    webKitPrograms: WebKitPrograms | null;
  }
}

/** Provides what a project's tests share: a product whose scheme source does not answer, and the browser. */
export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  if (name === "browser") provide("browserPath", provideBrowser());
  if (name === "journeys") {
    provide("firefoxPath", findFirefox());
    provide("webKitPrograms", findWebKit());
  }
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    // All of its tests come from one address.
    RATE_LIMITS: "off",
  });
  console.log(`✓ Product for the ${name} tests at ${product.url}`);
  provide("baseUrl", product.url);
  provide("databaseUrl", product.databaseUrl);
  provide("outbox", product.outbox);
  const saidAtStart = product.said.length;
  return () => {
    // A server that ended or was started again explains the tests that failed meanwhile.
    for (const line of product.said.slice(saidAtStart)) console.log(`${name}: ${line}`);
    return product.stop();
  };
}

function findFirefox(): string {
  const path = provideFirefox();
  if (path !== undefined) return path;
  console.log(
    "The journey in Firefox was not run: there is none, and firefox-esr cannot be installed.",
  );
  return "";
}

function findWebKit(): WebKitPrograms | null {
  const programs = provideWebKit();
  if (programs === null) {
    console.log(
      "The journey in WebKit was not run: webkit2gtk-driver or xvfb is missing, and cannot be installed.",
    );
  }
  return programs;
}

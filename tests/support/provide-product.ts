import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the running product. */
    baseUrl: string;
    /** Its libSQL server. */
    databaseUrl: string;
    /** The folder with the mail that it has written. */
    outbox: string;
    /** The browser's program; empty where no browser tests run. */
    browserPath: string;
  }
}

/** Hands the product that `npm test` has started to the tests, as `inject("baseUrl")` and its like. */
export default function provideProduct({ provide }: TestProject): void {
  provide("baseUrl", given("FUNDBOOK_BASE_URL"));
  provide("databaseUrl", given("FUNDBOOK_DATABASE_URL"));
  provide("outbox", given("FUNDBOOK_OUTBOX"));
  provide("browserPath", process.env["CHROMIUM_PATH"] ?? "");
}

function given(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error("Run npm test, or npm run test:integration or test:browser.");
  return value;
}

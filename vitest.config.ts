import { defineConfig } from "vitest/config";

const firefox = "tests/e2e/firefox.test.ts";
const globalSetup = ["tests/support/global-setup.ts"];
/** Milliseconds: for what hangs, so that a slow machine does not fail what is right. */
const limit = 60_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts"], testTimeout: limit } },
      {
        test: {
          name: "integration",
          // The files share one product, and each loads the scheme list that it needs.
          fileParallelism: false,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup,
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          exclude: [firefox],
          globalSetup,
          // Its files share a product as well, but all of them one scheme list; they mostly wait for the browser.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        test: {
          name: "firefox",
          include: [firefox],
          globalSetup,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 2 * limit,
          hookTimeout: limit,
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

const firefox = "tests/e2e/firefox.test.ts";
/** They start products of their own. */
const commands = ["tests/integration/start.test.ts", "tests/integration/commands.test.ts"];
const globalSetup = ["tests/support/global-setup.ts"];
/** The files share one product and one scheme list, and mostly wait for the browser. */
const browserWorkers = 3;
/** In milliseconds. Long, so that only tests that hang fail by it. */
const limit = 60_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts"], testTimeout: limit } },
      {
        test: {
          name: "integration",
          isolate: false,
          // The files share one product, and each loads its own scheme list.
          fileParallelism: false,
          include: ["tests/integration/**/*.test.ts"],
          exclude: commands,
          globalSetup,
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        test: {
          name: "commands",
          fileParallelism: false,
          include: commands,
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        test: {
          name: "browser",
          isolate: false,
          include: ["tests/e2e/**/*.test.ts"],
          exclude: [firefox],
          globalSetup,
          maxWorkers: browserWorkers,
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
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
          testTimeout: 2 * limit,
          hookTimeout: limit,
        },
      },
    ],
  },
});

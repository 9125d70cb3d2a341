import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** In browsers that Playwright does not drive. */
const journeys = ["tests/e2e/pages/firefox.test.ts", "tests/e2e/pages/webkit.test.ts"];
const integration = globSync("tests/integration/**/*.test.ts").toSorted();
const takesProduct = (file: string) => readFileSync(file, "utf8").includes('inject("');
/** They take no shared product, as their text says, but start what they need, so that they can run beside the others. */
const withOwnProducts = integration.filter((file) => !takesProduct(file));
const withSharedProduct = integration.filter(takesProduct);
const globalSetup = ["tests/support/servers/global-setup.ts"];
/** One for each core: the browsers take all the processor time there is. The files share one product and one scheme list. */
const browserWorkers = 2;
/** In milliseconds. Long, so that only tests that hang fail by it. */
const limit = 300_000;
const expect = { poll: { timeout: 60_000 } };

export default defineConfig({
  test: {
    // Of one file. More of them wait for each other on two cores, until the product refuses one.
    maxConcurrency: 3,
    tags: [
      {
        name: "long",
        description:
          "Repeats what a shorter test holds: on every page, at every step that can fail, in another browser.",
      },
    ],
    projects: [
      {
        test: {
          name: "checks",
          include: ["tests/checks/**/*.test.ts"],
          testTimeout: limit,
        },
      },
      {
        test: {
          name: "unit",
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          include: ["tests/{unit,statements}/**/*.test.ts"],
          testTimeout: limit,
        },
      },
      ...[0, 1].map((half) => ({
        test: {
          name: `integration-${half + 1}`,
          isolate: false,
          // The files of a half share one product, and each loads its own scheme list.
          fileParallelism: false,
          include: withSharedProduct.filter((_, index) => index % 2 === half),
          globalSetup,
          expect,
          testTimeout: limit,
          hookTimeout: limit,
        },
      })),
      {
        test: {
          name: "products",
          isolate: false,
          // They often wait: for a server that hangs, or for one that starts.
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
          include: withOwnProducts,
          expect,
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        test: {
          name: "image",
          include: ["tests/image/**/*.test.ts"],
          expect,
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        test: {
          name: "browser",
          isolate: false,
          include: ["tests/e2e/**/*.test.ts"],
          exclude: journeys,
          globalSetup,
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
          expect,
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        test: {
          name: "journeys",
          include: journeys,
          globalSetup,
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
          expect,
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
    ],
  },
});

import { dirname } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractsVersion } from "./vite/contracts-version.ts";
import { knownPages } from "./vite/known-pages.ts";
import { pageTexts } from "./vite/page-texts.ts";
import { startPage } from "./vite/start-page.ts";

/** Parts of the client's code, by their paths, that only some pages need, or a form only when it is filled in. */
const forSomePages = [
  "features/auth/",
  "features/passwords/",
  "features/openid/",
  "components/form/",
  "features/fund-list/list/",
  "features/funds/own-fund-list",
  "features/funds/refresh-navs-button",
  "features/funds/mutations",
  "features/funds/edit/",
  "features/funds/form/",
  "features/transactions/",
  "shared/transactions/",
  "sips/instalment-rows",
  "components/ui/combobox",
  "features/schemes/scheme-",
  "features/imports/",
  "shared/imports/",
  "shared/schemes/",
  "features/sharing/",
  "features/tax/",
  "shared/tax/",
  "shared/csv",
  "/schema.ts",
  "shared/number-field.ts",
  "shared/text-field.ts",
];
/** Every figure needs them. */
const isOfFigures = (path: string): boolean => /shared.transactions.(types|fixed-point)/.test(path);

const isForAnyPage = (path: string): boolean =>
  isOfFigures(path) ||
  (/src\/(client|shared)\/|lucide-react/.test(path) &&
    !forSomePages.some((part) => path.includes(part)));

const isOfFundPage = (path: string): boolean =>
  /transactions|sips/.test(path) && !/-(form|draft|dialog)|schema|derive-figures/.test(path);

/** The worker from its sources, where `npm run dev` names its configuration. */
async function hotWorker() {
  const { WORKER_CONFIG: configPath, WORKER_INSPECTOR: inspector } = process.env;
  if (configPath === undefined) return null;
  const { cloudflare } = await import("@cloudflare/vite-plugin");
  const persistState = { path: dirname(configPath) };
  return cloudflare({
    configPath,
    persistState,
    inspectorPort: inspector ? Number(inspector) : false,
  });
}

export default defineConfig({
  root: "src/client",
  // Settings come from the process environment, as everywhere else.
  envDir: false,
  define: { "import.meta.env.CONTRACTS_VERSION": JSON.stringify(contractsVersion()) },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "routes",
      generatedRouteTree: "routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    pageTexts(),
    startPage(),
    knownPages(),
    hotWorker(),
  ],
  build: {
    outDir: "../../dist/client",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The service worker keeps these files for times without a network.
    manifest: "build-manifest.json",
    rolldownOptions: {
      input: ["src/client/index.html", "src/service-worker/service-worker.ts"],
      output: {
        // A worker serves the folder that it lies in, under a name that never changes.
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js",
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
        // A slow network pays for each file: what most pages share comes in two, the libraries' and our own.
        codeSplitting: {
          groups: [
            { name: "libraries", test: /node_modules/, tags: ["$initial"] },
            { name: "common", test: /src.(client|shared)/, tags: ["$initial"] },
            // A form is shown without them: they must not come along with what it shares with other pages.
            { name: "contracts", test: /src.shared.(auth.(fields|schema)|contract\.|errors\.)/ },
            // What else pages share is too small to be fetched by itself.
            { name: "pages", test: isForAnyPage, minShareCount: 2 },
            { name: "transactions", test: isOfFundPage, minShareCount: 2 },
            { name: "tax", test: /(features|shared).tax|shared.csv/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The build's input counts from the project, the search for dependencies from the client's root. What it finds is
  // there before the first visit, which would be loaded anew otherwise.
  optimizeDeps: { entries: ["index.html"] },
});

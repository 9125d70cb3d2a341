import { dirname } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { codeGroups } from "./vite/code-groups.ts";
import { contractsVersion } from "./vite/contracts-version.ts";
import { importReaders } from "./vite/import-readers.ts";
import { knownPages } from "./vite/known-pages.ts";
import { pageTexts } from "./vite/page-texts.ts";
import { startPage } from "./vite/start-page.ts";

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
    importReaders(),
    knownPages(),
    hotWorker(),
  ],
  build: {
    outDir: "../../dist/client",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    // All browsers of that year know it.
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    // The service worker keeps these files for times without a network.
    manifest: "build-manifest.json",
    rolldownOptions: {
      input: ["src/client/index.html", "src/service-worker/service-worker.ts"],
      output: {
        // A worker serves the folder that it lies in, under a name that never changes.
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "[name].js" : "assets/[name]-[hash:7].js",
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash:7].js`,
        codeSplitting: { groups: codeGroups },
      },
    },
  },
  // The build's input counts from the project, the search for dependencies from the client's root. What it finds is
  // there before the first visit, which would be loaded anew otherwise.
  optimizeDeps: { entries: ["index.html"] },
});

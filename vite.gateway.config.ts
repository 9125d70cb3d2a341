import { defineConfig } from "vite";

/** The worker that stands before the product's on one machine, as one module for workerd. */
export default defineConfig({
  publicDir: false,
  envDir: false,
  build: {
    target: "es2023",
    minify: false,
    emptyOutDir: false,
    lib: { entry: "src/gateway/index.ts", formats: ["es"], fileName: () => "gateway.js" },
  },
});

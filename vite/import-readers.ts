import type { Plugin } from "vite";

/** Lists the workers that read statements, and their size in bytes, for the service worker to keep. */
export const importReaders = (): Plugin => ({
  name: "fundbook:import-readers",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const readers = Object.values(bundle).filter(({ fileName }) => isReader(fileName));
      if (readers.length === 0) throw new Error("no worker that reads statements was built");
      const bytes = readers.reduce((sum, file) => sum + sizeOf(file), 0);
      const files = readers.map(({ fileName }) => `/${fileName}`).toSorted();
      const source = JSON.stringify({ files, bytes });
      this.emitFile({ type: "asset", fileName: "import-readers.json", source });
    },
  },
});

/** pdf.js's own worker among them. */
const isReader = (fileName: string): boolean => /^assets\/.*\.worker[.-].*\.js$/.test(fileName);

const sizeOf = (file: { source: string | Uint8Array } | { code: string }): number =>
  Buffer.byteLength("code" in file ? file.code : file.source);

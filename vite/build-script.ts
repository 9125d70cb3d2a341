import { join } from "node:path";
import { build, type Plugin } from "vite";

/** The folder of the client's sources. */
export const client = join(import.meta.dirname, "../src/client");

/** A file of the client with all that it imports, as one script. */
export async function buildScript(
  file: string,
  format: "es" | "iife",
  plugins: Plugin[] = [],
): Promise<string> {
  const results = await build({
    configFile: false,
    root: client,
    publicDir: false,
    logLevel: "silent",
    plugins,
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: join(client, file), output: { format } },
    },
  });
  const [chunk] = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${file} was not built`);
  return chunk.code;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct, type Product } from "../../scripts/product/product.ts";

const root = join(import.meta.dirname, "../..");

export type OwnProduct = Product & { dataFolder: string; stop: () => Promise<void> };

/** A product of a test's own, for tests that break it or that need other settings. */
export async function ownProduct(settings: Record<string, string>): Promise<OwnProduct> {
  const dataFolder = mkdtempSync(join(tmpdir(), "fundbook-test-"));
  const run = startProduct({ root, dataFolder, port: 20_000, settings, client: "built" });
  const stop = async () => {
    await run.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    return { ...(await run.up), dataFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

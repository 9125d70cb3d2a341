import { join } from "node:path";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { logFile } from "../../../scripts/product/servers/part-log.ts";
import { startServer } from "../../../scripts/product/servers/process.ts";
import { workerServer } from "../../../scripts/product/servers/worker-server.ts";
import { rememberDatabase } from "./known-databases.ts";
import { startTestProduct, type TestProduct } from "./test-product.ts";

const builtServer = join(import.meta.dirname, "../../../dist/server");

/** A product without its gateway, whose requests carry the client's address as behind nginx. */
export async function startTestProductBehindProxy(
  settings: Record<string, string>,
): Promise<TestProduct> {
  const product = await startTestProduct(settings);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const worker = await startServer(
    workerServer({
      lockPort: await freePort(),
      config: "server",
      folder: builtServer,
      port,
      settings: { ...product.settings, APP_URL: url },
      log: logFile(join(product.dataFolder, "log/server.log")),
    }),
  );
  const { forget } = rememberDatabase(url, product.databaseUrl);
  return {
    ...product,
    url,
    async stop() {
      forget();
      await worker.stop();
      await product.stop();
    },
  };
}

import { answers, startProcess, waitUntilReady, type ManagedProcess } from "./managed-process.ts";
import { tool } from "./tool.ts";

type ViteOptions = {
  root: string;
  port: number;
  /** Where Vite sends what is not the client's own: `/api`. */
  workerUrl: string;
  logFile: string;
  onStart?: (process: ManagedProcess) => void;
};

/** Serves the client from its sources, with hot reload. */
export async function startViteServer(
  options: ViteOptions,
): Promise<ManagedProcess & { url: string }> {
  const { root, port, workerUrl, logFile, onStart } = options;
  const name = "The client's server";
  const server = await startProcess({
    name,
    ...tool(root, "vite", { FUNDBOOK_WORKER_URL: workerUrl }),
    args: ["--host", "127.0.0.1", "--port", String(port), "--strictPort", "--clearScreen", "false"],
    logFile,
  });
  onStart?.(server);
  const isReady = () => answers(`http://127.0.0.1:${port}/`);
  await waitUntilReady(server, isReady, { name, logFile, within: 30_000 });
  return { ...server, url: `http://localhost:${port}` };
}

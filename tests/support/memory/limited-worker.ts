import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gcTraceFlags } from "./gc-trace.ts";
import type { TestServers } from "../servers/test-servers.ts";

/** Runs the hourly job on request, which workerd itself has no way to ask for. */
const withHourlyJob = `import worker from "./index.js";
export * from "./index.js";
export default {
  async fetch(request, env, run) {
    if (new URL(request.url).pathname !== "/hourly") return worker.fetch(request, env, run);
    await worker.scheduled({ cron: "0 * * * *" }, env, run);
    return new Response("done");
  },
};
`;

/** Keeps as many megabytes of objects as it is asked for. */
const greedy = `import { WorkerEntrypoint } from "cloudflare:workers";
export class WriteLock extends WorkerEntrypoint {}
const kept = [];
export default {
  fetch(request) {
    const megabytes = Number(new URL(request.url).searchParams.get("megabytes") ?? 0);
    for (let index = 0; index < megabytes * 8; index += 1) kept.push(new Array(32_768).fill(index));
    return new Response(String(kept.length));
  },
};
`;

/**
 * Copies the built worker and limits V8's heap, otherwise with V8's defaults, as on Cloudflare. V8 ends the process
 * that needs more. Neither buffers nor WebAssembly are part of the heap. The copy runs the hourly job at /hourly.
 * @param heap in megabytes
 * @returns the folder of the copy
 */
export function limitedProduct(servers: TestServers, heap: number): string {
  const folder = copyWithHeap(servers, "product", heap);
  writeFileSync(join(folder, "entry.js"), withHourlyJob);
  changeConfig(
    folder,
    '(name = "index.js",',
    '(name = "entry.js", esModule = embed "entry.js"),\n    $&',
  );
  return folder;
}

/** A worker that takes ?megabytes= of such a heap; without any, what workerd itself takes is seen. */
export function greedyWorker(servers: TestServers, heap: number): string {
  const folder = copyWithHeap(servers, "greedy", heap);
  writeFileSync(join(folder, "index.js"), greedy);
  return folder;
}

function copyWithHeap({ built, folder }: TestServers, name: string, heap: number): string {
  const copy = join(folder, `${name}-${heap}`);
  cpSync(built, copy, { recursive: true });
  const flags = JSON.stringify([`--max-heap-size=${heap}`, ...gcTraceFlags]);
  changeConfig(copy, /(?<=v8Flags :List\(Text\) = ).*(?=;)/, flags);
  return copy;
}

function changeConfig(folder: string, text: string | RegExp, replacement: string): void {
  const path = join(folder, "workerd.capnp");
  writeFileSync(path, readFileSync(path, "utf8").replace(text, replacement));
}

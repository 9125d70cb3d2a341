import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { registerHooks } from "node:module";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { countSteps, countTime } from "./count-steps.ts";

/**
 * Serves the built worker from Node, where the blocks that it runs can be counted. `startCountedWorker` runs it with the
 * worker's file, a port and what to count as arguments, and the settings as its environment.
 */
type Worker = {
  fetch: (request: Request, bindings: object, run: Run) => Promise<Response>;
  scheduled: (trigger: { cron: string }, bindings: object, run: Run) => Promise<void>;
};
type Run = { waitUntil: (work: Promise<unknown>) => void };

/** What the parent asks for: a job, by its trigger, or what was counted since it last asked. */
export type Question = { cron: string } | "counted";

// workerd gives modules of WebAssembly and text as they are; Node would run the first and refuses the other.
const sources: Readonly<Record<string, (content: Buffer) => string>> = {
  ".wasm": (content) =>
    `new WebAssembly.Module(Buffer.from("${content.toString("base64")}", "base64"))`,
  ".txt": (content) => JSON.stringify(content.toString()),
};
registerHooks({
  load(url, context, nextLoad) {
    const sourceOf = sources[extname(url)];
    if (sourceOf === undefined) return nextLoad(url, context);
    const source = `export default ${sourceOf(readFileSync(new URL(url)))};`;
    return { format: "module", shortCircuit: true, source };
  },
});

const [, , file = "", port = "", unit = ""] = process.argv;
const counter = unit === "time" ? countTime() : countSteps(pathToFileURL(file).href);
const { default: worker }: { default: Worker } = await import(pathToFileURL(file).href);
const bindings = { ...process.env };
const pending = new Set<Promise<unknown>>();
const run: Run = {
  waitUntil(work) {
    const settled = work.catch(() => {}).finally(() => pending.delete(settled));
    pending.add(settled);
  },
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const answered = await worker.fetch(
    new Request(`http://localhost:${port}${request.url}`, {
      method: request.method ?? "GET",
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ...(body.length > 0 && { body }),
    }),
    bindings,
    run,
  );
  for (const [name, value] of answered.headers) response.appendHeader(name, value);
  response.writeHead(answered.status);
  for await (const part of answered.body ?? []) {
    counter.addBytes(part.byteLength);
    response.write(part);
  }
  response.end();
}

process.on("message", async (question: Question) => {
  if (question !== "counted") await worker.scheduled(question, bindings, run).catch(() => {});
  while (pending.size > 0) await Promise.all(pending);
  process.send?.(counter.take());
});

createServer((request, response) => void answer(request, response)).listen(
  Number(port),
  "127.0.0.1",
  () => process.send?.("ready"),
);

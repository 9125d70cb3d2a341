import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { registerHooks } from "node:module";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { countSteps, countTime, type Counted } from "./count-steps.ts";

/**
 * Serves the built worker from Node, where the blocks that it runs can be counted. `startCountedWorker` runs it with the
 * worker's file, what to count and the address of the database's own counts as arguments, and the settings as its
 * environment, and is told its address.
 */
type Worker = {
  fetch: (request: Request, bindings: object, run: Run) => Promise<Response>;
  scheduled: (trigger: { cron: string }, bindings: object, run: Run) => Promise<void>;
};
type Run = { waitUntil: (work: Promise<unknown>) => void };

/**
 * What the parent asks for: what was counted since it last asked, or, from then on, of a job by its trigger. With more
 * than `most` steps after it, the process ends.
 */
export type Question = { cron?: string; most?: number | undefined };

export type Work = Counted & {
  /** Rows that the database read. */
  rows: number;
};

/** What was counted, of a job by its parts. */
export type Answer = { work: Work; parts: ReadonlyMap<string, Work> };

// workerd gives modules of WebAssembly and text as they are; Node would run the first and refuses the other.
const sources: Readonly<Record<string, (content: Buffer) => string>> = {
  ".wasm": (content) =>
    `new WebAssembly.Module(Buffer.from("${content.toString("base64")}", "base64"))`,
  ".txt": (content) => JSON.stringify(content.toString()),
};
// Of it, the OAuth library needs a class that the worker makes nothing of.
const runtimeModule = "cloudflare:workers";
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === runtimeModule
      ? { url: specifier, shortCircuit: true }
      : nextResolve(specifier, context),
  load(url, context, nextLoad) {
    if (url === runtimeModule)
      return {
        format: "module",
        shortCircuit: true,
        source: "export class WorkerEntrypoint {}",
      };
    const sourceOf = sources[extname(url)];
    if (sourceOf === undefined) return nextLoad(url, context);
    const source = `export default ${sourceOf(readFileSync(new URL(url)))};`;
    return { format: "module", shortCircuit: true, source };
  },
});

const [, , file = "", unit = "", stats = ""] = process.argv;
const { fetch: fetchUncounted } = globalThis;
const counter = unit === "time" ? countTime() : countSteps(pathToFileURL(file).href);
const { default: worker }: { default: Worker } = await import(pathToFileURL(file).href);
const server = createServer((request, response) => void respond(request, response));
await once(server.listen(0, "127.0.0.1"), "listening");
const url = `http://localhost:${(server.address() as AddressInfo).port}`;
const bindings = { ...process.env, APP_URL: url };
const pending = new Set<Promise<unknown>>();
const run: Run = {
  waitUntil(work) {
    const settled = work.catch(() => {}).finally(() => pending.delete(settled));
    pending.add(settled);
  },
};

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const answered = await worker.fetch(
    new Request(`${url}${request.url}`, {
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

let rowsBefore = 0;
/** Since it was last asked. */
async function takeWork(most?: number): Promise<Work> {
  const counted = counter.take(most);
  const { rows_read_count: rowsNow }: { rows_read_count: number } = JSON.parse(
    await (await fetchUncounted(stats)).text(),
  );
  const rows = rowsNow - rowsBefore;
  rowsBefore = rowsNow;
  return { ...counted, rows };
}

const addUp = (one: Work, other: Work): Work => ({
  steps: one.steps + other.steps,
  longest: Math.max(one.longest, other.longest),
  rows: one.rows + other.rows,
});
const noWork: Work = { steps: 0, longest: 0, rows: 0 };

/** The job notes in the database where each of its parts begins and ends. */
const noteOfPart = /insert into \\"job_parts\\".*?"args":\[\{"type":"text","value":"([^"]+)"/;

/** Runs a job, and counts apart what each of its parts takes. */
async function runJob(cron: string): Promise<Answer> {
  const parts = new Map<string, Work>();
  let current = "";
  const { fetch } = globalThis;
  const note = async (name: string) => {
    parts.set(current, addUp(parts.get(current) ?? noWork, await takeWork()));
    current = name === current ? "" : name;
  };
  globalThis.fetch = async (input, init) => {
    const sent = input instanceof Request ? await input.clone().text() : "";
    const [, name] = noteOfPart.exec(sent) ?? [];
    if (name !== undefined) await note(name);
    return fetch(input, init);
  };
  await worker.scheduled({ cron }, bindings, run).catch(() => {});
  await settle();
  globalThis.fetch = fetch;
  await note("");
  const work = [...parts.values()].reduce(addUp, noWork);
  return { work, parts };
}

async function settle(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

process.on("message", async ({ cron, most }: Question) => {
  await settle();
  const answer: Answer =
    cron === undefined ? { work: await takeWork(most), parts: new Map() } : await runJob(cron);
  process.send?.(answer);
});

process.send?.(url);

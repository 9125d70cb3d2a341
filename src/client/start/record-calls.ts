import type { ApiCache } from "../api/trpc.ts";

type Call = { procedure: string; input: unknown };

export function recordCalls(use: (api: ApiCache) => unknown): Call[] {
  const calls: Call[] = [];
  const record = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_target, name) => record([...path, String(name)]),
      // The last part of the path is the method, such as `prefetch`.
      apply: (_target, _this, [input]) => {
        const isPage = path.at(-1) === "prefetchInfinite";
        calls.push({
          procedure: path.slice(0, -1).join("."),
          input: isPage ? { ...input, direction: "forward" } : input,
        });
      },
    });
  use(record([]) as ApiCache);
  return calls;
}

/** The address under which tRPC's batch link sends the calls. */
export function batchAddress(calls: readonly Call[]): string {
  const procedures = calls.map(({ procedure }) => procedure).join(",");
  const inputs = Object.fromEntries(calls.map(({ input }, index) => [index, input]));
  return `/api/trpc/${procedures}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}

/** The procedures of an address that `batchAddress` made. */
export const proceduresIn = (address: string): string[] =>
  /\/api\/trpc\/([^?]*)/.exec(address)?.[1]?.split(",") ?? [];

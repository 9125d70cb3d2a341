import { plainRoutes } from "../../../src/server/programs/plain-routes.ts";
import { tools } from "../../../src/server/programs/tools.ts";
import { addToken } from "../api/access-tokens.ts";
import { calls, type Procedure, type Resources } from "../api/procedures.ts";
import { inputAtLimits, procedureOrder, refusalsAtLimits } from "../api/walk-at-limits.ts";

/** A call of a user who is at the limits, to be measured. */
export type CallAtLimits = {
  name: string;
  /** Not expected where it depends on what was called before. */
  status: number;
  send: () => Promise<Answered>;
};
type Answered = { status: number; bytes: number };

async function answered(call: Promise<Response>): Promise<Answered> {
  const response = await call;
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
}

const downloads = [
  "data.json",
  "funds.csv",
  "transactions.csv",
  "portfolio-performance.csv",
  "ghostfolio.json",
];
const publicRoutes = [
  "/api/health",
  "/api/schemes",
  "/api/openapi.json",
  "/api/nav-history/800001",
];

/** Statuses in a worker that sends no mail, has no key for secrets and a list of schemes. */
const statuses: Partial<Record<Procedure, number>> = {
  ...refusalsAtLimits,
  "auth.syncToken": 200,
  "email.change": 403,
  "factor.start": 409,
  "factor.turnOn": 409,
  "watch.add": 200,
};

export const procedureCalls = (things: Resources): CallAtLimits[] =>
  procedureOrder.map((procedure) => ({
    name: procedure,
    status: statuses[procedure] ?? 200,
    async send() {
      const input = inputAtLimits(procedure, things);
      const { status, data } = await things.owner[calls[procedure].kind](procedure, input);
      return { status, bytes: Buffer.byteLength(JSON.stringify(data ?? null)) };
    },
  }));

/** Queries in one request. */
export function sendBatch(
  baseUrl: string,
  things: Resources,
  queries: readonly Procedure[],
): Promise<Answered> {
  const inputs = queries.map((query) => inputAtLimits(query, things));
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs.entries())));
  const path = `${baseUrl}/api/trpc/${queries.join(",")}?batch=1&input=${input}`;
  return answered(fetch(path, { headers: { cookie: things.owner.cookies() } }));
}

/** Plain routes, tools and what anybody may ask for. */
export async function routeCalls(baseUrl: string, things: Resources): Promise<CallAtLimits[]> {
  const { token } = await addToken(things.owner, "read");
  const headers = { authorization: `Bearer ${token}` };
  const get = (name: string, sent: Record<string, string>): CallAtLimits => ({
    name,
    status: 200,
    send: () => answered(fetch(baseUrl + name, { headers: sent })),
  });
  const routes = plainRoutes
    .filter(({ method }) => method === "GET")
    .map(({ path }) => path.replace("{id}", things.ledgerFundId).replace("{year}", "2025-26"));
  return [
    ...routes.map((path) => get(`/api/v1${path}`, headers)),
    ...tools.map(({ name }) => ({
      name: `tool ${name}`,
      status: 200,
      send: () =>
        answered(callTool(baseUrl, headers, { name, arguments: argumentsOf(name, things) })),
    })),
    ...publicRoutes.map((path) => get(path, {})),
  ];
}

export const downloadCalls = (baseUrl: string, { owner }: Resources): CallAtLimits[] =>
  downloads.map((file) => ({
    name: file,
    status: 200,
    send: () =>
      answered(fetch(`${baseUrl}/api/account/${file}`, { headers: { cookie: owner.cookie() } })),
  }));

const argumentsOf = (tool: string, { ledgerFundId, amfiCode }: Resources): object =>
  ({
    fund: { id: ledgerFundId },
    transactions: { limit: 500 },
    tax_year: { year: "2025-26" },
    what_if_sell: { fund: ledgerFundId, units: 4_000 },
    compare: { codes: [amfiCode, "800002", "800003", "800004", "800005"] },
  })[tool] ?? {};

export const callTool = (baseUrl: string, headers: object, params: object): Promise<Response> =>
  fetch(`${baseUrl}/api/mcp`, {
    method: "POST",
    headers: {
      ...headers,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": "2025-11-25",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });

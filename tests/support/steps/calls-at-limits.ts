import type { NewCalendar } from "../../../src/shared/calendar/schema.ts";
import { maxItemsPerPart } from "../../../src/shared/imports/part-limits.ts";
import { maxImportedRows } from "../../../src/shared/public-api/schema.ts";
import { dueDateIn, monthOf } from "../../../src/shared/sips/due-dates.ts";
import { plainRoutes } from "../../../src/server/public-api/procedures/plain-routes.ts";
import { tools } from "../../../src/server/public-api/procedures/tools.ts";
import { addToken } from "../api/access-tokens.ts";
import { exportedFile } from "../api/exported-file.ts";
import { commitInput, fundItem, transactionItem } from "../api/imports.ts";
import { addLedger, okay, transactionInput } from "../api/ledgers.ts";
import { calls, type Procedure, type Resources } from "../api/procedures.ts";
import type { RegisteredUser } from "../api/sharing.ts";
import { insertSipsOfFund } from "../data/insert-at-limits.ts";
import { runSql } from "../servers/run-sql.ts";
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
].map((file) => `/api/account/${file}`);
/** What anybody may ask for, with the status in a worker without providers of sign-in. */
const publicRoutes: Readonly<Record<string, number>> = {
  "/api/health": 200,
  "/api/schemes": 200,
  "/api/getList": 200,
  "/api/openapi.json": 200,
  "/api/nav-history/800001": 200,
  "/api/auth/keys": 200,
  "/api/auth/google": 302,
  "/api/auth/google/callback": 302,
  "/.well-known/change-password": 302,
  "/.well-known/passkey-endpoints": 200,
  "/.well-known/oauth-authorization-server": 200,
  "/.well-known/oauth-protected-resource": 200,
  "/api/oauth/authorize": 302,
  "/metrics": 404,
};
const oauthCalls = [
  {
    path: "/api/oauth/token",
    status: 401,
    body: new URLSearchParams({
      grant_type: "refresh_token",
      client_id: "x",
      refresh_token: "a:b:c",
    }),
  },
  {
    path: "/api/oauth/register",
    status: 201,
    body: JSON.stringify({ redirect_uris: ["https://assistant.example/callback"] }),
  },
];
/** All that is called besides procedures and tools. */
export const measuredRoutes = [
  ...plainRoutes.map(({ path }) => `/api/v1${path}`),
  ...downloads,
  ...Object.keys(publicRoutes),
  "/api/shared-files",
  ...oauthCalls.map(({ path }) => path),
  "/api/mcp",
  "/api/calendar/own.ics",
  "/api/webhooks/resend",
  "/api/webhooks/resend-inbox",
];

/** Statuses in a worker that sends no mail and has a list of schemes; the code and the statements' ids are made up. */
const statuses: Partial<Record<Procedure, number>> = {
  ...refusalsAtLimits,
  "auth.syncToken": 200,
  "email.change": 403,
  "factor.turnOn": 401,
  "inbox.done": 404,
  "inbox.restore": 404,
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

/** Purchases of a fund that has nearly as many SIPs as it may. */
export async function callsAmongSips(
  owner: RegisteredUser,
  databaseUrl: string,
  part: number,
): Promise<CallAtLimits[]> {
  const [folioNumber, amfiCode] = ["9876543210/1", "800001"];
  const fundId = await addLedger(owner, undefined, { folioNumber, amfiCode });
  await insertSipsOfFund(databaseUrl, owner.id, fundId, part);
  const months = Math.round(part * (maxItemsPerPart - 1));
  const bought = Array.from({ length: months }, (_, month) => {
    const date = dueDateIn(monthOf("1985-01-05") + month, 5);
    return transactionItem(`row ${month}`, { date });
  });
  const send = async (procedure: Procedure, input: unknown): Promise<Answered> => {
    const { status, data } = await owner.mutate(procedure, input);
    return { status, bytes: Buffer.byteLength(JSON.stringify(data ?? null)) };
  };
  const imported = [fundItem({ folioNumber, amfiCode }), ...bought];
  return [
    {
      name: "transactions.add among many SIPs",
      status: 200,
      send: () => send("transactions.add", transactionInput({ fundId, amount: 4_999 })),
    },
    {
      name: "imports.commit among many SIPs",
      status: 200,
      send: () => send("imports.commit", commitInput(imported)),
    },
  ];
}

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
  const importer = await addToken(things.owner, "import");
  const headers = { authorization: `Bearer ${token}` };
  const calendar = okay<NewCalendar>(
    await things.owner.mutate("calendar.make", { whose: "everyone", withAmounts: true }),
  );
  const importOf = (name: string, body: object): CallAtLimits => ({
    name,
    status: 200,
    send: () =>
      answered(
        fetch(`${baseUrl}/api/v1/imports`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${importer.token}`,
            "content-type": "application/json",
          },
          body: JSON.stringify({ id: crypto.randomUUID(), ...body }),
        }),
      ),
  });
  const ask = (name: string, status: number, init: RequestInit): CallAtLimits => ({
    name,
    status,
    send: () => answered(fetch(baseUrl + name, { redirect: "manual", ...init })),
  });
  const routes = plainRoutes
    .filter(({ method }) => method === "GET")
    .map(({ path }) => path.replace("{id}", things.ledgerFundId).replace("{year}", "2025-26"));
  return [
    ...routes.map((path) => ask(`/api/v1${path}`, 200, { headers })),
    importOf("/api/v1/imports", { data: exportedFile() }),
    // It would go over the limit of transactions.
    importOf("/api/v1/imports, the largest file tried", { dryRun: true, data: largestFile() }),
    ...tools.map(({ name }) => ({
      name: `tool ${name}`,
      status: 200,
      send: () =>
        answered(callTool(baseUrl, headers, { name, arguments: argumentsOf(name, things) })),
    })),
    ...Object.entries(publicRoutes).map(([path, status]) => ask(path, status, {})),
    ask("/api/shared-files", 303, { method: "POST" }),
    ...oauthCalls.map(({ path, status, body }) => ask(path, status, { method: "POST", body })),
    ask("/api/webhooks/resend", 404, { method: "POST" }),
    ask("/api/webhooks/resend-inbox", 404, { method: "POST" }),
    {
      name: "/api/calendar/own.ics",
      status: 200,
      send: () => answered(fetch(baseUrl + new URL(calendar.address).pathname)),
    },
    ...letterCalls(things),
  ];
}

/** The letters besides the monthly one. */
const letterCalls = ({ owner }: Resources): CallAtLimits[] =>
  [
    { kind: "soon", whose: "everyone" },
    { kind: "events", whose: "everyone" },
    { kind: "march", whose: "me" },
  ].map((input) => ({
    name: `letters.preview of ${input.kind}`,
    status: 200,
    async send() {
      const { status, data } = await owner.query("letters.preview", {
        ...input,
        amounts: "rupees",
      });
      return { status, bytes: Buffer.byteLength(JSON.stringify(data ?? null)) };
    },
  }));

/** As large as a program may send it. */
const largestFile = () => exportedFile({ note: "n".repeat(200), purchases: maxImportedRows - 3 });

export const downloadCalls = (baseUrl: string, { owner }: Resources): CallAtLimits[] =>
  downloads.map((path) => ({
    name: path,
    status: 200,
    send: () => answered(fetch(baseUrl + path, { headers: { cookie: owner.cookie() } })),
  }));

const argumentsOf = (tool: string, { ledgerFundId, amfiCode }: Resources): object =>
  ({
    fund: { id: ledgerFundId },
    transactions: { limit: 500 },
    tax_year: { year: "2025-26" },
    what_if_sell: { fund: ledgerFundId, units: 4_000 },
    schemes: { words: "fund" },
    nav: { code: amfiCode, on: "2026-01-01" },
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

/** Calls of an inbox that is full, and has as much that was put away. What a mail takes is measured by `npm run bench mail`. */
export async function callsOfInbox(
  databaseUrl: string,
  owner: RegisteredUser,
): Promise<CallAtLimits[]> {
  const id = crypto.randomUUID();
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 19)
     insert into inbox_files (user_id, id, epoch, name, sender_kind, bytes, hash, chunks, received_at, hidden_at)
     select ?1, iif(i = 0, ?2, 'file-' || i), 0, ?3, 'registrar', 100000, i, 1, 1, iif(i < 10, null, 1) from n`,
    [owner.id, id, `${"n".repeat(76)}.pdf`],
  );
  const call = (name: "inbox.list" | "inbox.done" | "inbox.restore"): CallAtLimits => ({
    name,
    status: 200,
    async send() {
      const { status, data } = await (name === "inbox.list"
        ? owner.query(name)
        : owner.mutate(name, { id }));
      return { status, bytes: Buffer.byteLength(JSON.stringify(data ?? null)) };
    },
  });
  return [call("inbox.list"), call("inbox.done"), call("inbox.restore")];
}

import { performance } from "node:perf_hooks";
import { password } from "../tests/support/api-client.ts";
import {
  importedBatch,
  insertAtLimits,
  insertFundsAtLimit,
  insertHistoriesAtLimit,
  largestFund,
} from "../tests/support/insert-at-limits.ts";
import { calls, type Procedure, type Resources } from "../tests/support/procedures.ts";
import {
  registerRecipient,
  registerUser,
  share,
  type RegisteredUser,
} from "../tests/support/sharing.ts";
import { megabytesOf } from "./memory.ts";
import { startServers } from "./servers.ts";

const senders = 10;

type Row = { name: string; status: number; time: number; megabytes: number; peak: number };

/** Calls of a user who has all that the product allows, one by one with nobody else. */
export async function limits(): Promise<Row[]> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const product = await servers.worker(database.url);
    const owner = await registerRecipient(product.url);
    await insertAtLimits(database.url, owner.id);
    await insertHistoriesAtLimit(database.url);
    const first = await insertSenders(product.url, database.url, owner);
    const rows: Row[] = [];
    const measure = async (name: string, path: string, init: RequestInit = {}) => {
      const start = performance.now();
      const response = await fetch(`${product.url}${path}`, {
        ...init,
        headers: { cookie: owner.cookie(), origin: product.url, ...init.headers },
      });
      const body = await response.arrayBuffer().catch(() => new ArrayBuffer(0));
      const time = performance.now() - start;
      rows.push({
        name,
        status: response.status,
        time,
        megabytes: body.byteLength / 1e6,
        peak: megabytesOf(product.pid),
      });
      console.log(rows.at(-1));
    };
    const things: Resources = {
      owner,
      fundId: "fund-2000",
      ledgerFundId: largestFund,
      otherLedgerFundId: "fund-0002",
      transactionId: "10000000-0000-4000-8000-000000000000",
      sipId: "sip-1",
      batchId: importedBatch,
      sessionId: "",
      senderId: first.id,
      recipientId: first.id,
    };
    const call = (procedure: Procedure, given?: object) => {
      const { kind, input } = calls[procedure];
      const value = given ?? input?.(things);
      const text = value === undefined ? undefined : JSON.stringify(value);
      return kind === "query"
        ? measure(
            procedure,
            `/api/trpc/${procedure}${text === undefined ? "" : `?input=${encodeURIComponent(text)}`}`,
          )
        : measure(procedure, `/api/trpc/${procedure}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            ...(text === undefined ? {} : { body: text }),
          });
    };
    await call("funds.list");
    for (const procedure of Object.keys(calls) as Procedure[]) {
      if (calls[procedure].kind === "query") await call(procedure);
    }
    await call("portfolio.history", {});
    for (const file of [
      "data.json",
      "funds.csv",
      "transactions.csv",
      "portfolio-performance.csv",
      "ghostfolio.json",
    ]) {
      await measure(file, `/api/account/${file}`);
    }
    for (const procedure of [
      "transactions.update",
      "transactions.delete",
      "transactions.add",
      "transactions.switch",
      "sips.update",
      "sips.delete",
      "funds.update",
      "funds.refreshNav",
      "imports.commit",
      "sharing.remove",
    ] as const) {
      await call(procedure);
    }
    await call("imports.undo");
    await call("account.delete", { password });
    return rows;
  } finally {
    await servers.stop();
  }
}

/** People who each give as many funds as they may. */
async function insertSenders(url: string, databaseUrl: string, to: RegisteredUser) {
  const first = await registerUser(url);
  for (let index = 0; index < senders; index += 1) {
    const sender = index === 0 ? first : await registerUser(url);
    await insertFundsAtLimit(databaseUrl, sender.id);
    const { error } = await share(sender, to);
    if (error !== undefined) throw new Error(error.message);
  }
  return first;
}

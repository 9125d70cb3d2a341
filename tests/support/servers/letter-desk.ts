import { readdirSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { startOutbox } from "../../../scripts/product/servers/outbox.ts";
import { makeLettersDue } from "../../../src/server/letters/make-due.ts";
import { sendDueLetters } from "../../../src/server/letters/send-letters.ts";
import type { ServiceContext } from "../../../src/server/platform/context.ts";
import { createServices } from "../../../src/server/services.ts";
import { madeHistory } from "./history-source.ts";
import { startHttpServer } from "./http-server.ts";
import { startFaultProxy, type FaultProxy } from "./fault-proxy.ts";
import { runSql } from "./run-sql.ts";
import { insertHistory } from "../data/insert-history.ts";
import { startTestServers } from "./test-servers.ts";

type SentMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  tags: { name: string; value: string }[];
};

/**
 * What happens to a call of the mail service instead of an answer, or the answer instead of taking it. `page`: something in
 * between refuses the call, in words for people.
 */
export type CallFate = "lost" | "unheard" | "page" | readonly [status: number, name: string];

export type LetterDesk = {
  databaseUrl: string;
  database: FaultProxy;
  /** The fates of the next calls; undefined lets one pass. */
  fates: (CallFate | undefined)[];
  calls: () => { key: string; count: number }[];
  /** From now on, a call that has such a mail is refused. */
  refuse: (isRefused: (mail: SentMail) => boolean) => void;
  /** The mails that were taken, oldest first. */
  mails: () => SentMail[];
  at: (moment: string) => ServiceContext;
  makeDue: (moment: string) => Promise<void>;
  /** Sends what is due. */
  send: (moment: string) => Promise<void>;
  states: () => Promise<Record<string, string>>;
  addReader: (email: string, amounts?: string) => Promise<string>;
  forget: () => Promise<void>;
  stop: () => Promise<void>;
};

const code = "961001";

/** A database without a worker, and the product's own stand-in for a mail service behind a gate that tests close. */
export async function startLetterDesk(settings: Record<string, string> = {}): Promise<LetterDesk> {
  const servers = await startTestServers();
  const { url: databaseUrl } = await servers.database("letters");
  await applyMigrations({ url: databaseUrl, authToken: undefined });
  await runSql(
    databaseUrl,
    "insert or replace into scheme_list (id, as_of, count) values (1, '2024-12-31', 1)",
  );
  await insertHistory(databaseUrl, code, madeHistory("5", "2024-01-01", "2024-12-31"));
  const database = await startFaultProxy(databaseUrl);
  const folder = join(servers.folder, "outbox");
  const outbox = await startOutbox(folder, { onMail: () => {}, say: () => {} });
  const gate = await startHttpServer();
  const fates: (CallFate | undefined)[] = [];
  const calls: { key: string; count: number }[] = [];
  let isRefused: (mail: SentMail) => boolean = () => false;
  gate.answer(gateTo(outbox.url, fates, calls, (mails) => mails.some((mail) => isRefused(mail))));
  const bindings = {
    APP_URL: "https://fundbook.example",
    DATABASE_URL: database.url,
    RESEND_API_KEY: outbox.key,
    RESEND_BASE_URL: gate.url,
    MAIL_SERVICE: "on",
    LETTERS_A_DAY: "1000",
    ...settings,
  };
  const at = (moment: string): ServiceContext => {
    const run = { timeout: 5_000, queryTimeout: 4_000, waitUntil: () => {} };
    const services = createServices(bindings, { requestId: "", log: () => {} }, run);
    return { ...services, clock: () => new Date(moment) };
  };
  return {
    databaseUrl,
    database,
    fates,
    calls: () => calls,
    refuse: (refused) => {
      isRefused = refused;
    },
    mails: () =>
      readdirSync(folder)
        .toSorted((one, other) => numberIn(one) - numberIn(other))
        .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as SentMail),
    at,
    makeDue: (moment) => makeLettersDue(at(moment)),
    send: (moment) => sendDueLetters(at(moment)),
    async states() {
      const rows = await runSql(
        databaseUrl,
        "select email, state from letters join users on users.id = user_id",
      );
      return Object.fromEntries(rows.map(({ email, state }) => [String(email), String(state)]));
    },
    addReader: (email, amounts = "rupees") => addReader(databaseUrl, email, amounts),
    async forget() {
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
      fates.length = 0;
      calls.length = 0;
      isRefused = () => false;
      await runSql(databaseUrl, "delete from users");
      await runSql(databaseUrl, "delete from ended_letter_calls");
    },
    async stop() {
      await gate.stop();
      await outbox.stop();
      await database.stop();
      await servers.stop();
    },
  };
}

const numberIn = (name: string): number => Number(/-(\d+)\.json$/.exec(name)?.[1]);

const gateTo =
  (
    url: string,
    fates: (CallFate | undefined)[],
    calls: { key: string; count: number }[],
    isRefused: (mails: SentMail[]) => boolean,
  ): RequestListener =>
  async (request, response) => {
    const sent = await text(request);
    const mails: SentMail[] = JSON.parse(sent);
    calls.push({ key: String(request.headers["idempotency-key"]), count: mails.length });
    const fate = isRefused(mails) ? ([422, "validation_error"] as const) : fates.shift();
    if (fate === "lost") return response.destroy();
    if (fate === "page") return response.writeHead(403).end("<html>Forbidden</html>");
    if (typeof fate === "object") {
      const [statusCode, name] = fate;
      return respond(response, statusCode, JSON.stringify({ statusCode, name, message: "no" }));
    }
    const answer = await fetch(`${url}${request.url}`, {
      method: "POST",
      headers: forwarded(request),
      body: sent,
    });
    const body = await answer.text();
    if (fate === "unheard") return response.destroy();
    respond(response, answer.status, body);
  };

const forwarded = ({ headers }: IncomingMessage): Record<string, string> => ({
  authorization: String(headers.authorization),
  "idempotency-key": String(headers["idempotency-key"]),
  "x-batch-validation": String(headers["x-batch-validation"]),
});

const respond = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(body);

/** A proven address, one fund with a purchase of January 2024, and the monthly letter about everyone. */
async function addReader(databaseUrl: string, email: string, amounts: string): Promise<string> {
  const id = crypto.randomUUID();
  await runSql(
    databaseUrl,
    `insert into users (id, email, name, provider, created_at, email_proven_at)
     values (?1, ?2, 'Asha', 'google', 1, 1)`,
    [id, email],
  );
  await runSql(
    databaseUrl,
    `insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category, invested_amount,
       units, created_at, updated_at, ledger_version, transaction_count, realised, first_date, last_date)
     values (?1, 'fund', '12345', 'Example <b>Flexi</b> Cap', 'example', ?2, 'equity', '10000', '100', 1, 1, 1, 1, '0',
       '2024-01-05', '2024-01-05')`,
    [id, code],
  );
  await runSql(
    databaseUrl,
    `insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount, nav, stamp_duty, exit_load,
       stt, tds, source, confirmed, created_at)
     values (?1, 'one', 'fund', '2024-01-05', 0, 'purchase', '100', '10000', '100', '0', '0', '0', '0', 'manual', 1, 1)`,
    [id],
  );
  await runSql(
    databaseUrl,
    "insert into letter_settings (user_id, kind, holder_id, amounts) values (?, 'monthly', 'everyone', ?)",
    [id, amounts],
  );
  return id;
}

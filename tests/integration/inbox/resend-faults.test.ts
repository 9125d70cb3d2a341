// @module-tag long
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startOutbox } from "../../../scripts/product/servers/outbox.ts";
import { fetchFoundMails } from "../../../src/server/inbox/procedures/fetch-mails.ts";
import { findMissedMails } from "../../../src/server/inbox/procedures/find-mails.ts";
import type { ServiceContext } from "../../../src/server/platform/context.ts";
import { toBase64 } from "../../../src/server/platform/encoding.ts";
import { createServices } from "../../../src/server/services.ts";
import { localPartFrom } from "../../../src/shared/inbox/address.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { largePdf, mailText, statementMail } from "../../support/data/mails.ts";
import { startFaultProxy, type FaultProxy } from "../../support/servers/fault-proxy.ts";
import { startHttpServer, type HttpServer } from "../../support/servers/http-server.ts";
import { runSql } from "../../support/servers/run-sql.ts";

/** What becomes of a call to Resend instead of its answer. */
type Fate = "lost" | "cut" | number | { link: string };

const databaseUrl = inject("databaseUrl");
const folder = mkdtempSync(join(tmpdir(), "fundbook-resend-"));
let resend: Awaited<ReturnType<typeof startOutbox>>;
let gate: HttpServer;
let proxy: FaultProxy;
const fates = new Map<string, Fate>();
const asked: string[] = [];

beforeAll(async () => {
  resend = await startOutbox(folder, { onMail: () => {}, say: () => {} });
  proxy = await startFaultProxy(databaseUrl);
  gate = await startHttpServer();
  gate.answer(async (request, response) => {
    const [, kind = ""] = /^\/(raw|emails\/receiving(?=\?)|emails)/.exec(request.url ?? "") ?? [];
    asked.push(kind);
    const fate = fates.get(kind);
    if (fate === "lost") return response.destroy();
    if (typeof fate === "number") return response.writeHead(fate).end("{}");
    const headers = { authorization: request.headers.authorization ?? "" };
    const answer = await fetch(`${resend.url}${request.url}`, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    if (fate === "cut") {
      response.writeHead(200, { "content-length": body.length });
      return response.write(body.subarray(0, body.length / 2), () => response.destroy());
    }
    const text = body.toString("latin1").replaceAll(resend.url, gate.url);
    const linked =
      fate === undefined
        ? text
        : text.replace(/"download_url":"[^"]*"/, `"download_url":"${fate.link}"`);
    response.writeHead(answer.status).end(Buffer.from(linked, "latin1"));
  });
});
afterAll(async () => {
  await gate?.stop();
  await proxy?.stop();
  await resend?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = Date.now();
const minute = 60_000;

/** Services whose clock stands so many minutes after the start of this file. */
function at(minutes: number, url = databaseUrl): ServiceContext {
  const bindings = {
    APP_URL: "http://localhost",
    DATABASE_URL: url,
    SECRETS_KEY: toBase64(new Uint8Array(32).fill(1)),
    INBOX_DOMAIN: "in.test.example",
    RESEND_INBOX_URL: gate.url,
    RESEND_INBOX_KEY: resend.key,
  };
  const run = { timeout: 5_000, queryTimeout: 4_000, waitUntil: () => {} };
  const services = createServices(bindings, { requestId: "", log: () => {} }, run);
  return { ...services, clock: () => new Date(start + minutes * minute) };
}

async function newInbox(): Promise<{ id: string; address: string }> {
  const { id } = await registerUser(inject("baseUrl"));
  const local = localPartFrom(crypto.getRandomValues(new Uint8Array(15)));
  await runSql(
    databaseUrl,
    "insert into inbox_addresses (user_id, local_part, epoch, created_at) values (?, ?, 0, 1)",
    [id, local],
  );
  return { id, address: `${local}@in.test.example` };
}

/** A mail that Resend has, of which no message came. */
const receive = (address: string, mail: string) =>
  resend.receive({
    to: ["somebody@elsewhere.example"],
    receivedFor: [address],
    createdAt: new Date(start),
    raw: new TextEncoder().encode(mail),
  });

const stored = async (id: string) => {
  const [row] = await runSql(
    databaseUrl,
    `select (select count(*) from inbox_files where user_id = ?1) as files,
      (select count(*) from inbox_chunks where user_id = ?1) as chunks,
      (select count(*) from inbox_mails where user_id = ?1 and due_at is null) as settled,
      coalesce((select count from rate_limits where key = 'inboxMail user ' || ?1), 0) as mails`,
    [id],
  );
  return { ...row };
};
const once = { files: 1, chunks: 3, settled: 1, mails: 1 };

/** Each run of a product comes every minute; one that fails changes nothing for the next. */
const attempt = (ctx: ServiceContext, work: (ctx: ServiceContext) => Promise<void>) =>
  work(ctx).catch(() => {});

describe("a mail that Resend has received", () => {
  it.each(["request", "answer"] as const)(
    "is found and stored once where the database loses the %s of any step",
    async (what) => {
      let nth = 1;
      for (let wasMet = true; wasMet && nth < 12; nth += 1) {
        const { id, address } = await newInbox();
        receive(address, statementMail(largePdf(1_200_000)));
        const met = proxy.drop(what, nth);
        await attempt(at(0, proxy.url), findMissedMails);
        await attempt(at(0, proxy.url), fetchFoundMails);
        wasMet = met();
        expect((await stored(id))["files"]).toBeLessThan(2);
        await findMissedMails(at(11));
        await fetchFoundMails(at(11));
        expect(await stored(id)).toEqual(once);
      }
      expect(nth).toBeGreaterThan(6);
    },
  );

  it.each<[string, Fate]>([
    ["emails/receiving", "lost"],
    ["emails/receiving", "cut"],
    ["emails/receiving", 429],
    ["emails", "lost"],
    ["emails", "cut"],
    ["emails", 401],
    ["emails", 500],
    ["raw", "lost"],
    ["raw", "cut"],
    ["raw", 403],
    ["raw", 302],
  ])("is fetched later where the call of %s fails by %s", async (kind, fate) => {
    const { id, address } = await newInbox();
    receive(address, statementMail(largePdf(1_200_000)));
    fates.set(kind, fate);
    await attempt(at(0), findMissedMails);
    await attempt(at(0), fetchFoundMails);
    expect(await stored(id)).toMatchObject({ files: 0, settled: 0, mails: 0 });
    fates.clear();
    await findMissedMails(at(11));
    await fetchFoundMails(at(11));
    expect(await stored(id)).toEqual(once);
  });

  it.each([
    "http://127.0.0.1:9/raw",
    "https://evil.example/raw",
    "https://resend.com.evil.example/raw",
    "https://user@cdn.resend.com/raw",
    "https://cdn.resend.com:8443/raw",
    "http://cdn.resend.com/raw",
    "file:///etc/passwd",
    "",
  ])("is not fetched from %s", async (link) => {
    const { id, address } = await newInbox();
    receive(address, statementMail());
    fates.set("emails", { link });
    asked.length = 0;
    await findMissedMails(at(0));
    await fetchFoundMails(at(0));
    fates.clear();
    expect(asked).toEqual(["emails/receiving", "emails"]);
    expect(await stored(id)).toMatchObject({ files: 0, settled: 0 });
    await runSql(databaseUrl, "delete from inbox_mails where user_id = ?", [id]);
    await runSql(databaseUrl, "delete from inbox_addresses where user_id = ?", [id]);
  });

  it("is stored once by two workers", async () => {
    const { id, address } = await newInbox();
    receive(address, statementMail(largePdf(1_200_000)));
    await findMissedMails(at(0));
    await Promise.all([fetchFoundMails(at(0)), fetchFoundMails(at(11)), fetchFoundMails(at(0))]);
    await fetchFoundMails(at(30));
    expect(await stored(id)).toEqual(once);
  });

  it("is given up after three days, and its reader told", async () => {
    const { id, address } = await newInbox();
    receive(address, mailText({}));
    fates.set("raw", 500);
    await findMissedMails(at(0));
    const day = 24 * 60;
    for (const days of [0, 1, 2, 3.1]) await fetchFoundMails(at(days * day));
    fates.clear();
    expect(await stored(id)).toMatchObject({ files: 0, settled: 1 });
    const [row] = await runSql(
      databaseUrl,
      "select dropped_why as why from inbox_addresses where user_id = ?",
      [id],
    );
    expect(row).toMatchObject({ why: "unreadable" });
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { rotateSecrets } from "../../../scripts/product/database/rotate-secrets.ts";
import { databaseOf } from "../../../scripts/product/database/database-client.ts";
import { deleteExpiredInbox } from "../../../src/server/inbox/procedures/delete-expired.ts";
import { receiveRoutedMail } from "../../../src/server/inbox/procedures/email.ts";
import { receiveMail } from "../../../src/server/inbox/procedures/receive-mail.ts";
import { inboxState, requireInboxState } from "../../../src/server/inbox/queries/files.ts";
import { runBatch } from "../../../src/server/platform/db/batch.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { parseSettings } from "../../../src/server/platform/env.ts";
import { toBase64 } from "../../../src/server/platform/encoding.ts";
import type { ServiceContext } from "../../../src/server/platform/context.ts";
import { AppError } from "../../../src/shared/errors.ts";
import { missing } from "../../../src/shared/missing.ts";
import { localPartFrom } from "../../../src/shared/inbox/address.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { requestContext } from "../../support/api/request-context.ts";
import {
  authserv,
  largePdf,
  lockedPdf,
  signedBy,
  statementMail,
} from "../../support/data/mails.ts";
import { startFaultProxy, type FaultProxy } from "../../support/servers/fault-proxy.ts";
import { openedStatement } from "../../support/data/opened-statement.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const databaseUrl = inject("databaseUrl");
const keyOf = (byte: number) => toBase64(new Uint8Array(32).fill(byte));

let proxy: FaultProxy;
beforeAll(async () => {
  proxy = await startFaultProxy(databaseUrl);
});
afterAll(() => proxy?.stop());

const settings = (more: Record<string, string> = {}) =>
  parseSettings({
    DATABASE_URL: databaseUrl,
    APP_URL: "http://localhost",
    INBOX_DOMAIN: "in.test.example",
    SECRETS_KEY: keyOf(1),
    ...more,
  });

const context = (more: Record<string, string> = {}): ServiceContext => ({
  ...requestContext(databaseUrl),
  settings: settings(more),
});

/** Each query of a mail goes through the proxy. */
const throughProxy = (): ServiceContext => ({
  ...context(),
  db: openDatabase({
    url: proxy.url,
    authToken: new URL(databaseUrl).searchParams.get("authToken") ?? undefined,
    timeout: 30_000,
  }),
});

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

const bytesOf = (mail: string) => new TextEncoder().encode(mail);
const receive = (ctx: ServiceContext, recipient: string, mail: string) =>
  receiveMail(ctx, ctx.settings.inbox ?? missing(), {
    recipient,
    bytes: bytesOf(mail),
    authserv,
  });

const stored = async (id: string) => {
  const [row] = await runSql(
    databaseUrl,
    `select (select count(*) from inbox_files where user_id = ?1) as files,
      (select count(*) from inbox_chunks where user_id = ?1) as chunks,
      coalesce((select count from rate_limits where key = 'inboxMail user ' || ?1), 0) as mails`,
    [id],
  );
  return { ...row };
};

describe("a mail whose database fails", () => {
  it.each(["request", "answer"] as const)(
    "is stored once or not at all: the %s is lost",
    async (what) => {
      let met = 0;
      for (let nth = 1; nth < 9; nth += 1) {
        const { id, address } = await newInbox();
        const mail = statementMail(largePdf(1_200_000));
        const wasMet = proxy.drop(what, nth);
        const isFirst = await receive(throughProxy(), address, mail).then(
          () => true,
          () => false,
        );
        const after = await stored(id);
        expect([
          { files: 0, chunks: 0, mails: 0 },
          { files: 1, chunks: 3, mails: 1 },
        ]).toContainEqual(after);
        if (isFirst) expect(after).toMatchObject({ files: 1 });
        await receive(context(), address, mail);
        expect(await stored(id)).toEqual({ files: 1, chunks: 3, mails: 1 });
        if (!wasMet()) break;
        met += 1;
      }
      expect(met).toBeGreaterThan(2);
    },
  );

  it("is stored once by two that take it at once", async () => {
    const { id, address } = await newInbox();
    const mail = statementMail();
    const both = await Promise.all([
      receive(context(), address, mail),
      receive(context(), address, mail),
    ]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["kept", "known"]);
    expect(await stored(id)).toMatchObject({ files: 1 });
  });

  it("pushes out no hidden file that its owner lets wait again meanwhile", async () => {
    const { id, address } = await newInbox();
    for (const size of [1_000, 2_000])
      await receive(context(), address, statementMail(largePdf(size)));
    const hide = (bytes: string) =>
      runSql(
        databaseUrl,
        `update inbox_files set hidden_at = case when bytes ${bytes} 1500 then 5 end where user_id = ?`,
        [id],
      );
    await hide("<");
    const { db } = context();
    const owner = checkedUserId(id);
    const [{ state } = { state: "" }] = await inboxState(db, owner);
    const requireState = () => runBatch(db.writes, [requireInboxState(db, owner, state)]);
    await requireState();
    await hide(">");
    await expect(requireState()).rejects.toMatchObject({ appCode: "inbox/busy" });
  });

  it("is refused for now where all inboxes are full", async () => {
    const { id, address } = await newInbox();
    const mail = statementMail(largePdf(1_200_000));
    await expect(receive(context({ INBOX_MB: "1" }), address, mail)).rejects.toMatchObject({
      appCode: "inbox/no-room",
    });
    expect(await stored(id)).toEqual({ files: 0, chunks: 0, mails: 0 });
  });
});

describe("a mail by Cloudflare's routing", () => {
  const route = async (ctx: ServiceContext, to: string, text: string, rawSize = text.length) => {
    const rejected: string[] = [];
    let isRead = false;
    const raw = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          isRead = true;
          controller.enqueue(bytesOf(text));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const setReject = (reason: string) => void rejected.push(reason);
    await receiveRoutedMail(ctx, { to, rawSize, raw, setReject });
    return { rejected, isRead };
  };

  it("is taken, with the sender that Cloudflare vouches for", async () => {
    const { id, address } = await newInbox();
    const top = [signedBy("camsonline.com", "mx.cloudflare.net")];
    expect(await route(context(), address, statementMail(lockedPdf(), { top }))).toEqual({
      rejected: [],
      isRead: true,
    });
    const rows = await runSql(
      databaseUrl,
      "select sender_kind from inbox_files where user_id = ?",
      [id],
    );
    expect(rows[0]).toMatchObject({ sender_kind: "registrar" });
  });

  it("is refused for good, unread, where its address is unknown or it is too large", async () => {
    const { address } = await newInbox();
    expect(await route(context(), `${"a".repeat(24)}@in.test.example`, "x")).toEqual({
      rejected: ["There is no such address here."],
      isRead: false,
    });
    expect(await route(context(), address, "x", 25_000_000)).toMatchObject({
      rejected: [expect.stringContaining("8 MB")],
      isRead: false,
    });
  });

  it("comes again after a fault of now", async () => {
    const { address } = await newInbox();
    proxy.drop("request", 2);
    await expect(route(throughProxy(), address, statementMail())).rejects.toThrow();
    await expect(
      route(context({ INBOX_MB: "1" }), address, statementMail(largePdf(1_200_000))),
    ).rejects.toBeInstanceOf(AppError);
  });
});

describe("what waits", () => {
  it("is sealed anew by another key, and opens by it alone", async () => {
    const { id, address } = await newInbox();
    const pdf = largePdf(700_000);
    await receive(context(), address, statementMail(pdf));
    const keys = { current: keyOf(2), old: keyOf(1) };
    // Other tests have secrets here that neither key has sealed.
    await rotateSecrets(databaseOf({ DATABASE_URL: databaseUrl }), keys).catch(() => {});
    const [file] = await runSql(databaseUrl, "select id from inbox_files where user_id = ?", [id]);
    const chunks = await runSql(databaseUrl, "select * from inbox_chunks where user_id = ?", [id]);
    const open = (key: string) =>
      openedStatement(key, { userId: id, id: String(file?.["id"]), chunks: 2 }, chunks);
    expect(Buffer.compare(await open(keyOf(2)), pdf)).toBe(0);
    await expect(open(keyOf(1))).rejects.toMatchObject({ appCode: "inbox/not-found" });
  });

  it("goes after 90 days, and seven days after it was hidden", async () => {
    const days = async (change: string) => {
      const { id, address } = await newInbox();
      await receive(context(), address, statementMail());
      await runSql(databaseUrl, `update inbox_files set ${change} where user_id = ?`, [id]);
      await deleteExpiredInbox(context());
      return (await stored(id))["files"];
    };
    const day = 86_400_000;
    const now = Date.now();
    expect(await days(`received_at = ${now - 89 * day}`)).toBe(1);
    expect(await days(`received_at = ${now - 91 * day}`)).toBe(0);
    expect(await days(`hidden_at = ${now - 6 * day}`)).toBe(1);
    expect(await days(`hidden_at = ${now - 8 * day}`)).toBe(0);
  });
});

import { spawnSync } from "node:child_process";
import { request } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../scripts/product/root.ts";
import type { Inbox } from "../../../src/shared/inbox/schema.ts";
import type { ApiClient } from "../../support/api/api-client.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { callersOf } from "../../support/api/sign-in.ts";
import { okay } from "../../support/api/ledgers.ts";
import { commit, commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import {
  authserv,
  largePdf,
  lockedPdf,
  mailText,
  openPdf,
  signedBy,
  statementMail,
} from "../../support/data/mails.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

const secret = "inbox-secret-of-a-test";
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    INBOX_DOMAIN: "in.test.example",
    INBOX_SECRET: secret,
    INBOX_AUTHSERV: authserv,
    METRICS_TOKEN: "metrics-token-of-a-test",
  });
});
afterAll(() => product?.stop());

const { registerNewUser } = callersOf(() => product.url);

async function withInbox(): Promise<{ owner: ApiClient; address: string }> {
  const owner = await registerNewUser();
  await proveAddress(product.databaseUrl, owner.email);
  const { address } = okay(await owner.mutate("inbox.address")) as { address: string };
  return { owner, address };
}

const send = async (
  to: string,
  body: BodyInit,
  headers: Record<string, string> = { authorization: `Bearer ${secret}` },
) => {
  const answer = await fetch(`${product.url}/api/inbox?to=${encodeURIComponent(to)}`, {
    method: "POST",
    headers,
    body,
  });
  const json = (await answer.json()) as { outcome?: string; error?: { data: { appCode: string } } };
  return { status: answer.status, outcome: json.outcome, code: json.error?.data.appCode };
};

const inboxOf = async (user: ApiClient) => okay(await user.query("inbox.list")) as Inbox;
const rowsOf = (table: string) => runSql(product.databaseUrl, `select count(*) as n from ${table}`);
const download = (user: ApiClient, id: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/api/inbox/${id}`, { headers: { cookie: user.cookies(), ...headers } });

describe("a mail with a statement", () => {
  it("waits, locked as it came, and comes again as one", async () => {
    const { owner, address } = await withInbox();
    const pdf = lockedPdf();
    expect(await send(address, statementMail(pdf))).toMatchObject({ status: 200, outcome: "kept" });
    expect(await send(address.toUpperCase(), statementMail(pdf))).toMatchObject({
      outcome: "known",
    });
    const { files } = await inboxOf(owner);
    expect(files).toMatchObject([
      { name: "CAS_Nov2026.pdf", kind: "registrar", senderDomain: "camsonline.com" },
    ]);
    const answer = await download(owner, files[0]?.id ?? "");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(pdf));
    const stored = JSON.stringify(
      await runSql(product.databaseUrl, "select sealed from inbox_chunks limit 1"),
    );
    expect(stored).not.toContain("JVBER");
  });

  it("is nobody else's", async () => {
    const [{ owner, address }, other] = [await withInbox(), await withInbox()];
    await send(address, statementMail());
    const [file] = (await inboxOf(owner)).files;
    const id = file?.id ?? "";
    expect((await download(other.owner, id)).status).toBe(404);
    expect((await download(owner, id, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await fetch(`${product.url}/api/inbox/${id}`)).status).toBe(401);
    for (const procedure of ["inbox.done", "inbox.restore"])
      expect((await other.owner.mutate(procedure, { id })).status).toBe(404);
    expect((await inboxOf(other.owner)).files).toEqual([]);
  });

  it("of 5 MB is kept, and a larger file is dropped, which is told for a month", async () => {
    const { owner, address } = await withInbox();
    const pdf = largePdf(5_000_000);
    expect((await send(address, statementMail(pdf))).outcome).toBe("kept");
    const [file] = (await inboxOf(owner)).files;
    const got = await (await download(owner, file?.id ?? "")).arrayBuffer();
    expect(Buffer.from(got).equals(Buffer.from(pdf))).toBe(true);
    expect((await send(address, statementMail(largePdf(5_000_001)))).outcome).toBe("dropped");
    expect((await inboxOf(owner)).dropped?.why).toBe("too-large");
    const monthAgo = Date.now() - 30 * 86_400_000;
    const age = "update inbox_addresses set dropped_at = ? where local_part = ?";
    await runSql(product.databaseUrl, age, [monthAgo, address.split("@")[0] ?? ""]);
    expect((await inboxOf(owner)).dropped).toBeNull();
  });
});

describe("who sent it", () => {
  it.each([
    ["a header below the server's own", [signedBy("nobody.example"), signedBy("camsonline.com")]],
    ["a header of another server", [signedBy("camsonline.com", "mx.forged.example")]],
    ["no header", []],
    ["SPF alone", [`Authentication-Results: ${authserv}; spf=pass smtp.mailfrom=camsonline.com`]],
    ["another's signature", [signedBy("evil.example")]],
  ])("is not said by %s", async (_name, top) => {
    const { owner, address } = await withInbox();
    expect((await send(address, statementMail(lockedPdf(), { top }))).outcome).toBe("kept");
    expect((await inboxOf(owner)).files[0]?.kind).toBe("unknown");
  });

  it("is not said of two senders, nor of a name that looks like an address", async () => {
    const { owner, address } = await withInbox();
    const froms = [
      "a@evil.example, b@camsonline.com",
      '"donotreply@camsonline.com" <a@evil.example>',
      "donotreply@camsonline.com <a@evil.example>",
      "a@camsonline.com\r\nFrom: b@evil.example",
    ];
    for (const [place, from] of froms.entries())
      await send(address, statementMail(lockedPdf(`${place}`), { from }));
    const kinds = (await inboxOf(owner)).files.map(({ kind }) => kind);
    expect(kinds).toEqual(["unknown", "unknown", "unknown"]);
  });

  it("is its owner, if the proven address signed it", async () => {
    const { owner, address } = await withInbox();
    const domain = owner.email.split("@")[1] ?? "";
    await send(address, statementMail(lockedPdf(), { from: owner.email, top: [signedBy(domain)] }));
    expect((await inboxOf(owner)).files[0]?.kind).toBe("yours");
  });
});

const file = (name: string, bytes: Uint8Array, type?: string) => ({
  name,
  bytes,
  ...(type !== undefined && { type }),
});
const text = (content: string) => new TextEncoder().encode(content);

describe("what is not kept", () => {
  it.each([
    [
      "winmail.dat",
      [file("winmail.dat", text("x\u0022\u009f"), "application/ms-tnef")],
      "not-locked",
    ],
    ["a PDF without a password", [file("a.pdf", openPdf())], "not-locked"],
    ["a PDF that is none", [file("a.pdf", text("<html>%PDF-1.7 /Encrypt"))], "not-locked"],
    [
      "what follows a PDF",
      [file("a.pdf", new Uint8Array([...lockedPdf(), ...text("PK\u0003\u0004")]))],
      "not-locked",
    ],
    ["a mail in the mail", [file("a.eml", text(statementMail()), "message/rfc822")], "nested"],
    ["nothing", [], "no-file"],
  ])("is told: %s", async (_name, files, why) => {
    const { owner, address } = await withInbox();
    const mail = mailText({ top: [signedBy("camsonline.com")], files });
    expect((await send(address, mail)).outcome).toBe("dropped");
    const { files: kept, dropped } = await inboxOf(owner);
    expect(kept).toEqual([]);
    expect(dropped?.why).toBe(why);
  });

  it("is all but three of eleven attachments", async () => {
    const { owner, address } = await withInbox();
    const files = Array.from({ length: 11 }, (_, place) => file("a.pdf", lockedPdf(`${place}`)));
    const mail = mailText({ top: [signedBy("camsonline.com")], files });
    expect((await send(address, mail)).outcome).toBe("kept");
    const inbox = await inboxOf(owner);
    expect(inbox.files).toHaveLength(3);
    expect(inbox.dropped?.why).toBe("too-many");
  });

  it("is a mail that is too large, or of too many parts, or nested too deeply", async () => {
    const { owner, address } = await withInbox();
    const large = await send(address, statementMail(largePdf(18_000_000)));
    expect(large).toMatchObject({ status: 413 });
    const head = 'From: a@b.example\r\nContent-Type: multipart/mixed; boundary="a"\r\n\r\n';
    const flat = head + "--a\r\n\r\nx\r\n".repeat(100_000);
    const deep =
      "From: a@b.example\r\n" +
      Array.from(
        { length: 2_000 },
        (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
      ).join("");
    const heads = `From: a@b.example\r\n${"X: y\r\n z\r\n".repeat(400_000)}`;
    for (const bomb of [flat, deep, heads])
      expect(await send(address, bomb)).toMatchObject({ status: 400, code: "inbox/unreadable" });
    expect(await inboxOf(owner)).toMatchObject({ files: [], dropped: null });
  });
});

describe("the way in", () => {
  it("asks for the secret before the address and the body, and takes known addresses alone", async () => {
    const { address } = await withInbox();
    expect(await send(address, statementMail(), {})).toMatchObject({ status: 401 });
    expect(await send(address, statementMail(), { authorization: "Bearer x" })).toMatchObject({
      code: "inbox/secret",
    });
    for (const to of ["", "a@in.test.example", `${"a".repeat(24)}@in.test.example`, "x@y"])
      expect(await send(to, statementMail())).toMatchObject({
        status: 404,
        code: "inbox/unknown-address",
      });
    const elsewhere = address.replace("in.test", "out.test");
    expect((await send(elsewhere, statementMail())).status).toBe(404);
  });

  it("a body that never ends does not block other mails", async () => {
    const { address } = await withInbox();
    const headers = { authorization: `Bearer ${secret}` };
    const status = await new Promise((resolve, reject) => {
      const url = `${product.url}/api/inbox?to=${address}`;
      const sent = request(url, { method: "POST", headers }, (answer) => {
        resolve(answer.statusCode);
        sent.destroy();
      });
      sent.on("error", reject).write("From: a@b.example");
    });
    expect(status).toBe(503);
    expect((await send(address, statementMail())).outcome).toBe("kept");
  });

  it("is one address, also where several tabs make it at once", async () => {
    const owner = await registerNewUser();
    await proveAddress(product.databaseUrl, owner.email);
    const made = await Promise.all([1, 2, 3].map(() => owner.mutate("inbox.address")));
    const { address } = await inboxOf(owner);
    for (const answer of made) expect(okay(answer)).toEqual({ address });
  });

  it("ends with a replaced address, and once others may have had the account", async () => {
    const { owner, address } = await withInbox();
    await send(address, statementMail());
    const replaced = okay(await owner.mutate("inbox.replace")) as { address: string };
    expect(replaced.address).not.toBe(address);
    expect((await send(address, statementMail())).status).toBe(404);
    expect((await inboxOf(owner)).files).toHaveLength(1);
    const raise = "update users set access_epoch = access_epoch + 1 where email = ?";
    await runSql(product.databaseUrl, raise, [owner.email]);
    expect((await send(replaced.address, statementMail())).status).toBe(404);
    expect(await inboxOf(owner)).toMatchObject({ address: null, files: [] });
    okay(await owner.mutate("inbox.address"));
    const left = await runSql(
      product.databaseUrl,
      "select count(*) as n from inbox_files where user_id = (select id from users where email = ?)",
      [owner.email],
    );
    expect(left[0]).toMatchObject({ n: 0 });
  });

  it("takes five mails of unknown senders a day, then writes nothing", async () => {
    const { owner, address } = await withInbox();
    const mail = (n: number) => mailText({ files: [], text: `${n}` });
    for (let n = 0; n < 5; n += 1) expect((await send(address, mail(n))).status).toBe(200);
    const before = await rowsOf("rate_limits");
    expect(await send(address, mail(6))).toMatchObject({ status: 403, code: "inbox/too-many" });
    expect(await rowsOf("rate_limits")).toEqual(before);
    expect((await send(address, statementMail())).outcome).toBe("kept");
    const metrics = await fetch(`${product.url}/metrics`, {
      headers: { authorization: "Bearer metrics-token-of-a-test" },
    });
    const counted = await metrics.text();
    for (const outcome of ["too-many", "unknown-address", "secret"])
      expect(counted).toMatch(
        new RegExp(`fundbook_mails_received_total\\{outcome="inbox/${outcome}"\\} [1-9]`),
      );
    expect((await inboxOf(owner)).files).toHaveLength(1);
  });

  it("takes five of Google's questions a day, which anyone can cause, and registrars' mails beside them", async () => {
    const { address } = await withInbox();
    const question = (n: number) =>
      mailText({
        top: [signedBy("google.com")],
        from: "forwarding-noreply@google.com",
        subject: `(#12345678${n}) from evil@gmail.com`,
      });
    for (let n = 0; n < 5; n += 1)
      expect((await send(address, question(n))).outcome).toBe("question");
    expect(await send(address, question(6))).toMatchObject({ code: "inbox/too-many" });
    for (let n = 0; n < 5; n += 1) await send(address, mailText({ files: [] }));
    expect((await send(address, statementMail())).outcome).toBe("kept");
  });

  it("refuses what has no place, and tells the owner", async () => {
    const { owner, address } = await withInbox();
    for (let n = 0; n < 10; n += 1)
      expect((await send(address, statementMail(lockedPdf(`${n}`)))).outcome).toBe("kept");
    expect(await send(address, statementMail(lockedPdf("11")))).toMatchObject({
      status: 409,
      code: "inbox/full",
    });
    const { files, dropped } = await inboxOf(owner);
    expect(files).toHaveLength(10);
    expect(dropped?.why).toBe("full");
  });

  it("gives a registrar's statement the place of an unknown sender's, and tells the owner", async () => {
    const { owner, address } = await withInbox();
    const pdf = lockedPdf("from both");
    for (let n = 0; n < 3; n += 1)
      await send(address, statementMail(n === 0 ? pdf : lockedPdf(`u${n}`), { top: [] }));
    // The same file from a registrar is no unknown sender's any more.
    await send(address, statementMail(pdf));
    for (let n = 0; n < 8; n += 1) await send(address, statementMail(lockedPdf(`r${n}`)));
    const { files, dropped } = await inboxOf(owner);
    expect(files.map(({ kind }) => kind).filter((kind) => kind === "unknown")).toHaveLength(1);
    expect(files.filter(({ kind }) => kind === "registrar")).toHaveLength(9);
    expect(dropped?.why).toBe("full");
  });

  it("shows Google's question for a day, and only if Google signed it", async () => {
    const { owner, address } = await withInbox();
    const from = "Gmail Team <forwarding-noreply@google.com>";
    const subject = "(#123456789) Gmail Forwarding Confirmation - Receive Mail from asha@gmail.com";
    const link = "https://mail-settings.google.com/mail/vf-abc";
    const question = { from, subject, text: `Confirm: ${link}` };
    await send(address, mailText({ ...question, top: [signedBy("evil.example")] }));
    expect((await inboxOf(owner)).question).toBeNull();
    await send(address, mailText({ ...question, top: [signedBy("google.com")] }));
    expect((await inboxOf(owner)).question).toMatchObject({
      from: "asha@gmail.com",
      code: "123456789",
      link,
    });
    await runSql(
      product.databaseUrl,
      "update inbox_addresses set question_at = question_at - 86400000",
    );
    expect((await inboxOf(owner)).question).toBeNull();
  });
});

describe("reading a statement", () => {
  it("hides it with the import's last part, and undoing the import brings it back", async () => {
    const { owner, address } = await withInbox();
    const mail = statementMail();
    await send(address, mail);
    const [waiting] = (await inboxOf(owner)).files;
    const inboxId = waiting?.id ?? "";
    const importId = crypto.randomUUID();
    const part = (place: number) =>
      commitInput([fundItem({}), transactionItem(`${place}`, { date: `2024-01-0${place + 1}` })], {
        importId,
        part: place,
        parts: 2,
        inboxId,
      });
    await commit(owner, part(1));
    expect((await inboxOf(owner)).files[0]?.hiddenAt).toBeNull();
    await commit(owner, part(0));
    expect((await inboxOf(owner)).files[0]?.hiddenAt).not.toBeNull();
    okay(await owner.mutate("imports.undo", { importId }));
    expect((await inboxOf(owner)).files[0]?.hiddenAt).toBeNull();
    for (const id of [inboxId, inboxId]) okay(await owner.mutate("inbox.done", { id }));
    expect((await inboxOf(owner)).files[0]?.hiddenAt).not.toBeNull();
    for (const id of [inboxId, inboxId]) okay(await owner.mutate("inbox.restore", { id }));
    expect((await inboxOf(owner)).files[0]?.hiddenAt).toBeNull();
    okay(await owner.mutate("inbox.done", { id: inboxId }));
    expect((await send(address, mail)).outcome).toBe("kept");
    expect((await inboxOf(owner)).files).toMatchObject([{ id: inboxId, hiddenAt: null }]);
  });

  it("is in the export as a list, and gone with the account", async () => {
    const { owner, address } = await withInbox();
    await send(address, statementMail());
    const exported = await fetch(`${product.url}/api/account/data.json`, {
      headers: { cookie: owner.cookies() },
    });
    expect(await exported.json()).toMatchObject({ mailedStatements: [{ kind: "registrar" }] });
    const [row] = await runSql(product.databaseUrl, "select id from users where email = ?", [
      owner.email,
    ]);
    const id = String(row?.["id"]);
    okay(await owner.mutate("account.delete"));
    for (const table of ["inbox_addresses", "inbox_files", "inbox_chunks"])
      expect(
        await runSql(product.databaseUrl, `select 1 from ${table} where user_id = ?`, [id]),
      ).toEqual([]);
  });
});

describe("the pipe of a mail server", () => {
  const pipe = (to: string, mail: string, url = product.url, given = secret) => {
    const header = join(folder, `header-${given}`);
    writeFileSync(header, `Authorization: Bearer ${given}\n`);
    return spawnSync(join(root, "deploy/postfix/fundbook-inbox"), [to], {
      input: mail,
      env: { ...process.env, FUNDBOOK_URL: url, FUNDBOOK_HEADER: header },
    }).status;
  };
  const folder = mkdtempSync(join(tmpdir(), "fundbook-pipe-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("hands mails on, and has those tried again that may be taken later", async () => {
    const { owner, address } = await withInbox();
    expect(pipe(address, statementMail())).toBe(0);
    expect((await inboxOf(owner)).files).toHaveLength(1);
    expect(pipe("nobody@in.test.example", statementMail())).toBe(67);
    expect(pipe(address, statementMail(largePdf(18_000_000)))).toBe(69);
    expect(pipe(address, statementMail(), "http://127.0.0.1:9")).toBe(75);
    expect(pipe(address, statementMail(), product.url, "another-secret-of-a-test")).toBe(75);
    expect(pipe(address, statementMail(lockedPdf("other")), `${product.url}/`)).toBe(0);
    for (const elsewhere of ["/elsewhere", "/api"])
      expect(pipe(address, statementMail(), product.url + elsewhere)).toBe(75);
  });
});

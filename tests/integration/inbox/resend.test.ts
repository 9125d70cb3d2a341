import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, it } from "vitest";
import { join } from "node:path";
import { startOutbox } from "../../../scripts/product/servers/outbox.ts";
import type { Inbox } from "../../../src/shared/inbox/schema.ts";
import type { ApiClient } from "../../support/api/api-client.ts";
import { okay } from "../../support/api/ledgers.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { callersOf } from "../../support/api/sign-in.ts";
import { signWebhook, webhookSecret } from "../../support/api/sign-webhook.ts";
import { largePdf, lockedPdf, mailText, statementMail } from "../../support/data/mails.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

const secret = "inbox-secret-of-a-test";
/** As Amazon writes it, which receives Resend's mails. */
const signedByCams =
  "Authentication-Results: amazonses.com;\r\n spf=pass (spfCheck: domain of x.example designates 192.0.2.1 as permitted sender) client-ip=192.0.2.1; envelope-from=a@x.example; helo=x.example;\r\n dkim=pass header.i=@camsonline.com;\r\n dmarc=pass header.from=camsonline.com;";

let product: TestProduct;
let resend: Awaited<ReturnType<typeof startOutbox>>;
const folder = mkdtempSync(join(tmpdir(), "fundbook-resend-"));
beforeAll(async () => {
  resend = await startOutbox(folder, { onMail: () => {}, say: () => {} });
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    INBOX_DOMAIN: "in.test.example",
    INBOX_SECRET: secret,
    RESEND_INBOX_URL: resend.url,
    RESEND_INBOX_KEY: resend.key,
    RESEND_INBOX_SECRET: webhookSecret,
  });
});
afterAll(async () => {
  await product?.stop();
  await resend?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const { registerNewUser } = callersOf(() => product.url);

async function withInbox(): Promise<{ owner: ApiClient; address: string }> {
  const owner = await registerNewUser();
  await proveAddress(product.databaseUrl, owner.email);
  return { owner, ...(okay(await owner.mutate("inbox.address")) as { address: string }) };
}

/** A mail that Resend has; in its headers stands another address. */
const receive = (address: string, mail: string) =>
  resend.receive({
    to: ["somebody@elsewhere.example"],
    receivedFor: [address],
    createdAt: new Date(),
    raw: new TextEncoder().encode(mail),
  });

async function tell(
  emailId: string,
  address: string,
  { createdAt = new Date(), headers = {} }: { createdAt?: Date; headers?: object } = {},
): Promise<number> {
  const body = JSON.stringify({
    type: "email.received",
    data: {
      email_id: emailId,
      created_at: createdAt.toISOString(),
      to: ["somebody@elsewhere.example"],
      received_for: [address],
      subject: "Your statement",
    },
  });
  const [id, at] = [crypto.randomUUID(), new Date()];
  const response = await fetch(`${product.url}/api/webhooks/resend-inbox`, {
    method: "POST",
    headers: {
      "svix-id": id,
      "svix-timestamp": String(Math.floor(at.getTime() / 1000)),
      "svix-signature": signWebhook(id, at, body),
      ...headers,
    },
    body,
  });
  return response.status;
}

const inboxOf = async (owner: ApiClient) => okay(await owner.query("inbox.list")) as Inbox;
const isSettled = (emailId: string) =>
  waitUntil(async () => {
    const [row] = await runSql(product.databaseUrl, "select due_at from inbox_mails where id = ?", [
      emailId,
    ]);
    if (row?.["due_at"] !== null) throw new Error("the mail is still to be fetched");
  });

it("a mail that Resend has is fetched after its message, with its sender, and once", async () => {
  const { owner, address } = await withInbox();
  const mail = statementMail(lockedPdf(), { top: [signedByCams] });
  const id = receive(address, mail);
  expect(await tell(id, address)).toBe(200);
  await isSettled(id);
  const { files } = await inboxOf(owner);
  expect(files).toMatchObject([{ kind: "registrar", senderDomain: "camsonline.com" }]);
  okay(await owner.mutate("inbox.done", { id: files[0]?.id }));
  // Resend can send the same message again, and so can its dashboard.
  expect(await tell(id, address)).toBe(200);
  expect((await inboxOf(owner)).files[0]?.hiddenAt).not.toBeNull();
});

it("the same file by two ways is one", async () => {
  const { owner, address } = await withInbox();
  const mail = statementMail();
  const answer = await fetch(`${product.url}/api/inbox?to=${address}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
    body: mail,
  });
  expect(answer.status).toBe(200);
  const id = receive(address, mail);
  await tell(id, address);
  await isSettled(id);
  expect((await inboxOf(owner)).files).toHaveLength(1);
});

it("its reader is told of a mail that is too large or gone", async () => {
  const { owner, address } = await withInbox();
  const large = receive(address, statementMail(largePdf(18_000_000)));
  await tell(large, address);
  await isSettled(large);
  expect(await inboxOf(owner)).toMatchObject({ files: [], dropped: { why: "too-large" } });
  await tell("gone", address);
  const set = (change: string) =>
    runSql(product.databaseUrl, `update inbox_mails set ${change} where id = 'gone'`);
  await waitUntil(async () => {
    const [row] = await runSql(
      product.databaseUrl,
      "select tries from inbox_mails where id = 'gone'",
    );
    if (row?.["tries"] !== 1) throw new Error("the mail was not asked for");
  });
  expect((await inboxOf(owner)).dropped?.why).toBe("too-large");
  await set("found_at = found_at - 3600000, due_at = 1");
  await tell("gone", address);
  await isSettled("gone");
  expect((await inboxOf(owner)).dropped?.why).toBe("unreadable");
});

it("a message that is not signed, of another address or old stores nothing", async () => {
  const { address } = await withInbox();
  const mail = mailText({});
  const id = receive(address, mail);
  expect(await tell(id, address, { headers: { "svix-signature": "v1,AAAA" } })).toBe(401);
  expect(await tell(id, `${"a".repeat(24)}@in.test.example`)).toBe(200);
  expect(await tell(id, address.replace("in.test", "out.test"))).toBe(200);
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  expect(await tell(id, address, { createdAt: monthAgo })).toBe(200);
  expect(await tell("../../emails", address)).toBe(200);
  const rows = await runSql(product.databaseUrl, "select id from inbox_mails where id = ?", [id]);
  expect(rows).toEqual([]);
});

it("its reader is told of a mail beyond those of a day, and of one whose address was replaced meanwhile", async () => {
  const { owner, address } = await withInbox();
  const count = `insert into rate_limits (key, count, ends_at)
    select 'inboxMail user ' || id, 20, ?2 from users where email = ?1`;
  await runSql(product.databaseUrl, count, [owner.email, Date.now() + 60_000]);
  const beyond = receive(address, statementMail());
  await tell(beyond, address);
  await isSettled(beyond);
  expect(await inboxOf(owner)).toMatchObject({ files: [], dropped: { why: "busy-day" } });
  const late = receive(address, statementMail());
  const found = `insert into inbox_mails (user_id, id, local_part, found_at, due_at, tries)
    select user_id, ?2, local_part, ?3, ?3, 0 from inbox_addresses where local_part = ?1`;
  await runSql(product.databaseUrl, found, [localPart({ address }), late, Date.now()]);
  okay(await owner.mutate("inbox.replace"));
  const other = await withInbox();
  await tell(receive(other.address, mailText({})), other.address);
  await isSettled(late);
  expect((await inboxOf(owner)).dropped?.why).toBe("unreadable");
});

const localPart = ({ address }: { address: string }) => address.split("@")[0] ?? "";

it("a hundred mails a day to one address are taken, and as many to another", async () => {
  const [one, other] = [await withInbox(), await withInbox()];
  const series = `insert into inbox_mails (user_id, id, local_part, found_at, due_at, tries)
    select user_id, 'flood' || value, local_part, ?2, null, 0
    from inbox_addresses, json_each(?3) where local_part = ?1`;
  await runSql(product.databaseUrl, series, [
    localPart(one),
    Date.now(),
    JSON.stringify(Array.from({ length: 100 }, (_, n) => n)),
  ]);
  for (const { address } of [one, other]) await tell(receive(address, mailText({})), address);
  expect((await inboxOf(one.owner)).dropped?.why).toBe("busy-day");
  const counts = await runSql(
    product.databaseUrl,
    "select count(*) as n from inbox_mails where local_part in (?, ?) group by local_part order by n",
    [one, other].map(localPart),
  );
  expect(counts.map(({ n }) => Number(n))).toEqual([1, 100]);
});

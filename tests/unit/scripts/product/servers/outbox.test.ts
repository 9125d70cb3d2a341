import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startOutbox, type OutboxMail } from "../../../../../scripts/product/servers/outbox.ts";

const mail: OutboxMail = { to: "asha@example.in", subject: "Hello", text: "Hello", html: "Hello" };

it("a mail that cannot be written is asked for again, and written once", async () => {
  const parent = mkdtempSync(join(tmpdir(), "fundbook-outbox-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [folder, aside] = [join(parent, "outbox"), join(parent, "aside")];
  const [said, mails]: [string[], OutboxMail[]] = [[], []];
  const outbox = await startOutbox(folder, {
    onMail: (sent) => void mails.push(sent),
    say: (line) => void said.push(line),
  });
  onTestFinished(outbox.stop);
  const send = async () => {
    const { status } = await fetch(`${outbox.url}/emails`, {
      method: "POST",
      headers: { authorization: `Bearer ${outbox.key}`, "idempotency-key": "hello" },
      body: JSON.stringify(mail),
    });
    return status;
  };
  renameSync(folder, aside);
  writeFileSync(folder, "");
  expect(await send()).toBe(500);
  expect(said).toEqual([expect.stringContaining(`A mail could not be written into ${folder}`)]);
  rmSync(folder);
  renameSync(aside, folder);
  expect(await Promise.all([send(), send()])).toEqual([200, 200]);
  expect(mails).toEqual([mail]);
  expect(readdirSync(folder)).toHaveLength(1);
});

it("a batch is known by its key, and has a place for each mail that is refused", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fundbook-outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outbox = await startOutbox(folder, { onMail: () => {}, say: () => {} });
  onTestFinished(outbox.stop);
  const send = async (mails: readonly OutboxMail[], key: string, validation = "permissive") => {
    const response = await fetch(`${outbox.url}/emails/batch`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${outbox.key}`,
        "idempotency-key": key,
        "x-batch-validation": validation,
      },
      body: JSON.stringify(mails),
    });
    return { status: response.status, body: await response.json() };
  };
  const mails = [mail, { ...mail, to: "no address" }, { ...mail, to: "ravi@example.in" }];
  const first = await send(mails, "one");
  expect(first).toMatchObject({ status: 200, body: { errors: [{ index: 1 }] } });
  expect(first.body.data).toHaveLength(2);
  expect(await send(mails, "one")).toEqual(first);
  expect(await send([mail], "one")).toMatchObject({
    status: 409,
    body: { name: "invalid_idempotent_request" },
  });
  expect(await send(mails, "two", "strict")).toMatchObject({ status: 422 });
  const both = await Promise.all([send([mail], "three"), send([mail], "three")]);
  expect(both.map(({ status }) => status).toSorted()).toContain(200);
  expect(readdirSync(folder)).toHaveLength(3);
});

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { indianDay } from "../../../src/shared/dates.ts";
import type { LetterPreview, LetterSettings } from "../../../src/shared/letters/schema.ts";
import { missing } from "../../../src/shared/missing.ts";
import { formatGain, formatRupees } from "../../../src/shared/number-format.ts";
import { periodAt, periodBefore } from "../../../src/shared/reports/period.ts";
import type { Report } from "../../../src/shared/reports/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { madeHistory } from "../../support/servers/history-source.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import {
  partsOf,
  startSmtpServer,
  type SmtpTestServer,
} from "../../support/servers/smtp-server.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

/** What the mail server does with mails to these addresses. */
const refused = "nobody@example.in";
const busy = "busy@example.in";
const relayed = "relayed@example.in";
const barred = "barred@example.in";
const broken = "broken@example.in";
const cutBefore = "cut-before@example.in";
const cutAfter = "cut-after@example.in";

let server: SmtpTestServer;
let product: TestProduct;
beforeAll(async () => {
  const fail = (code: number, reason = "no") =>
    Object.assign(new Error(reason), { responseCode: code });
  const failures = new Map([
    [refused, fail(550)],
    [busy, fail(450)],
    [relayed, fail(554, "5.7.1 Relay access denied")],
    [barred, fail(550, "5.7.1 Message refused by a rule")],
  ]);
  const received: SmtpTestServer["mails"] = [];
  const cut = new Set<string>();
  server = await startSmtpServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, { id }, done) {
      if (address === cutBefore && !cut.has(address)) server.cut(id);
      else done(failures.get(address) ?? null);
      cut.add(address);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({
          from: "",
          to,
          source: Buffer.concat(chunks).toString(),
          isSecure: false,
          user: undefined,
        });
        // It took the mail, and does not say so.
        if (to.includes(cutAfter)) server.cut(session.id);
        else if (!to.includes(broken)) done();
      });
    },
  });
  server.mails = received;
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    RATE_LIMITS: "off",
    SMTP_URL: `smtp://localhost:${server.port}`,
  });
  await runSql(
    product.databaseUrl,
    "insert or replace into scheme_list (id, as_of, count) values (1, '2024-12-31', 1)",
  );
});
afterAll(async () => {
  await product?.stop();
  await server?.stop();
});

const monthly = { kind: "monthly", whose: "everyone", amounts: "rupees" };

async function reader(email?: string): Promise<ApiClient> {
  const owner = await register(product.url);
  await proveAddress(product.databaseUrl, owner.email);
  if (email !== undefined) {
    await runSql(product.databaseUrl, "update users set email = ? where email = ?", [
      email,
      owner.email,
    ]);
  }
  await addLedger(owner, [transactionInput({ date: "2024-01-05" })], {
    schemeName: "Example Flexi Cap",
    amfiCode: null,
  });
  okay(await owner.mutate("letters.save", monthly));
  return owner;
}

/** Makes a letter of October 2024 due, and lets the worker send it: after the notice of a sign-in. */
async function sendTo(address: string): Promise<void> {
  await runSql(
    product.databaseUrl,
    `insert into letters (user_id, holder_id, kind, period, id, state, due_at, deadline, refusals)
     select id, 'everyone', 'monthly', '2024-10', lower(hex(randomblob(16))), 'due', 1, 9e14, 0
     from users where email = ?`,
    [address],
  );
  const other = await register(product.url);
  await proveAddress(product.databaseUrl, other.email);
  await signInByPassword(product.url, other.email, undefined, `Test ${crypto.randomUUID()}`);
}

const settingsOf = async (owner: ApiClient) =>
  okay<LetterSettings>(await owner.query("letters.settings"));
const untilState = (owner: ApiClient, state: string) =>
  waitUntil(async () => expect((await settingsOf(owner)).letters[0]?.state).toBe(state));
const lettersTo = (address: string) =>
  server.mails
    .filter(({ to }) => to.includes(address))
    .filter((mail) => (partsOf(mail).get("text/plain") ?? "").includes("October 2024"));

describe("letters by a mail server", () => {
  it("go out once, with what the page shows", async () => {
    const owner = await reader();
    await sendTo(owner.email);
    await untilState(owner, "sent");
    const [mail] = lettersTo(owner.email);
    expect(mail?.source).toContain("Auto-Submitted: auto-generated");
    // RFC 8058 wants an https address, and this product has none.
    expect(mail?.source).not.toContain("List-Unsubscribe");
    expect(partsOf(mail!).get("text/plain")).toContain("Example Flexi Cap");
    expect(lettersTo(owner.email)).toHaveLength(1);
  });

  it("are turned off where there is no such mailbox, and that is said until they are asked for again", async () => {
    const owner = await reader(refused);
    await sendTo(refused);
    await untilState(owner, "failed");
    expect(await settingsOf(owner)).toMatchObject({ on: [], stopped: { reason: "bounce" } });
    const { lettersStopped } = okay<{ lettersStopped: string }>(
      await owner.query("portfolio.home", {}),
    );
    expect(lettersStopped).toMatch(/^\d{4}-.*Z$/);
    const again = okay<LetterSettings>(await owner.mutate("letters.save", monthly));
    expect(again).toMatchObject({ stopped: null, on: [{ amounts: "rupees" }] });
  });

  it.each([
    ["is busy", busy],
    ["relays nothing, which says nothing of the mailbox", relayed],
    ["has a rule against them", barred],
  ])("wait where the server %s", async (_, address) => {
    const owner = await reader(address);
    await sendTo(address);
    const refusals =
      "select refusals from letters join users on users.id = user_id where email = ?";
    await waitUntil(async () =>
      expect(await runSql(product.databaseUrl, refusals, [address])).toMatchObject([
        { refusals: 1 },
      ]),
    );
    expect(await settingsOf(owner)).toMatchObject({ letters: [{ state: "due" }], stopped: null });
  });
});

describe("a letter whose mail server does not say that it took it", () => {
  it("counts as sent, and does not go out again", async () => {
    const owner = await reader(broken);
    await sendTo(broken);
    await untilState(owner, "unanswered");
    expect(lettersTo(broken)).toHaveLength(1);
    await runSql(product.databaseUrl, "update letters set due_at = 1");
    await sendTo("nobody else");
    expect(lettersTo(broken)).toHaveLength(1);
  });
});

describe("a letter whose line breaks", () => {
  const again = async () => {
    await runSql(product.databaseUrl, "update letters set due_at = 1 where state = 'due'");
    await sendTo("nobody else");
  };

  it("before the mail itself is sent again", async () => {
    const owner = await reader(cutBefore);
    await sendTo(cutBefore);
    const refusals =
      "select refusals from letters join users on users.id = user_id where email = ?";
    await waitUntil(async () =>
      expect(await runSql(product.databaseUrl, refusals, [cutBefore])).toMatchObject([
        { refusals: 1 },
      ]),
    );
    expect(lettersTo(cutBefore)).toEqual([]);
    await again();
    await untilState(owner, "sent");
    expect(lettersTo(cutBefore)).toHaveLength(1);
  });

  it("after the mail itself counts as sent, and is not sent again", async () => {
    const owner = await reader(cutAfter);
    await sendTo(cutAfter);
    await untilState(owner, "unanswered");
    await again();
    expect(lettersTo(cutAfter)).toHaveLength(1);
  });
});

describe("letters.save", () => {
  it("is refused to an address that nobody has proven, to demo accounts, and where no mail is sent", async () => {
    const unproven = await register(product.url);
    const save = async (owner: ApiClient) =>
      (await owner.mutate("letters.save", monthly)).error?.data.appCode;
    expect(await save(unproven)).toBe("email/unproven");
    await runSql(product.databaseUrl, "update users set demo_until = 9e15 where email = ?", [
      unproven.email,
    ]);
    expect(await save(unproven)).toBe("letters/demo");
    expect(await save(await register(inject("baseUrl")))).toBe("letters/no-mail");
  });

  it("takes the letter about the exemption for a taxpayer alone", async () => {
    const owner = await reader();
    const child = okay<{ id: string }>(
      await owner.mutate("holders.add", {
        id: crypto.randomUUID(),
        name: "Tara",
        kind: "minor",
        clubbedWith: "me",
      }),
    );
    const march = { kind: "march", amounts: "rupees" };
    const codeOf = async (whose: string) =>
      (await owner.mutate("letters.save", { ...march, whose })).error?.data.appCode;
    expect(await codeOf("everyone")).toBe("request/invalid");
    expect(await codeOf(child.id)).toBe("tax/clubbed");
    expect(await codeOf("me")).toBeUndefined();
  });

  it("knows no other account's person", async () => {
    const owner = await reader();
    const { error } = await owner.mutate("letters.save", {
      ...monthly,
      whose: crypto.randomUUID(),
    });
    expect(error?.data.appCode).toBe("holders/not-found");
  });
});

describe("letters.preview", () => {
  it("is the letter, also where no mail is sent", async () => {
    const owner = await register(inject("baseUrl"));
    const preview = okay<LetterPreview>(await owner.query("letters.preview", monthly));
    expect(preview.to).toBe(owner.email);
    expect(preview.text).toContain(preview.subject.replace("Your funds in ", ""));
  });
});

describe("letters.preview of another account's person", () => {
  it("is refused", async () => {
    const { id } = await addHolder(await register(inject("baseUrl")));
    const owner = await register(inject("baseUrl"));
    for (const kind of ["monthly", "soon", "events", "march"]) {
      const { error } = await owner.query("letters.preview", { ...monthly, kind, whose: id });
      expect(error?.data.appCode).toBe("holders/not-found");
    }
  });
});

describe("a letter's figures", () => {
  it("are those of the report's page", async () => {
    const owner = await register(inject("baseUrl"));
    const today = indianDay(new Date());
    await insertHistory(inject("databaseUrl"), "962001", madeHistory("5", "2024-01-01", today));
    const fundId = await addLedger(owner, [transactionInput({ date: "2024-01-05" })]);
    const listed = "update funds set amfi_code = '962001' where id = ?";
    await runSql(inject("databaseUrl"), listed, [fundId]);
    const { name: period } = periodBefore(periodAt("month", today));
    const { figures } = okay<Report>(await owner.query("reports.get", { kind: "month", period }));
    const { text } = okay<LetterPreview>(await owner.query("letters.preview", monthly));
    for (const figure of [figures?.opening, figures?.closing, figures?.paid, figures?.received])
      expect(text).toContain(formatRupees(figure ?? missing()));
    expect(text).toContain(formatGain(figures?.market ?? missing()));
  });
});

describe("unsubscribing", () => {
  const unsubscribe = (path: string, init: RequestInit = {}) =>
    fetch(`${product.url}/api/unsubscribe/${path}`, { redirect: "manual", ...init });
  const tokenOf = async ({ email }: ApiClient): Promise<string> => {
    const [row] = await runSql(
      product.databaseUrl,
      `insert into letter_addresses (user_id, email, token)
       select id, email, lower(hex(randomblob(20))) from users where email = ?
       on conflict do update set email = excluded.email returning token`,
      [email],
    );
    return String(row?.["token"]);
  };
  const oneClick = {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  };

  it("happens by a mail program's bare POST, and not by following links", async () => {
    const owner = await reader();
    const token = await tokenOf(owner);
    for (const method of ["GET", "HEAD"]) {
      expect((await unsubscribe(`${token}/monthly`, { method })).status).toBe(200);
    }
    expect((await settingsOf(owner)).on).toHaveLength(1);
    const response = await unsubscribe(`${token}/monthly`, oneClick);
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect((await settingsOf(owner)).on).toEqual([]);
  });

  it("takes a form's other encoding, and no more than a kilobyte", async () => {
    const owner = await reader();
    const token = await tokenOf(owner);
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const large = "x".repeat(2_000);
    expect((await unsubscribe(`${token}/monthly`, { ...oneClick, body: large })).status).toBe(413);
    expect((await settingsOf(owner)).on).toHaveLength(1);
    expect((await unsubscribe(`${token}/monthly`, { method: "POST", body })).status).toBe(200);
    expect((await settingsOf(owner)).on).toEqual([]);
  });

  it("also holds for letters about people who are deleted, and restored later", async () => {
    const owner = await reader();
    const meera = await addHolder(owner);
    okay(await owner.mutate("letters.save", { ...monthly, whose: meera.id }));
    okay(await owner.mutate("letters.save", { ...monthly, kind: "soon", whose: meera.id }));
    const { removalId } = okay<{ removalId: string }>(
      await owner.mutate("holders.delete", { id: meera.id }),
    );
    expect((await unsubscribe(`${await tokenOf(owner)}/monthly`, oneClick)).status).toBe(200);
    okay(await owner.mutate("removals.restore", { id: removalId }));
    expect((await settingsOf(owner)).on).toMatchObject([{ kind: "soon", whose: meera.id }]);
  });

  it("answers the same to a token that is unknown, malformed, or of an earlier address", async () => {
    const owner = await reader();
    const token = await tokenOf(owner);
    await runSql(product.databaseUrl, "update users set email = ? where email = ?", [
      `later-${owner.email}`,
      owner.email,
    ]);
    const texts = await Promise.all(
      [token, "0".repeat(40), "a'b"].map(async (each) => {
        const response = await unsubscribe(`${each}/monthly`, oneClick);
        return [response.status, await response.text()].join();
      }),
    );
    expect(new Set(texts).size).toBe(1);
    expect((await settingsOf(owner)).on).toHaveLength(1);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { SMTPServerOptions } from "smtp-server";
import { apiClient } from "../../support/api/api-client.ts";
import {
  authorityFile,
  login,
  partsOf,
  startSilentServer,
  startSmtpServer,
  type ReceivedMail,
  type SmtpTestServer,
} from "../../support/servers/smtp-server.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const user = `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}`;

async function server(options: SMTPServerOptions = {}): Promise<SmtpTestServer> {
  const started = await startSmtpServer(options);
  stops.push(started.stop);
  return started;
}

async function productWith(
  smtpUrl: string,
  trust: Record<string, string> = { SSL_CERT_FILE: authorityFile },
): Promise<TestProduct> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
    MAIL_FROM: "Fundbook für alle <hello@fundbook.example>",
    SMTP_URL: smtpUrl,
    ...trust,
  });
  stops.push(product.stop);
  return product;
}

/** Requests a reset link for a user who did not sign up here, which would be a mail of its own. */
async function askIn({ url, databaseUrl }: TestProduct): Promise<string> {
  const { email } = apiClient(url);
  await runSql(
    databaseUrl,
    "insert into users (id, email, name, provider, created_at) values (?1, ?2, 'Asha', 'google', 1)",
    [crypto.randomUUID(), email],
  );
  const { data } = await apiClient(url).mutate("auth.requestPasswordReset", { email });
  expect(data).toEqual({ ok: true });
  return email;
}

const log = ({ dataFolder }: TestProduct) =>
  readFileSync(join(dataFolder, "log/server.log"), "utf8");

const arrived = (mails: readonly ReceivedMail[], count = 1): Promise<ReceivedMail[]> =>
  waitUntil(() => {
    expect(mails).toHaveLength(count);
    return [...mails];
  });

/** Fails where the log has what nobody may read there. */
async function expectLost(product: TestProduct, hint: string): Promise<void> {
  await waitUntil(() => expect(log(product)).toContain('"event":"mail.reset-link-lost"'));
  expect(log(product)).toContain(`"hint":"${hint}"`);
  expect(log(product)).not.toMatch(/oobCode|p@ss|p%40ss|@example\.in|@fundbook\.example/);
}

describe("a mail by SMTP", () => {
  it.each<[string, string, string, SMTPServerOptions]>([
    ["TLS from the start", "smtps", "localhost", { secure: true }],
    ["STARTTLS", "smtp", "127.0.0.2", {}],
    ["STARTTLS and a login by LOGIN", "smtp", "127.0.0.2", { authMethods: ["LOGIN"] }],
  ])("is sent over %s, after a login", async (_, scheme, host, options) => {
    const { port, mails } = await server(options);
    const product = await productWith(`${scheme}://${user}@${host}:${port}`);
    const email = await askIn(product);
    const [mail] = await arrived(mails);
    expect(mail).toMatchObject({
      from: "hello@fundbook.example",
      to: [email],
      isSecure: true,
      user: login.user,
    });
    const { source } = mail as ReceivedMail;
    expect(source).toContain("From: =?utf-8?B?RnVuZGJvb2sgZsO8ciBhbGxl?= <hello@fundbook.example>");
    expect(source).toContain(`To: <${email}>`);
    expect(source).toContain("Subject: Set a new Fundbook password");
    expect(source).toMatch(/^Message-ID: <[0-9a-f]{64}@localhost>\r?$/m);
    expect(source).toMatch(/^Date: \w{3}, \d{2} \w{3} \d{4} [\d:]{8} \+0000\r?$/m);
    const parts = partsOf(mail as ReceivedMail);
    expect(parts.get("text/plain")).toContain("/new-password?oobCode=");
    expect(parts.get("text/html")).toContain("/new-password?oobCode=");
    expect(log(product)).not.toContain("mail.reset-link-lost");
  });

  it("is sent without TLS and login on localhost only", async () => {
    const { port, mails } = await server({ authOptional: true, disabledCommands: ["STARTTLS"] });
    const product = await productWith(`smtp://localhost:${port}`);
    const email = await askIn(product);
    expect(await arrived(mails)).toMatchObject([{ to: [email], isSecure: false }]);
  });

  it("is sent again, with the same Message-ID, where the server is busy", async () => {
    let attempts = 0;
    const busy = Object.assign(new Error("busy"), { responseCode: 451 });
    const { port, mails } = await server({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, done) => done((attempts += 1) === 1 ? busy : null),
    });
    const product = await productWith(`smtp://localhost:${port}`);
    await askIn(product);
    await arrived(mails);
    expect(attempts).toBe(2);
  });
});

describe("a mail that cannot be sent by SMTP", () => {
  it.each<[string, string, SMTPServerOptions, (port: number) => string]>([
    [
      "the login is wrong",
      "SMTP_URL: the server refused the login (535)",
      {},
      (port) => `smtp://${user}x@127.0.0.2:${port}`,
    ],
    [
      "there is no STARTTLS",
      "SMTP_URL: the server offers no STARTTLS; use smtps:// where it has a port for TLS",
      { disabledCommands: ["STARTTLS"] },
      (port) => `smtp://${user}@127.0.0.2:${port}`,
    ],
    [
      "the sender is refused",
      "MAIL_FROM: the mail server refused the sender (550)",
      {
        onMailFrom: (_address, _session, done) =>
          done(Object.assign(new Error("not yours"), { responseCode: 550 })),
      },
      (port) => `smtp://${user}@127.0.0.2:${port}`,
    ],
  ])(
    "is logged by its setting and without secrets where %s",
    { tags: "long" },
    async (_, hint, options, url) => {
      const { port, mails } = await server(options);
      const product = await productWith(url(port));
      await askIn(product);
      await expectLost(product, hint);
      expect(mails).toEqual([]);
    },
  );

  it("is logged where the certificate is not trusted", { tags: "long" }, async () => {
    const { port, mails } = await server({ secure: true });
    const url = `smtps://${user}@localhost:${port}`;
    const product = await productWith(url, {});
    await askIn(product);
    const hint =
      "SMTP_URL: the server could not be reached by TLS with a certificate that is trusted";
    await expectLost(product, hint);
    expect(mails).toEqual([]);
  });

  it("holds up nobody where the server hangs", { tags: "long" }, async () => {
    const silent = await startSilentServer();
    stops.push(silent.stop);
    const product = await productWith(`smtp://${user}@127.0.0.2:${silent.port}`);
    const began = Date.now();
    await askIn(product);
    expect(Date.now() - began).toBeLessThan(3_000);
    await expectLost(product, "SMTP_URL: the server did not answer in time");
  });
});

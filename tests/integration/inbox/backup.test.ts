import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { backUpIntoFile, backupInFile } from "../../../scripts/product/database/backup-file.ts";
import { checkBackup, restore } from "../../../scripts/product/database/restore.ts";
import { receiveMail } from "../../../src/server/inbox/procedures/receive-mail.ts";
import { parseSettings } from "../../../src/server/platform/env.ts";
import { toBase64 } from "../../../src/server/platform/encoding.ts";
import { missing } from "../../../src/shared/missing.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { authserv, largePdf, statementMail } from "../../support/data/mails.ts";
import { openedStatement } from "../../support/data/opened-statement.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestServers, type TestServers } from "../../support/servers/test-servers.ts";

const folder = mkdtempSync(join(tmpdir(), "inbox-backup-"));
let servers: TestServers;
beforeAll(async () => {
  servers = await startTestServers();
});
afterAll(async () => {
  await servers?.stop();
  rmSync(folder, { recursive: true });
});

const key = toBase64(new Uint8Array(32).fill(1));

it("a statement that waits, its address and the mails that are known come back from a backup", async () => {
  const databaseUrl = inject("databaseUrl");
  const owner = await registerUser(inject("baseUrl"));
  const local = "backup".padEnd(24, "a");
  await runSql(
    databaseUrl,
    "insert into inbox_addresses (user_id, local_part, epoch, created_at) values (?, ?, 0, 1)",
    [owner.id, local],
  );
  await runSql(databaseUrl, "insert into inbox_mails values (?, 'at-resend', ?, 1, 2, 3)", [
    owner.id,
    local,
  ]);
  const pdf = largePdf(1_200_000);
  const settings = parseSettings({
    DATABASE_URL: databaseUrl,
    APP_URL: "http://localhost",
    INBOX_DOMAIN: "in.test.example",
    SECRETS_KEY: key,
  });
  const ctx = { ...requestContext(databaseUrl), settings };
  await receiveMail(ctx, ctx.settings.inbox ?? missing(), {
    recipient: `${local}@in.test.example`,
    bytes: new TextEncoder().encode(statementMail(pdf)),
    authserv,
  });
  const file = join(folder, "inbox.sql.gz");
  const { origin, searchParams } = new URL(databaseUrl);
  const authToken = searchParams.get("authToken") ?? undefined;
  await backUpIntoFile({ url: origin, authToken }, file);
  const restored = await servers.database("restored");
  const backup = backupInFile(file);
  await restore({ url: restored.url, authToken: undefined }, backup, await checkBackup(backup), {
    overwrite: false,
  });
  const rowsOf = (query: string) => runSql(restored.url, `${query} where user_id = ?`, [owner.id]);
  expect(await rowsOf("select local_part as local from inbox_addresses")).toMatchObject([
    { local },
  ]);
  expect(await rowsOf("select id, due_at as due, tries from inbox_mails")).toMatchObject([
    { id: "at-resend", due: 2, tries: 3 },
  ]);
  const [kept] = await rowsOf("select id, bytes, chunks, sender_kind as kind from inbox_files");
  expect(kept).toMatchObject({ kind: "registrar", bytes: pdf.length });
  const chunks = await rowsOf("select * from inbox_chunks");
  const opened = await openedStatement(
    key,
    { userId: owner.id, id: String(kept?.["id"]), chunks: Number(kept?.["chunks"]) },
    chunks,
  );
  expect(Buffer.compare(opened, pdf)).toBe(0);
});

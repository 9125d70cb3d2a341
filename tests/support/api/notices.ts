import { expect } from "vitest";
import { sendAllDueNotices } from "../../../src/server/auth/events/send-notices.ts";
import { createServices } from "../../../src/server/services.ts";
import { runSql } from "../servers/run-sql.ts";
import { waitUntil } from "../wait-until.ts";
import type { TestProduct } from "../servers/test-product.ts";

type Running = Pick<TestProduct, "settings" | "databaseUrl">;

/**
 * Mails what the product's users wait to be told, as at the end of their ten minutes, and waits until it is sent: the
 * worker may take a part, after the response that came last.
 */
export async function sendNoticesNow({ settings, databaseUrl }: Running): Promise<void> {
  await runSql(databaseUrl, "update account_notices set due_at = 1 where due_at is not null");
  const run = { timeout: 30_000, queryTimeout: 10_000, waitUntil: () => {} };
  await sendAllDueNotices(createServices(settings, { requestId: "", log: () => {} }, run));
  const due = "select user_id from account_notices where due_at is not null";
  await waitUntil(async () => expect(await runSql(databaseUrl, due)).toEqual([]));
}

/** Counts an address as proven, as a reset would. */
export const proveAddress = (databaseUrl: string, email: string) =>
  runSql(databaseUrl, "update users set email_proven_at = 1 where email = ?", [email]);

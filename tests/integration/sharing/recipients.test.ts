import type { InValue } from "@libsql/client/web";
import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { otherRecipients } from "../../../src/server/sharing/queries/recipients.ts";
import type { Recipient } from "../../../src/shared/sharing/schema.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  recipientsFor,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

describe("sharing.recipients", () => {
  it("lists permitting users by name, never the caller, with name, e-mail and photo only", async () => {
    const mark = crypto.randomUUID();
    const sender = await registerRecipient(baseUrl, `Zara ${mark}`);
    const [ravi, asha] = [
      await registerRecipient(baseUrl, `ravi ${mark}`),
      await registerRecipient(baseUrl, `Asha ${mark}`),
    ];
    await registerUser(baseUrl, `Nobody ${mark}`);
    const shape = ({ id, name, email }: RegisteredUser) => ({
      id,
      name,
      email,
      proof: "unknown" as const,
      photoURL: null,
      sharedAt: null,
      fundCount: 0,
      holders: null,
      showHolder: false,
      version: null,
      removedHolders: 0,
      keepsUp: false,
      updatedAt: null,
      givenFunds: 0,
      missingFunds: 0,
    });
    expect(await recipientsFor(sender, { query: mark })).toEqual({
      recipients: [shape(asha), shape(ravi)],
      nextCursor: null,
    });
  });

  it("lists current recipients first, even when they no longer permit sharing", async () => {
    const mark = crypto.randomUUID();
    const sender = await registerUser(baseUrl);
    await addFund(sender);
    const [asha, zara] = [
      await registerRecipient(baseUrl, `Asha ${mark}`),
      await registerRecipient(baseUrl, `Zara ${mark}`),
    ];
    await share(sender, zara);
    await zara.mutate("sharing.setPermission", { canShare: false });
    const { recipients } = await recipientsFor(sender, { query: mark });
    expect(
      recipients.map(({ id, sharedAt, fundCount }) => [id, sharedAt !== null, fundCount]),
    ).toEqual([
      [zara.id, true, 1],
      [asha.id, false, 0],
    ]);
  });

  it("matches all words in any order and case in name and e-mail", async () => {
    const mark = crypto.randomUUID();
    const sender = await registerUser(baseUrl);
    const elan = await registerRecipient(baseUrl, `Élan 100%_sure\\ ${mark}`);
    const find = async (query: string) =>
      (await recipientsFor(sender, { query })).recipients.map(({ id }) => id);
    for (const query of [
      `${mark} élan`,
      `ÉLAN ${mark}`,
      `${mark.toUpperCase()} ${elan.email.toUpperCase()}`,
      `%_sure\\ ${mark}`,
      `  ${mark}   @example.in `,
    ]) {
      expect(await find(query)).toEqual([elan.id]);
    }
    for (const query of [`${mark} ravi`, `${mark} %sure`, `1__% ${mark}`]) {
      expect(await find(query)).toEqual([]);
    }
  });

  it("returns pages that together list each user once, in order", async () => {
    const mark = crypto.randomUUID();
    const sender = await registerUser(baseUrl);
    await addFund(sender);
    await runSql(
      databaseUrl,
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 49)
       insert into users (id, email, name, provider, can_share, created_at, email_proven_at)
       select ?1 || '-' || i, ?1 || i || '@example.in', 'ApiClient ' || (i / 7) || ' ' || ?1, 'google', 1, 0,
         iif(i % 3 = 0, 1, null) from n`,
      [mark],
    );
    await runSql(
      databaseUrl,
      `insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at)
       select id, ?2, 'Asha Rao', 'asha@example.in', 1 from users where id glob ?1 || '-*5'
         or id glob ?1 || '-[12]?'`,
      [mark, sender.id],
    );
    const all: Recipient[] = [];
    let cursor: string | null = null;
    do {
      const page = await recipientsFor(sender, { query: mark, cursor });
      expect(page.recipients.length).toBeGreaterThan(0);
      all.push(...page.recipients);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(all).toHaveLength(50);
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    const rank = ({ sharedAt, proof }: Recipient) =>
      sharedAt !== null ? 0 : proof === "proven" ? 1 : 2;
    const key = (one: Recipient) => `${rank(one)} ${one.name} ${one.id}`;
    expect(all.map(key)).toEqual(all.map(key).toSorted());
  });

  it("reads only an index, in its order", async () => {
    const db = testDatabase(databaseUrl);
    const sender = sql<string>`'nobody'`;
    for (const after of [null, { isProven: true, name: "Ravi", id: "x" }]) {
      const query = otherRecipients(db, sender, { words: ["ravi"], after, limit: 21 }).toSQL();
      const plan = await runSql(
        databaseUrl,
        `explain query plan ${query.sql}`,
        query.params as InValue[],
      );
      const steps = plan.map(({ detail }) => String(detail));
      expect(steps[0]).toMatch(
        after === null
          ? /^SCAN users USING COVERING INDEX users_who_permit/
          : /^SEARCH users USING COVERING INDEX users_who_permit/,
      );
      expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
    }
  });

  it.each([
    ["a cursor that is none", { cursor: "x" }],
    ["another's cursor shape", { cursor: '["x"]' }],
    ["an endless search", { query: "x".repeat(101) }],
    ["a number", { query: 1 }],
  ])("refuses %s", async (_, input) => {
    const { status, error } = await (
      await registerUser(baseUrl)
    ).query("sharing.recipients", input);
    expect([status, error?.data.appCode]).toEqual([400, "request/invalid"]);
  });
});

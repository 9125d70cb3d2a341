import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../../../scripts/product/root.ts";
import {
  requireChange,
  requireUnreserved,
  requireWayBack,
} from "../../../src/server/auth/addresses/queries/changes.ts";
import { requireProof } from "../../../src/server/auth/addresses/queries/proofs.ts";
import {
  requireClientLimit,
  requireUnchangedRecord,
} from "../../../src/server/auth/assistants/queries.ts";
import {
  requireAccessToken,
  requireTokenLimit,
} from "../../../src/server/auth/access-tokens/queries.ts";
import { requireInvitation } from "../../../src/server/auth/queries/invitations.ts";
import { insertUser } from "../../../src/server/auth/queries/users.ts";
import {
  requireLinkByOwner,
  requireResettable,
  requireWayIn,
} from "../../../src/server/auth/queries/ways-in.ts";
import {
  insertSession,
  requireFreshSession,
  requirePassword,
} from "../../../src/server/auth/sessions/queries.ts";
import { requireVersion } from "../../../src/server/history/queries/histories.ts";
import {
  changeHolder,
  requireHolder,
  requireHolderLimit,
  requireIndividualParent,
  requireNoParent,
  requireOwnTax,
} from "../../../src/server/holders/queries/holders.ts";
import { requireRoomSince } from "../../../src/server/public-api/queries.ts";
import { requireCalendar } from "../../../src/server/calendar/queries.ts";
import { requireDeviceLimit } from "../../../src/server/push/queries.ts";
import { requireNewEvent } from "../../../src/server/letters/webhook/queries.ts";
import {
  insertPart,
  requireNotUndone,
  requireParts,
} from "../../../src/server/imports/procedures/queries.ts";
import {
  insertIdentity,
  requireUnproven,
} from "../../../src/server/auth/openid/queries/identities.ts";
import {
  requireCounter,
  requireOneHandle,
  requirePasskeyLimit,
} from "../../../src/server/auth/passkeys/queries.ts";
import { runBatch } from "../../../src/server/platform/db/batch.ts";
import { guard } from "../../../src/server/platform/db/guard.ts";
import type { Query } from "../../../src/server/platform/db/query.ts";
import { countAttempts, requireCallsLeft } from "../../../src/server/platform/limits/queries.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import {
  requireNoEstimates,
  requireRemoved,
} from "../../../src/server/transactions/queries/removed-sips.ts";
import {
  insertSip,
  requireSipLimit,
  requireSipLimitOfFund,
  requireUnchanged,
} from "../../../src/server/sips/queries/sips.ts";
import {
  insertFund,
  requireUniqueFolio,
  requireTotalsOnly,
} from "../../../src/server/funds/queries/funds.ts";
import {
  requireFundLimit,
  requireTransactionLimit,
} from "../../../src/server/funds/queries/limits.ts";
import { requireAddress } from "../../../src/server/inbox/queries/addresses.ts";
import { requireInboxState, requireRoomForAll } from "../../../src/server/inbox/queries/files.ts";
import { requireDueMail } from "../../../src/server/inbox/queries/mails.ts";
import { requireNotDeleted, requireRestorable } from "../../../src/server/removals/queries.ts";
import {
  requireProvenRecipient,
  requireSeenShare,
} from "../../../src/server/sharing/queries/shares.ts";
import { storedTerms } from "../../../src/server/sharing/queries/share-terms.ts";
import {
  requireFactor,
  requireNoCode,
  requireRecoveryCode,
  requireUnusedStep,
} from "../../../src/server/auth/second-factor/queries/factors.ts";
import {
  requireLossTold,
  requireOpenLoss,
} from "../../../src/server/auth/second-factor/queries/losses.ts";
import { requireTicket } from "../../../src/server/auth/second-factor/queries/tickets.ts";
import { saveExitLoad } from "../../../src/server/tax/queries.ts";
import {
  requireLedgersAsRead,
  requireUniqueLedgers,
  requireTwoLegs,
} from "../../../src/server/transactions/queries/ledgers.ts";
import {
  requireFundsOfGoal,
  requireGoalLimit,
  requireGoalsGone,
  requireGoalVersion,
  requireWithinHundred,
} from "../../../src/server/goals/queries.ts";
import { requireTargetVersion } from "../../../src/server/targets/queries.ts";
import {
  requireListed,
  requireWatchLimit,
} from "../../../src/server/compare/watch-list/queries.ts";
import { AppError, type AppCode } from "../../../src/shared/errors.ts";
import { maxFundsPerUser } from "../../../src/shared/funds/schema.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { insertFundsAtLimit } from "../../support/data/insert-at-limits.ts";
import { insertLedger } from "../../support/data/insert-ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const databaseUrl = inject("databaseUrl");
const db = testDatabase(databaseUrl);
const now = new Date();
const hour = 3_600_000;
const callsKey = "guarded";

let userId: ReturnType<typeof checkedUserId>;
beforeAll(async () => {
  const { id } = await registerUser(inject("baseUrl"));
  userId = checkedUserId(id);
  await insertFundsAtLimit(databaseUrl, id, maxFundsPerUser);
  await insertLedger(databaseUrl, id, { fundId: "ledger", count: 3, amfiCode: "900001" });
  for (const [text, ...args] of state) await runSql(databaseUrl, text, [id, ...args]);
});
afterAll(() => runSql(databaseUrl, "delete from tracked_schemes where code = 'guarded'"));

/** Everything in it breaks a rule. */
const state: [sql: string, ...args: string[]][] = [
  ["insert into inbox_mails select ?1, 'settled', '', 1, null, 1"],
  ["insert into mail_events select 'known', 1 from users where id = ?"],
  ["update users set email_proven_at = 1, password_hash = null where id = ?1"],
  [
    `insert into second_factors (user_id, secret, key_id, created_at, last_step, tries, failures, codes_salt, code_hashes)
    values (?1, '', '', 1, 9, '[]', 0, '', '[]')`,
  ],
  [
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 21)
    insert into passkeys (user_id, id, public_key, counter, transports, backup_eligible, backed_up,
      rp_id, user_handle, name, created_at)
    select ?1, 'passkey-' || i, 'key', 1, '[]', 0, 0, 'old.example', 'handle-' || (i % 2), 'Phone', 1 from n`,
  ],
  [
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 21)
    insert into access_tokens (user_id, id, hash, name, scope, created_at, ends_at)
    select ?1, 'token-' || i, 'hash-' || i, 'Sheet', 'read', 1, 9e15 from n`,
  ],
  [
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 201)
    insert or ignore into oauth_records (key, data, ends_at) select 'client:' || i, '{}', 1 from n where ?1 is not null`,
  ],
  [
    `insert into holders (user_id, id, name, name_key, kind, clubbed_with, created_at) values
    (?1, 'trust', 'Trust', 'trust', 'huf', null, 1), (?1, 'minor', 'Minor', 'minor', 'minor', 'trust', 1)`,
  ],
  [
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20)
    insert into holders (user_id, id, name, name_key, kind, created_at)
    select ?1, 'holder-' || i, 'Holder ' || i, 'holder ' || i, 'individual', 1 from n`,
  ],
  [
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 11)
    insert into sessions (id, user_id, expires_at, created_at) select 'device-' || i, ?1, 1, 1 from n`,
  ],
  [
    `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, kinds, created_at)
    select user_id, id, id, '', '', '[]', 1 from sessions where user_id = ?1 and id like 'device-%'`,
  ],
  ["update funds set transaction_count = 50001 where user_id = ?1 and id = 'fund-0003'"],
  // Totals only, of the scheme and folio of the ledger.
  [
    "update funds set amfi_code = '900001', folio_number = 'ledger' where user_id = ?1 and id = 'fund-0002'",
  ],
  ["update funds set ledger_version = 1 where user_id = ?1 and id = 'fund-0004'"],
  ["update transactions set pair_id = 'pair' where user_id = ?1"],
  ["update transactions set source = 'sip', sip_id = 'sip-1', confirmed = 0 where user_id = ?1"],
  [
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 1000)
    insert into sips (user_id, id, fund_id, amount, day, from_date, paused, created_at)
    select ?1, 'sip-' || i, 'ledger', '5000', 5, '2027-01-05', 0, 1 from n`,
  ],
  [
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 50)
    insert into watched_schemes (user_id, code, created_at) select ?1, '8' || i, 1 from n`,
  ],
  [
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 50)
    insert into goals (user_id, id, name, target, on_date, inflation, expected, step_up, parts, version, created_at)
    select ?1, 'goal-' || i, 'Goal', '1', '2046-01-01', '6', '10', '0', '[{"fundId":"ledger","percent":2}]', 1, 1 from n`,
  ],
  [
    "insert into removals (user_id, id, kind, title, row_count, removed_at) values (?1, 'removal', 'goal', 'Goal', 1, 1)",
  ],
  [
    `insert into removed_rows (user_id, removal_id, position, table_name, content)
    values (?1, 'removal', 0, 'goals', '{"id":"goal-1"}')`,
  ],
  [
    "insert into imports (user_id, id, source, parts, created_at) values (?1, 'import', 'fundbook-csv', 1, 1)",
  ],
  ["insert into undone_imports (user_id, import_id, undone_at) values (?1, 'undone', 1)"],
  [
    `insert into import_parts (user_id, import_id, part, added, duplicates, replaced, undo)
    values (?1, 'import', 0, 0, 0, 0, '{}')`,
  ],
  [
    "insert into imports (user_id, id, source, parts, created_at) values (?1, 'rows', 'program', 1, 1)",
  ],
  [
    `insert into import_parts (user_id, import_id, part, added, duplicates, replaced, undo)
    values (?1, 'rows', 0, 1001, 0, 0, '{}')`,
  ],
  [
    `insert or replace into former_addresses (email, user_id, hash, changed_at, reserved_until, had_password)
    values ('former@guarded.example', ?1, ?1, 1, ?2, 1)`,
    String(now.getTime() + hour),
  ],
  [
    `insert or ignore into users (id, email, name, provider, can_share, created_at)
    select 'recipient', 'recipient@guarded.example', 'Ravi', 'google', 1, 1 where ?1 <> ''`,
  ],
  [
    "insert into oauth_accounts (issuer, subject, user_id, created_at) values ('guarded', ?1, ?1, 1)",
  ],
  [
    `insert into rate_limits (key, count, ends_at) values ('${callsKey} user ' || ?1, 5, ?2)`,
    String(now.getTime() + hour),
  ],
  [
    "insert or replace into tracked_schemes (code, wanted_from, version) select 'guarded', '2026-01-01', 7 where ?1 <> ''",
  ],
];

const totals = (id: string, ledgerVersion: number) => [
  {
    fund: { id, ledgerVersion, units: "1", investedAmount: "100" },
    after: {
      units: 0,
      invested: 0,
      realised: 0,
      firstDate: null,
      lastDate: null,
      transactionCount: 0,
    },
  },
];
const sip = {
  id: "sip-1",
  fundId: "ledger",
  amount: "6000",
  day: 5,
  from: "2027-01-05",
  to: null,
  stepUp: null,
  paused: false,
  pausedOn: null,
  skipped: "[]",
  earlierTerms: "[]",
  recordedThrough: null,
  nextDue: null,
  createdAt: now,
};
const target = { holderId: "me", by: "kind", band: "5", relativeBand: null, parts: "[]" } as const;
const calls = { name: callsKey, max: 5, window: { now, span: hour } };
const toRecipient = () => ({ senderId: userId, recipientId: "recipient" });
const tooManyCalls = () => new AppError("request/too-many");
const changed = () => new Error("changed");

/** Each guard, where its condition does not hold. */
const broken: Record<string, [AppCode, () => Query]> = {
  requireCallsLeft: ["request/too-many", () => requireCallsLeft(db, userId, calls, tooManyCalls)],
  requireCounter: [
    "passkeys/refused",
    () => requireCounter(db, userId, { id: "passkey-1", counter: 0 }),
  ],
  requireFundLimit: ["funds/too-many", () => requireFundLimit(db, userId)],
  requireFundsOfGoal: [
    "funds/not-found",
    () => requireFundsOfGoal(db, userId, "goal-1", ["ledger", "unknown"]),
  ],
  requireGoalLimit: ["goals/too-many", () => requireGoalLimit(db, userId)],
  requireNotUndone: ["imports/undone-since", () => requireNotUndone(db, userId, "undone")],
  requireNotDeleted: [
    "removals/deleted-since",
    () => requireNotDeleted(db, userId, "goal", "goal-1"),
  ],
  requireGoalsGone: ["removals/goal-exists", () => requireGoalsGone(db, userId, "removal")],
  requireGoalVersion: ["goals/changed", () => requireGoalVersion(db, userId, "goal-1", 2)],
  requireTargetVersion: ["targets/changed", () => requireTargetVersion(db, userId, target, 1)],
  requireHolders: ["holders/not-found", () => requireHolder(db, userId, "nobody")],
  requireHolderLimit: ["holders/too-many", () => requireHolderLimit(db, userId)],
  requireIndividualParent: [
    "holders/no-parent",
    () => requireIndividualParent(db, userId, "minor"),
  ],
  requireChange: ["email/invalid-link", () => requireChange(db, userId, "unknown")],
  requireUnreserved: [
    "auth/email-already-in-use",
    () => requireUnreserved(db, "former@guarded.example", stranger, now),
  ],
  requireWayBack: ["email/invalid-link", () => requireWayBack(db, userId, "unknown")],
  requireProof: ["email/invalid-link", () => requireProof(db, userId, "unknown", now)],
  requireProvenRecipient: ["sharing/unproven", () => requireProvenRecipient(db, toRecipient())],
  requireSeenShare: [
    "sharing/changed",
    () => requireSeenShare(db, toRecipient(), storedTerms(toRecipient()), "unseen"),
  ],
  requireInvitation: ["auth/invitation-invalid", () => requireInvitation(db, "unknown", now)],
  requireListed: ["watch/unknown-scheme", () => requireListed(db, "unknown")],
  requireLedgersAsRead: [
    "transactions/conflict",
    () => requireLedgersAsRead(db, userId, totals("ledger", 2)),
  ],
  requireUniqueLedgers: [
    "funds/same-scheme-and-folio",
    () => requireUniqueLedgers(db, userId, totals("fund-0002", 0), "funds/same-scheme-and-folio"),
  ],
  requireNoEstimates: ["transactions/conflict", () => requireNoEstimates(db, userId, "sip-1")],
  requireNoParent: ["holders/is-parent", () => requireNoParent(db, userId, "trust")],
  requireUniqueFolio: [
    "funds/same-scheme-and-folio",
    () =>
      requireUniqueFolio(db, userId, "fund-0004", { amfiCode: "900001", folioNumber: "ledger" }),
  ],
  requireCalendar: ["request/not-found", () => requireCalendar(db, "unknown")],
  requireDeviceLimit: ["push/too-many", () => requireDeviceLimit(db, userId)],
  requireNewEvent: ["letters/known-event", () => requireNewEvent(db, "known")],
  requireOwnTax: ["tax/clubbed", () => requireOwnTax(db, userId, "minor")],
  requireLinkByOwner: ["auth/link-first", () => requireLinkByOwner(db, userId, "", new Date())],
  requireNoCode: ["auth/sign-in-expired", () => requireNoCode(db, userId, "unknown", now)],
  requireFreshSession: [
    "auth/confirm-first",
    () => requireFreshSession(db, userId, "ended", new Date()),
  ],
  requireOpenLoss: [
    "factor/invalid-link",
    () => requireOpenLoss(db, { linkHash: "0", browserHash: "0" }, new Date()),
  ],
  requireFactor: ["factor/off", () => requireFactor(db, checkedUserId("nobody"))],
  requireLossTold: [
    "factor/invalid-link",
    () => requireLossTold(db, userId, { startedBy: now, mailedBy: now, mails: 3 }),
  ],
  requireRecoveryCode: ["auth/invalid-code", () => requireRecoveryCode(db, userId, "used")],
  requireTicket: ["auth/sign-in-expired", () => requireTicket(db, userId, "used")],
  requireUnusedStep: [
    "auth/invalid-code",
    () => requireUnusedStep(db, userId, { step: 9, createdAt: new Date(1) }),
  ],
  requireOneHandle: ["passkeys/refused", () => requireOneHandle(db, userId)],
  requireParts: [
    "transactions/conflict",
    () => requireParts(db, userId, { importId: "import", count: 2 }),
  ],
  requirePasskeyLimit: ["passkeys/too-many", () => requirePasskeyLimit(db, userId)],
  requirePassword: ["auth/invalid-credential", () => requirePassword(db, userId, "another")],
  requireRoomSince: ["programs/too-many-today", () => requireRoomSince(db, userId, new Date(0))],
  requireRemoved: ["transactions/conflict", () => requireRemoved(db, userId, "sip-1")],
  requireResettable: [
    "passkeys/no-reset",
    () => requireResettable(db, sql`${userId}`, "old.example"),
  ],
  requireRestorable: ["transactions/conflict", () => requireRestorable(db, userId, "unknown")],
  requireSipLimit: ["sips/too-many", () => requireSipLimit(db, userId)],
  requireSipLimitOfFund: ["sips/too-many", () => requireSipLimitOfFund(db, userId, "sip-1")],
  requireAccessToken: [
    "tokens/invalid",
    () => requireAccessToken(db, { hash: "revoked", audience: null }, new Date()),
  ],
  requireClientLimit: [
    "service/unavailable",
    () => requireClientLimit(db, new Date(0), "service/unavailable"),
  ],
  requireUnchangedRecord: [
    "service/unavailable",
    () =>
      requireUnchangedRecord(db, { kind: "other", key: "client:gone" }, "was", {
        now: new Date(),
        refusal: "service/unavailable",
      }),
  ],
  requireAddress: ["inbox/unknown-address", () => requireAddress(db, userId, "gone")],
  requireDueMail: ["inbox/busy", () => requireDueMail(db, userId, "settled")],
  requireInboxState: ["inbox/busy", () => requireInboxState(db, userId, "another")],
  requireRoomForAll: ["inbox/no-room", () => requireRoomForAll(db, -1)],
  requireTokenLimit: ["tokens/too-many", () => requireTokenLimit(db, userId, new Date())],
  requireTotalsOnly: ["funds/has-transactions", () => requireTotalsOnly(db, userId, "ledger")],
  requireTransactionLimit: ["transactions/too-many", () => requireTransactionLimit(db, userId)],
  requireTwoLegs: ["transactions/conflict", () => requireTwoLegs(db, userId, ["pair"])],
  requireUnchanged: [
    "transactions/conflict",
    () => requireUnchanged(db, userId, { ...sip, userId }),
  ],
  requireUnproven: ["auth/link-expired", () => requireUnproven(db, userId)],
  requireWatchLimit: ["watch/too-many", () => requireWatchLimit(db, userId)],
  requireWithinHundred: ["goals/over-hundred", () => requireWithinHundred(db, userId)],
  requireWayIn: [
    "passkeys/last-way-in",
    () => requireWayIn(db, userId, { issuers: ["elsewhere"], rpId: "new.example" }),
  ],
};

const stranger = checkedUserId("nobody");
const session = {
  id: "session",
  userId: stranger,
  createdAt: now,
  expiresAt: now,
  seenAt: now,
  reauthenticatedAt: null,
  method: "password",
  device: null,
} as const;
const identity = { issuer: "guarded", subject: "another" };
const fund = {
  userId: stranger,
  id: "fund",
  folioNumber: "1",
  schemeName: "Scheme",
  nameKey: "scheme",
  category: "equity",
  investedAmount: "1",
  units: "1",
  createdAt: now,
};
const part = { importId: "import", part: 0, added: 0, duplicates: 0, replaced: 0 };
const undo = {
  insertedIn: {},
  created: [],
  totals: [],
  removed: [],
  movedOver: [],
  replacedTotals: [],
};

/** Writes that a unique index or a foreign key refuses. */
const refused: Record<string, [AppCode, () => Query]> = {
  "a name that another person has": [
    "holders/exists",
    () => changeHolder(db, userId, "minor", { nameKey: "trust" }),
  ],
  "an identity beside one of the same issuer": [
    "auth/link-expired",
    () => insertIdentity(db, identity, userId, now),
  ],
  "an identity of nobody": ["auth/link-expired", () => insertIdentity(db, identity, stranger, now)],
  "a session of nobody": ["auth/invalid-credential", () => insertSession(db, session)],
  "a fund of nobody": ["auth/unauthenticated", () => insertFund(db, fund)],
  "a part that is stored": [
    "transactions/conflict",
    () => insertPart(db, { userId, ...part, undo }),
  ],
  "a SIP of no fund": [
    "funds/not-found",
    () => insertSip(db, userId, { ...sip, id: "new", fundId: "none" }),
  ],
  "an exit load of no fund": ["funds/not-found", () => saveExitLoad(db, userId, "none", "{}")],
};

/** Runs a batch after a write, and says how it failed and whether that write is stored. */
async function outcome(...queries: readonly Query[]) {
  const key = crypto.randomUUID();
  const written = countAttempts(db, [key], { now, span: hour });
  const failure = await runBatch(db.writes, [written, ...queries]).then(
    () => "none",
    (error: unknown) => (error instanceof AppError ? error.appCode : String(error)),
  );
  const rows = await runSql(databaseUrl, "select 1 from rate_limits where key = ?", [key]);
  return { failure, isWritten: rows.length === 1 };
}

const holds = () => guard(db, sql`true`, "internal");

describe("a guard", () => {
  it("is in the list below", () => {
    const names = globSync("src/server/**/{queries,queries/**/*}.ts", { cwd: root }).flatMap(
      (file) =>
        readFileSync(join(root, file), "utf8")
          .split(/^(?=export )/m)
          .flatMap((text) =>
            /\bguard\(\s*db\b/.test(text) ? /^export const (\w+)/.exec(text)?.slice(1) : [],
          ),
    );
    expect(names.toSorted()).toEqual([...Object.keys(broken), "requireVersion"].toSorted());
  });

  it("lets the batch through where its condition holds", async () => {
    expect(await outcome(holds(), holds())).toEqual({ failure: "none", isWritten: true });
  });

  it("does not hold where its condition is null", async () => {
    const unknown = guard(db, sql`null`, "holders/not-found");
    expect(await outcome(unknown)).toEqual({ failure: "holders/not-found", isWritten: false });
  });

  it.each(Object.entries(broken))(
    "%s says its own code and undoes the batch",
    async (_, [failure, query]) => {
      expect(await outcome(query())).toEqual({ failure, isWritten: false });
      expect(await outcome(holds(), query())).toEqual({ failure, isWritten: false });
      expect(await outcome(query(), guard(db, sql`false`, "internal"))).toEqual({
        failure,
        isWritten: false,
      });
    },
  );

  it("of a removal fails once something is in its way", async () => {
    const ifInTheWay = (condition: SQL) =>
      requireRestorable(db, userId, "removal", () => ({
        of: sql`(select 1)`,
        when: { "holders/too-many": sql`false`, "removals/goal-exists": condition },
      }));
    expect(await outcome(ifInTheWay(sql`false`))).toEqual({ failure: "none", isWritten: true });
    expect(await outcome(ifInTheWay(sql`true`))).toEqual({
      failure: "transactions/conflict",
      isWritten: false,
    });
  });

  it("throws the error that it makes itself", async () => {
    const scheme = { code: "guarded", version: 6 };
    expect(await outcome(requireVersion(db, scheme))).toEqual({
      failure: "HistoryChangedError",
      isWritten: false,
    });
    expect(await outcome(holds(), guard(db, sql`false`, changed))).toEqual({
      failure: "Error: changed",
      isWritten: false,
    });
  });

  it("is not taken for the failure of another query", async () => {
    const faulty = db.writes.run(sql`insert into no_such_table values (1)`);
    const { failure, isWritten } = await outcome(holds(), faulty);
    expect(failure).toContain("no such table");
    expect(isWritten).toBe(false);
  });
});

describe("a write", () => {
  it.each(Object.entries(refused))("of %s is refused by its code", async (_, [failure, query]) => {
    expect(await outcome(query())).toEqual({ failure, isWritten: false });
    expect(await outcome(holds(), query())).toEqual({ failure, isWritten: false });
  });

  it("of an address that is taken is refused by its code", async () => {
    const [user] = await db.reads.all<{ email: string }>(
      sql`select email from users where id = ${userId}`,
    );
    const another = insertUser(db, {
      id: crypto.randomUUID(),
      email: user?.email ?? "",
      name: "Asha",
      photoUrl: null,
      provider: "emailAndPassword",
      canShare: false,
      passwordHash: null,
      emailProvenAt: null,
      recoveredAt: null,
      accessEpoch: 0,
      createdAt: now,
      demoUntil: null,
      language: null,
    });
    expect(await outcome(another)).toEqual({
      failure: "auth/email-already-in-use",
      isWritten: false,
    });
  });
});

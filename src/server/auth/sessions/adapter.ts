import type { Adapter, DatabaseSession, DatabaseUser } from "lucia";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { missing } from "../../../shared/missing.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { runBatch, type Results, type NamedQueries } from "../../platform/db/batch.ts";
import type { Query } from "../../platform/db/query.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import {
  activeSessionsOf,
  deleteOldestSessions,
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  extendSession,
  insertSession,
  readSession,
  requirePassword,
  sessionWithUser,
  type SessionRow,
} from "./queries.ts";

/** However much a session is used. */
const maxSessionAge = 180 * dayInMilliseconds;
const maxSessions = 100;

/** Queries that run along with Lucia's own, so that a check or a start is one round trip. */
type Companions<Reads> = {
  /** Read with the session; those that also count a call need the primary. */
  reads?: { queries: Reads; from: "reads" | "writes" };
  /** Written in the batch that stores a session. */
  writes?: {
    replaced: string;
    before: readonly Query[];
    after: readonly Query[];
    passwordHash: string | undefined;
  };
};

/** Lucia's storage, for one call of Lucia. */
export class SessionAdapter<Reads extends NamedQueries> implements Adapter {
  readonly #ctx: Pick<ServiceContext, "db" | "clock">;
  readonly #companions: Companions<Reads>;
  #found: SessionRow | null = null;
  results: Results<Reads> | null = null;
  isExtended = false;
  hasFactor = false;
  endedUserId: string | null = null;

  constructor(ctx: Pick<ServiceContext, "db" | "clock">, companions: Companions<Reads> = {}) {
    this.#ctx = ctx;
    this.#companions = companions;
  }

  async getSessionAndUser(id: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const { db, clock } = this.#ctx;
    const { queries, from } = this.#companions.reads ?? missing();
    const { stored, results } = await runBatch(db[from], {
      stored: sessionWithUser(db, id),
      results: queries,
    });
    this.results = results;
    const found = readSession(stored);
    if (found === null || !isActive(found.session, clock())) return [null, null];
    this.#found = found.session;
    this.hasFactor = found.hasFactor;
    const { id: userId, ...attributes } = found.user;
    return [toDatabaseSession(found.session), { id: userId, attributes }];
  }

  async getUserSessions(userId: string): Promise<DatabaseSession[]> {
    const { db, clock } = this.#ctx;
    const rows = await activeSessionsOf(db, checkedUserId(userId), clock());
    return rows.map(toDatabaseSession);
  }

  async setSession({ attributes, ...session }: DatabaseSession): Promise<void> {
    const { db } = this.#ctx;
    const { replaced, before, after, passwordHash } = this.#companions.writes ?? noWrites;
    const row = { ...session, ...attributes, userId: checkedUserId(session.userId) };
    await runBatch(db.writes, [
      // They may ask for the session that is replaced.
      ...before,
      deleteOldestSessions(db, row.userId, { replaced, max: maxSessions }),
      ...(passwordHash === undefined ? [] : [requirePassword(db, row.userId, passwordHash)]),
      insertSession(db, row),
      ...after,
    ]);
  }

  async updateSessionExpiration(id: string, until: Date): Promise<void> {
    if (this.#found === null || isAtMaxAge(this.#found)) return;
    await extendSession(this.#ctx.db, id, { until, maxAge: maxSessionAge });
    this.isExtended = true;
  }

  async deleteSession(id: string): Promise<void> {
    const [ended] = await deleteSession(this.#ctx.db, id);
    this.endedUserId = ended?.userId ?? null;
  }

  async deleteUserSessions(userId: string): Promise<void> {
    await deleteSessions(this.#ctx.db, checkedUserId(userId));
  }

  async deleteExpiredSessions(): Promise<void> {
    await deleteExpiredSessions(this.#ctx.db, this.#ctx.clock());
  }
}

const noWrites = { replaced: "", before: [], after: [], passwordHash: undefined };

/**
 * Lucia would delete a session that it finds expired; only the hourly job does, when it trusts the clock. A session that
 * starts tomorrow or later was stored by a fast clock. One that such a clock extended is valid.
 */
const isActive = ({ createdAt, expiresAt }: SessionRow, now: Date): boolean =>
  expiresAt > now && createdAt.getTime() <= now.getTime() + dayInMilliseconds;

const isAtMaxAge = ({ createdAt, expiresAt }: SessionRow): boolean =>
  expiresAt.getTime() >= createdAt.getTime() + maxSessionAge;

const toDatabaseSession = ({ id, userId, expiresAt, ...attributes }: SessionRow) => ({
  id,
  userId,
  expiresAt,
  attributes,
});

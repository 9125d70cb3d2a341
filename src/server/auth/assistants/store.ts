import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import {
  deleteOAuthRecord,
  insertGrant,
  insertOAuthToken,
  oauthRecordOf,
  putOAuthRecord,
  requireUnchangedRecord,
  updateGrant,
  type RecordKey,
} from "./queries.ts";

/** What the OAuth library reads was changed before its writes came: the call runs again. */
export class StaleRecordError extends Error {
  override readonly name = "StaleRecordError";
}

/** In seconds, as Cloudflare's own store takes it. */
type PutOptions = { expirationTtl?: number; expiration?: number };

/** The part of Cloudflare's key-value store that the OAuth library uses. */
export type KeyValueStore = {
  get: (key: string, options?: { type: "json" }) => Promise<unknown>;
  put: (key: string, value: string, options?: PutOptions) => Promise<void>;
  delete: (key: string) => Promise<void>;
  list: (options: { prefix: string }) => Promise<{ keys: { name: string }[]; list_complete: true }>;
};

/** What the library doesn't know of a grant that it is about to store. */
type NewGrant = {
  userId: UserId;
  tokenId: string;
  person: string | null;
  endsAt: Date;
};

type Own = {
  newGrant: NewGrant;
  /** The user's other grants. */ others: readonly { id: string; data: string }[];
};

export type OAuthStore = {
  kv: KeyValueStore;
  /** What a key has, as the library left it. */
  read: (name: string) => Promise<string | null>;
  /**
   * Writes all that was put and deleted as one batch, or nothing.
   * @throws StaleRecordError where a record that was read is another by now
   */
  commit: (around?: { before?: readonly Query[]; after?: readonly Query[] }) => Promise<void>;
};

type Change = { data: string; endsAt: Date | null } | null;

/**
 * The OAuth library's store. The library reads and then writes, so that two calls with one code would both succeed: the
 * writes are gathered, and wait for `commit`.
 */
export function openStore(ctx: Pick<ServiceContext, "db" | "clock">, own?: Own): OAuthStore {
  const { db } = ctx;
  const now = ctx.clock();
  const found = new Map<string, string | null>();
  const changed = new Map<string, Change>();
  for (const { id, data } of own?.others ?? [])
    found.set(grantName(own?.newGrant.userId ?? "", id), data);

  const read = async (name: string): Promise<string | null> => {
    const change = changed.get(name);
    if (change !== undefined) return change?.data ?? null;
    const known = found.get(name);
    if (known !== undefined) return known;
    const { rows } = await runBatch(db.isReplica ? db.writes : db.reads, {
      rows: oauthRecordOf(db, keyOf(name), now),
    });
    const data = rows[0]?.data ?? null;
    found.set(name, data);
    return data;
  };
  const kv: KeyValueStore = {
    async get(name, options) {
      const data = await read(name);
      return data === null || options?.type !== "json" ? data : JSON.parse(data);
    },
    async put(name, data, options = {}) {
      changed.set(name, { data, endsAt: endOf(options, now) });
    },
    async delete(name) {
      changed.set(name, null);
    },
    // Tokens are deleted with their grant.
    list: async ({ prefix }) => ({
      keys: [...found.keys()]
        .filter((name) => prefix.startsWith("grant:") && name.startsWith(prefix))
        .map((name) => ({ name })),
      list_complete: true,
    }),
  };
  const writesOf = ([name, change]: [string, Change]): readonly Query[] => {
    const key = keyOf(name);
    if (change === null) return [deleteOAuthRecord(db, key)];
    if (key.kind === "grant" && own !== undefined && !found.has(name)) {
      return [insertNewGrant(key.id, change.data, own.newGrant)];
    }
    return putQueries(key, change);
  };
  const insertNewGrant = (id: string, data: string, { userId, ...grant }: NewGrant) =>
    insertGrant(db, userId, {
      ...grant,
      id,
      data,
      clientId: fieldOf(data, "clientId"),
      host: new URL(fieldOf(data, "redirectUri")).hostname,
    });
  const putQueries = (key: RecordKey, { data, endsAt }: NonNullable<Change>): readonly Query[] => {
    switch (key.kind) {
      case "grant":
        return updateGrant(db, key, data, endsAt ?? latest);
      case "token":
        return [
          insertOAuthToken(db, key, {
            data,
            audience: fieldOf(data, "audience"),
            endsAt: endsAt ?? now,
          }),
        ];
      case "other": {
        const isClient = key.key.startsWith("client:");
        const end = isClient ? new Date(now.getTime() + clientLife) : (endsAt ?? now);
        return [putOAuthRecord(db, key.key, { data, endsAt: end })];
      }
    }
  };

  return {
    kv,
    read,
    async commit({ before = [], after = [] } = {}) {
      if (changed.size === 0) return;
      const refusal = (cause: unknown) => new StaleRecordError("changed meanwhile", { cause });
      await runBatch(db.writes, [
        ...[...found].map(([name, data]) =>
          requireUnchangedRecord(db, keyOf(name), data, { now, refusal }),
        ),
        ...before,
        ...[...changed].flatMap(writesOf),
        ...after,
      ]);
    },
  };
}

/** Of a client that registered itself, without a grant; in milliseconds. */
const clientLife = 60 * 60_000;
/** A grant's own end is sooner. */
const latest = new Date(8.64e15);

export const grantName = (userId: string, id: string): string => `grant:${userId}:${id}`;

function keyOf(name: string): RecordKey {
  const [kind, userId = "", second = "", hash = ""] = name.split(":");
  if (kind === "grant") return { kind, userId, id: second };
  if (kind === "token") return { kind, userId, grantId: second, hash };
  return { kind: "other", key: name };
}

function endOf({ expirationTtl, expiration }: PutOptions, now: Date): Date | null {
  if (expiration !== undefined) return new Date(expiration * 1_000);
  return expirationTtl === undefined ? null : new Date(now.getTime() + expirationTtl * 1_000);
}

/** A text of one of the library's own records. */
function fieldOf(data: string, name: string): string {
  const value: unknown = JSON.parse(data)[name];
  if (typeof value !== "string") throw new Error(`A record of OAuth lacks ${name}`);
  return value;
}

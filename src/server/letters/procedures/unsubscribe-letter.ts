import { letterKinds, type LetterKind } from "../../../shared/letters/letter-kinds.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { anyToUnsubscribe, unsubscribe } from "../queries.ts";

const tokenPattern = /^[\da-f]{40}$/;

/** Turns a letter off by the token in it; an unknown one changes nothing. */
export async function unsubscribeLetter(
  { db }: Pick<ServiceContext, "db">,
  { token, kind }: { token: string; kind: string },
): Promise<void> {
  if (!tokenPattern.test(token) || !isKind(kind)) return;
  // Anybody can ask this, and as often as they like: only what turns something off may take a turn to write.
  const found = await anyToUnsubscribe(db, token, kind);
  if (found.length > 0) await runBatch(db.writes, unsubscribe(db, token, kind));
}

const isKind = (text: string): text is LetterKind =>
  (letterKinds as readonly string[]).includes(text);

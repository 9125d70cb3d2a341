import { letterKinds, type LetterKind } from "../../../shared/letters/letter-kinds.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { anyOfToken, unsubscribe } from "../queries.ts";

const tokenPattern = /^[\da-f]{40}$/;

/** Turns a letter off by the token in it; an unknown one changes nothing. */
export async function unsubscribeLetter(
  { db }: Pick<ServiceContext, "db">,
  { token, kind }: { token: string; kind: string },
): Promise<void> {
  if (!tokenPattern.test(token) || !isKind(kind)) return;
  // Anybody can ask this: only a token that is there may take a turn to write.
  const known = await anyOfToken(db, token);
  if (known.length > 0) await unsubscribe(db, token, kind);
}

const isKind = (text: string): text is LetterKind =>
  (letterKinds as readonly string[]).includes(text);

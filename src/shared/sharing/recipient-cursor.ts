import * as z from "zod/mini";

/** Pages list recipients already shared with first, then by name and id. */
export type RecipientPosition = { isShared: boolean; name: string; id: string };

const text = z.string().check(z.overwrite((value) => value.toWellFormed()));
const cursorTuple = z.tuple([z.boolean(), text, text]);

export const toCursor = ({ isShared, name, id }: RecipientPosition): string =>
  JSON.stringify([isShared, name, id]);

export function fromCursor(cursor: string): RecipientPosition | null {
  const result = cursorTuple.safeParse(parseJson(cursor));
  if (!result.success) return null;
  const [isShared, name, id] = result.data;
  return { isShared, name, id };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(cursor);
  } catch {
    return null;
  }
}

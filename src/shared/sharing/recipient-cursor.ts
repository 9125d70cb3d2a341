import * as z from "zod/mini";

/** Pages list recipients already shared with first, then those whose address is proven, by name and id. */
type RecipientPosition = {
  isShared: boolean;
  isProven: boolean;
  name: string;
  id: string;
};

const text = z.string().check(z.overwrite((value) => value.toWellFormed()));
const cursorTuple = z.tuple([z.boolean(), z.boolean(), text, text]);

export const toCursor = ({ isShared, isProven, name, id }: RecipientPosition): string =>
  JSON.stringify([isShared, isProven, name, id]);

export function fromCursor(cursor: string): RecipientPosition | null {
  const result = cursorTuple.safeParse(parseJson(cursor));
  if (!result.success) return null;
  const [isShared, isProven, name, id] = result.data;
  return { isShared, isProven, name, id };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(cursor);
  } catch {
    return null;
  }
}

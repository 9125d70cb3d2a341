import * as z from "zod/mini";

/** The last recipient of a page. Those whom the caller shares with come first, then the others; each by name and id. */
export type RecipientPlace = { isShared: boolean; name: string; id: string };

const text = z.string().check(z.overwrite((value) => value.toWellFormed()));
const place = z.tuple([z.boolean(), text, text]);

export const toCursor = ({ isShared, name, id }: RecipientPlace): string =>
  JSON.stringify([isShared, name, id]);

/** @returns null for a text that `toCursor` never made */
export function fromCursor(cursor: string): RecipientPlace | null {
  const read = place.safeParse(parsed(cursor));
  if (!read.success) return null;
  const [isShared, name, id] = read.data;
  return { isShared, name, id };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(cursor);
  } catch {
    return null;
  }
}

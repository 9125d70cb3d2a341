import * as z from "zod/mini";

/** Controls and ends of lines: nothing of one line that a person types, or that every database keeps faithfully. */
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
/**
 * What is not seen, or turns the text around it: with it one name could pass for another. Hindi is written with the
 * joiners U+200C and U+200D, and U+FE0E and U+FE0F are parts of emoji. U+2800 is a Braille letter without dots.
 */
export const unseenCharacter =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** A text without any of these is blank. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}]/u;

const isUsable = (text: string): boolean =>
  !controlCharacter.test(text) && !unseenCharacter.test(text) && text.isWellFormed();

type TextRules = {
  /** What the field is called in a sentence. */
  label: string;
  max: number;
  /** Said when the field is not there at all. */
  missing: string;
  /** Said when the field is there and blank. */
  blank: string;
};

/** White space around a pasted text is trimmed, but not at any length. */
const maxSurroundingSpace = 200;

/**
 * One line of text: trimmed, not blank, at most `max` characters, no control characters and none that nobody sees. A
 * text that is too long is refused before any other check reads it.
 */
export const textField = ({ label, max, missing, blank }: TextRules) => {
  const error = `${label} must be at most ${max} characters`;
  return z
    .string({ error: (issue) => (issue.input == null ? missing : `${label} must be text`) })
    .check(
      z.maxLength(max + maxSurroundingSpace, { error, abort: true }),
      z.trim(),
      z.refine((text) => seen.test(text), { error: blank }),
      z.maxLength(max, { error, abort: true }),
      z.refine(isUsable, { error: `${label} has characters that cannot be used` }),
    );
};

/** A text of a fixed form, such as an id: one of another length is not matched at all. */
export const codeField = (
  pattern: RegExp,
  { length, error, missing = error }: { length: number; error: string; missing?: string },
) =>
  z
    .string({ error: missing })
    .check(z.length(length, { error, abort: true }), z.regex(pattern, { error }));

/** An id that is looked up and never written, so any short text will do. */
export const idField = (label: string, missing: string) =>
  z.string({ error: (issue) => (issue.input == null ? missing : `${label} must be text`) }).check(
    z.maxLength(100, { error: `${label} must be at most 100 characters`, abort: true }),
    z.minLength(1, { error: missing }),
    z.overwrite((id) => id.toWellFormed()),
  );

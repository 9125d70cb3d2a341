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

/** One line of text: trimmed, not blank, at most `max` characters, no control characters and none that nobody sees. */
export const textField = ({ label, max, missing, blank }: TextRules) =>
  z.string({ error: (issue) => (issue.input == null ? missing : `${label} must be text`) }).check(
    z.trim(),
    z.refine((text) => seen.test(text), { error: blank }),
    z.maxLength(max, { error: `${label} must be at most ${max} characters` }),
    z.refine(isUsable, { error: `${label} has characters that cannot be used` }),
  );

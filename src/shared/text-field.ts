import * as z from "zod/mini";

/** C0 and C1 controls: nothing that a person types, and nothing that every database keeps faithfully. */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;
/**
 * What is not seen, or turns the text around it: with it one name could pass for another. The joiners U+200C and
 * U+200D are none of these, Hindi is written with them.
 */
export const unseenCharacter = /[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;

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
  z
    .string({ error: (issue) => (issue.input == null ? missing : `${label} must be text`) })
    .check(
      z.trim(),
      z.minLength(1, { error: blank }),
      z.maxLength(max, { error: `${label} must be at most ${max} characters` }),
      z.refine(isUsable, { error: `${label} has characters that cannot be used` }),
    );

import * as z from "zod/mini";

/** C0 and C1 controls: nothing that a person types, and nothing that every database keeps faithfully. */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

type TextRules = {
  /** What the field is called in a sentence. */
  label: string;
  max: number;
  /** Said when the field is not there at all. */
  missing: string;
  /** Said when the field is there and blank. */
  blank: string;
};

/** One line of text: trimmed, not blank, at most `max` characters, no control characters. */
export const textField = ({ label, max, missing, blank }: TextRules) =>
  z.string({ error: (issue) => (issue.input == null ? missing : `${label} must be text`) }).check(
    z.trim(),
    z.minLength(1, { error: blank }),
    z.maxLength(max, { error: `${label} must be at most ${max} characters` }),
    z.refine((text) => !controlCharacter.test(text) && text.isWellFormed(), {
      error: `${label} has characters that cannot be used`,
    }),
  );

import * as z from "zod/mini";
import { withCode } from "./contract.ts";
import type { AppCode } from "./errors.ts";

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
/**
 * Invisible characters and direction marks could make one name look like another. Hindi needs the joiners U+200C and
 * U+200D, emoji need U+FE0E and U+FE0F. U+2800 is an empty Braille letter.
 */
export const invisibleCharacter =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

const isUsable = (text: string): boolean =>
  !controlCharacter.test(text) && !invisibleCharacter.test(text) && text.isWellFormed();

type TextRules = {
  /** The field's name in a sentence. */
  label: string;
  max: number;
  missing: string;
  blank: string;
  /** The failure that a missing or blank field is. */
  appCode?: AppCode;
};

/** Pasted text is trimmed, but not at any length. */
const maxSurroundingSpace = 200;

/** A text that is there. */
const present = (missing: string, appCode?: AppCode) =>
  z
    .custom<string>()
    .check(z.refine((value) => value != null, { error: missing, ...withCode(appCode) }));

const mustBeText = (label: string) => ({ error: `${label} must be text` });

/**
 * One line of text: trimmed, not blank, at most `max` characters, none of them invisible. The length is checked first,
 * so that no other check reads a text that is too long.
 */
export const textField = ({ label, max, missing, blank, appCode }: TextRules) => {
  const error = `${label} must be at most ${max} characters`;
  return z.pipe(
    present(missing, appCode),
    z.string(mustBeText(label)).check(
      z.maxLength(max + maxSurroundingSpace, { error, abort: true }),
      z.trim(),
      z.refine((text) => visibleCharacter.test(text), { error: blank, ...withCode(appCode) }),
      z.maxLength(max, { error, abort: true }),
      z.refine(isUsable, { error: `${label} has characters that cannot be used` }),
    ),
  );
};

type CodeRules = { length: number; error: string; missing?: string; appCode?: AppCode };

/** A text of a fixed form, such as an id. One of another length is not matched at all. */
export const codeField = (
  pattern: RegExp,
  { length, error, missing = error, appCode }: CodeRules,
) => {
  const refusal = { error, params: { appCode, maximum: length } };
  return z.pipe(
    present(missing, appCode),
    z.string({ error: missing }).check(
      z.refine((text) => text.length === length, { ...refusal, abort: true }),
      z.refine((text) => pattern.test(text), refusal),
    ),
  );
};

/** An id that is looked up and never written, so any short text will do. */
export const idField = (label: string, missing: string, appCode?: AppCode) =>
  z.pipe(
    present(missing, appCode),
    z.string(mustBeText(label)).check(
      z.maxLength(100, { error: `${label} must be at most 100 characters`, abort: true }),
      z.refine((id) => id !== "", { error: missing, ...withCode(appCode) }),
      z.overwrite((id) => id.toWellFormed()),
    ),
  );

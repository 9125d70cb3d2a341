import * as z from "zod/mini";
import { withCode } from "./contract.ts";
import type { AppCode } from "./errors.ts";
import { invisibleCharacter } from "./visible-text.ts";

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

const hasAllowedCharacters = (text: string): boolean =>
  !controlCharacter.test(text) && !invisibleCharacter.test(text) && text.isWellFormed();

type TextRules = {
  label: string;
  max: number;
  missing: string;
  blank: string;
  appCode?: AppCode;
};

const maxSurroundingSpace = 200;

const requiredValue = (missing: string, appCode?: AppCode) =>
  z
    .custom<string>()
    .check(z.refine((value) => value != null, { error: missing, ...withCode(appCode) }));

const mustBeText = (label: string) => ({ error: `${label} must be text` });

/**
 * One line of text: trimmed, not blank, at most `max` characters, none invisible. The length is
 * checked first, so that no later check reads a long text.
 */
export const textField = ({ label, max, missing, blank, appCode }: TextRules) => {
  const error = `${label} must be at most ${max} characters`;
  return z.pipe(
    requiredValue(missing, appCode),
    z.string(mustBeText(label)).check(
      z.maxLength(max + maxSurroundingSpace, { error, abort: true }),
      z.trim(),
      z.refine((text) => visibleCharacter.test(text), { error: blank, ...withCode(appCode) }),
      z.maxLength(max, { error, abort: true }),
      z.refine(hasAllowedCharacters, { error: `${label} has characters that cannot be used` }),
    ),
  );
};

type CodeRules = { length: number; error: string; missing?: string; appCode?: AppCode };

export const codeField = (
  pattern: RegExp,
  { length, error, missing = error, appCode }: CodeRules,
) => {
  const issue = { error, params: { appCode, maximum: length } };
  const isText = (value: unknown) => typeof value === "string";
  return z.pipe(
    z.custom<string>().check(z.refine(isText, { error: missing, ...withCode(appCode) })),
    z.string().check(
      z.refine((text) => text.length === length, { ...issue, abort: true }),
      z.refine((text) => pattern.test(text), issue),
    ),
  );
};

export const idField = (label: string, missing: string, appCode?: AppCode) =>
  z.pipe(
    requiredValue(missing, appCode),
    z.string(mustBeText(label)).check(
      z.maxLength(100, { error: `${label} must be at most 100 characters`, abort: true }),
      z.refine((id) => id !== "", { error: missing, ...withCode(appCode) }),
      z.overwrite((id) => id.toWellFormed()),
    ),
  );

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const uuidField = (error: string) =>
  codeField(uuidPattern, { length: 36, error }).check(z.toLowerCase());

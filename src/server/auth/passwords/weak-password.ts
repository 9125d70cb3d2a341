import { AppError } from "../../../shared/errors.ts";
import { commonPasswordList } from "./common-password-list.gen.ts";
import { frontDecode } from "./front-coding.ts";
import { isKeyboardRun } from "./keyboard-run.ts";

type Account = { name: string; email: string };

const product = "fundbook";

const refusals = {
  blank: { message: "A password of only spaces is easy to guess. Choose another one." },
  repeated: { message: "A repeated character is easy to guess. Choose another password." },
  run: { message: "A sequence of keys or letters is easy to guess. Choose another password." },
  product: { message: "The name Fundbook is easy to guess. Choose another password." },
  own: { message: "Your own name or email is easy to guess. Choose another password." },
  common: { message: "This is one of the most common passwords. Choose another one." },
} as const;
export type Weakness = keyof typeof refusals;

/** @throws AppError auth/weak-password with a sentence that says why */
export function requireStrongPassword(password: string, account: Account): void {
  const weakness = weaknessOf(password, account);
  if (weakness === null) return;
  const { message } = refusals[weakness];
  throw new AppError("auth/weak-password", { message, fieldErrors: { password: message } });
}

/**
 * Why an attacker would try a password early, in whatever case and with digits for letters (`p@ssw0rd`); null where
 * there is no such reason. Which passwords are common is known from published leaks.
 */
export function weaknessOf(password: string, account: Account): Weakness | null {
  const text = password.normalize("NFKC").toLowerCase();
  if (text.trim() === "") return "blank";
  if (new Set(text).size === 1) return "repeated";
  if (isKeyboardRun(text)) return "run";
  const cores = [text, withoutTail(text), withoutEnds(text)].flatMap(readings).map(joined);
  if (cores.includes(product)) return "product";
  const own = ownWords(account);
  if (cores.some((core) => own.has(core))) return "own";
  return readings(text).some((reading) => commonPasswords().has(reading)) ? "common" : null;
}

let decoded: Set<string> | undefined;

/** Decoded when it is first asked for, so that a worker's start does not wait for it. */
const commonPasswords = (): ReadonlySet<string> => (decoded ??= frontDecode(commonPasswordList));

const letters: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "3": "e",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** A text as it is, and with letters for the digits and signs that stand for them; a 1 can be an i or an l. */
function readings(text: string): string[] {
  const plain = text.replaceAll(/[@483!0$57]/g, (sign) => letters[sign] ?? sign);
  return [text, plain.replaceAll("1", "i"), plain.replaceAll("1", "l")];
}

const withoutTail = (text: string): string => text.replace(/[^\p{L}\p{M}]+$/u, "");
const withoutEnds = (text: string): string => withoutTail(text).replace(/^[^\p{L}\p{M}]+/u, "");
const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** Shorter parts of a name are too common to stand for somebody. */
const shortestOwnWord = 3;

/** What an account goes by: its name and address, whole and in parts, also without the digits behind them. */
function ownWords({ name, email }: Account): ReadonlySet<string> {
  const local = email.slice(0, email.indexOf("@"));
  const parts = [name, email, local, ...name.split(/\s+/), ...local.split(/[._+-]/)];
  const words = parts.flatMap((part) => {
    const text = part.normalize("NFKC").toLowerCase();
    return [joined(text), joined(withoutTail(text))];
  });
  return new Set(words.filter((word) => word.length >= shortestOwnWord));
}

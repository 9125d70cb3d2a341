import { AppError } from "../../../shared/errors.ts";
import { commonPasswordList } from "./common-password-list.gen.ts";
import { frontDecode } from "./front-coding.ts";
import { isKeyboardRun } from "./keyboard-run.ts";

type Account = { name: string; email: string };

const product = "fundbook";

const weaknesses = {
  blank: { message: "A password of only spaces is easy to guess. Choose another one." },
  repeated: { message: "A repeated character is easy to guess. Choose another password." },
  run: { message: "A sequence of keys or letters is easy to guess. Choose another password." },
  product: { message: "The name Fundbook is easy to guess. Choose another password." },
  own: { message: "Your own name or email is easy to guess. Choose another password." },
  common: { message: "This is one of the most common passwords. Choose another one." },
} as const;
export type Weakness = keyof typeof weaknesses;

export function requireStrongPassword(password: string, account: Account): void {
  const weakness = weaknessOf(password, account);
  if (weakness === null) return;
  const { message } = weaknesses[weakness];
  throw new AppError("auth/weak-password", { message, fieldErrors: { password: message } });
}

/**
 * Why an attacker would try a password early, in any case and with digits for letters (`p@ssw0rd`);
 * null where it is not weak.
 */
export function weaknessOf(password: string, account: Account): Weakness | null {
  const text = password.normalize("NFKC").toLowerCase();
  if (text.trim() === "") return "blank";
  if (new Set(text).size === 1) return "repeated";
  if (isKeyboardRun(text)) return "run";
  const candidates = [text, withoutSuffix(text), withoutPrefixAndSuffix(text)]
    .flatMap(possibleReadings)
    .map(lettersAndDigits);
  if (candidates.includes(product)) return "product";
  const ownWords = accountWords(account);
  if (candidates.some((candidate) => ownWords.has(candidate))) return "own";
  return possibleReadings(text).some((reading) => commonPasswords().has(reading)) ? "common" : null;
}

let decoded: Set<string> | undefined;

/** Decoded on first use, so that a worker's start does not wait for it. */
const commonPasswords = (): ReadonlySet<string> => (decoded ??= frontDecode(commonPasswordList));

const letterForSign: Readonly<Record<string, string>> = {
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

function possibleReadings(text: string): string[] {
  const plain = text.replaceAll(/[@483!0$57]/g, (sign) => letterForSign[sign] ?? sign);
  return [text, plain.replaceAll("1", "i"), plain.replaceAll("1", "l")];
}

const withoutSuffix = (text: string): string => text.replace(/[^\p{L}\p{M}]+$/u, "");
const withoutPrefixAndSuffix = (text: string): string =>
  withoutSuffix(text).replace(/^[^\p{L}\p{M}]+/u, "");
const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");

const minAccountWord = 3;

function accountWords({ name, email }: Account): ReadonlySet<string> {
  const local = email.slice(0, email.indexOf("@"));
  const parts = [name, email, local, ...name.split(/\s+/), ...local.split(/[._+-]/)];
  const words = parts.flatMap((part) => {
    const text = part.normalize("NFKC").toLowerCase();
    return [lettersAndDigits(text), lettersAndDigits(withoutSuffix(text))];
  });
  return new Set(words.filter((word) => word.length >= minAccountWord));
}

import { AppError } from "../../../shared/errors.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import type { Account, FindWeakness, Weakness } from "./estimate-password.ts";

const weaknesses = {
  blank: { message: "A password of only spaces is easy to guess. Choose another one." },
  repeated: {
    message: "Repeated characters or words are easy to guess. Choose another password.",
  },
  run: { message: "A sequence of keys or letters is easy to guess. Choose another password." },
  date: { message: "A date or a year is easy to guess. Choose another password." },
  product: { message: "The name Fundbook is easy to guess. Choose another password." },
  own: { message: "Your own name or email is easy to guess. Choose another password." },
  common: { message: "This is one of the most common passwords. Choose another one." },
  word: {
    message:
      "A common word or name is easy to guess, even with digits or symbols added. Use several words, or choose another password.",
  },
  short: { message: "This is easy to guess. Choose a longer password." },
} as const satisfies Record<Weakness, { message: string }>;

/** @throws AppError auth/weak-password, saying what makes it easy to guess */
export async function requireStrongPassword(password: string, account: Account): Promise<void> {
  const weakness = (await findWeakness())(password, account);
  if (weakness === null) return;
  const { message } = weaknesses[weakness];
  throw new AppError("auth/weak-password", { message, fieldErrors: { password: message } });
}

let loaded: Promise<FindWeakness> | undefined;
const findWeakness = (): Promise<FindWeakness> => (loaded ??= load());

/** Large, so it is loaded where a password is set for the first time. */
async function load(): Promise<FindWeakness> {
  const [{ createFindWeakness }, { readWordLists }, { default: text }] = await Promise.all([
    import("./estimate-password.ts"),
    import("./word-lists.ts"),
    import("./word-lists.txt"),
  ]);
  return createFindWeakness(await runInTurns(readWordLists(text)));
}

import { typeRules, type TransactionType } from "../../../transactions/types.ts";
import { isEitherWay, isSwitchWord, reasonOfWord, typeOfWord } from "./type-words.ts";

/** These say only in which direction units went. */
const general: ReadonlySet<TransactionType> = new Set(["purchase", "redemption"]);

/** Of an order in either direction, beside the word that says which. */
const wayOfPaying =
  /^(?:lump[ -]?sum|one[ -]?time|normal|regular|fresh|additional|new|initial|first)$/i;

/**
 * The kind that several words of one row say together: "SIP" and "BUY" are a SIP, "SWITCH" and "SELL" a switch out. A word
 * that says no kind adds nothing.
 * @returns null where no word says one, "contradiction" where two cannot both be true
 */
export function combinedKind(words: readonly string[]): TransactionType | "contradiction" | null {
  const telling = words.length > 1 ? words.filter((word) => !wayOfPaying.test(word.trim())) : words;
  const types = [...new Set(telling.flatMap((word) => typeOfWord(word) ?? []))];
  const [direction, ...otherDirections] = new Set(types.map((type) => typeRules[type].direction));
  if (otherDirections.length > 0) return "contradiction";
  const own = types.filter((type) => !general.has(type));
  const isSwitch = words.some((word) => typeOfWord(word) === null && isSwitchWord(word));
  if (isSwitch && own.length === 0) {
    if (direction === "in") return "switch-in";
    return direction === "out" ? "switch-out" : null;
  }
  const [first, ...others] = own;
  if (first === undefined) return types[0] ?? null;
  const isOfMoney = typeRules[first].amount !== "zero";
  return others.length === 0 && (isOfMoney || types.length === 1) ? first : "contradiction";
}

/** Whether a word among others for kinds is none that is understood: "Gift" beside "BUY" could be another kind. */
export const isUnknownKind = (word: string): boolean =>
  word.trim() !== "" &&
  typeOfWord(word) === null &&
  !isSwitchWord(word) &&
  !isEitherWay(word) &&
  !wayOfPaying.test(word.trim()) &&
  reasonOfWord(word) !== "not-completed";

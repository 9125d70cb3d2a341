import { typeRules, type TransactionType } from "../../../transactions/types.ts";
import { combinedKind, isUnknownKind } from "./combined-kinds.ts";
import type { FurtherColumn, FurtherColumns, KnownColumns } from "./further-types.ts";
import { saysKinds } from "./kind-column.ts";
import { isEitherWay, likelyType } from "./type-words.ts";

/** The columns of further words for kinds; null where one is not understood, or contradicts the format's own. */
export function kindColumns(
  further: readonly FurtherColumn[],
  { hasKindWords = false }: KnownColumns,
  own: FurtherColumn | undefined,
): FurtherColumn[] | null {
  if (own === undefined) return [];
  const kinds = further.filter(saysKinds);
  if (kinds.some(({ filled }) => filled.some(isUnknownKind))) return null;
  const directions = new Map<string, string>();
  const isOpen = own.cells.some((word, index) => {
    const others = kinds.map(({ cells }) => cells[index] ?? "");
    const said = hasKindWords ? word : likelyType(word);
    // What is reversed or unknown is no kind that others could contradict.
    if (said === null) return false;
    const type = combinedKind([said, ...others]);
    if (type === "contradiction" || (!hasKindWords && type !== said)) return true;
    return type !== null && others.some((other) => isOtherWay(directions, other, type));
  });
  return isOpen ? null : kinds;
}

/** Whether a word that can mean either direction, such as "Cr", stands beside both. */
function isOtherWay(directions: Map<string, string>, word: string, type: TransactionType): boolean {
  if (!isEitherWay(word)) return false;
  const { direction } = typeRules[type];
  const before = directions.get(word) ?? direction;
  directions.set(word, before);
  return before !== direction;
}

export const kindReader =
  (kinds: readonly FurtherColumn[]): FurtherColumns["kindOf"] =>
  ({ cells }, word) => {
    if (kinds.length === 0) return undefined;
    const type = combinedKind([word, ...kinds.map(({ at }) => (cells[at] ?? "").trim())]);
    return type === "contradiction" ? undefined : (type ?? undefined);
  };

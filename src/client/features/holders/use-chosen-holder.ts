import { me, type Holder, type HolderFilter } from "../../../shared/holders/holder.ts";
import { t } from "../../language/text.ts";
import type { HolderSearch } from "./holder-search.ts";
import { useHolders } from "./queries.ts";

/** @returns `holder` undefined and `holderName` null for everyone, also where the address names nobody known */
export function useChosenHolder({ holder: asked }: HolderSearch) {
  const { data: holders = nobody, isPending } = useHolders();
  const holder = knownHolder(asked, holders);
  const holderName =
    holder === me ? t("Me") : (holders.find(({ id }) => id === holder)?.name ?? null);
  return { holders, holder, holderName, isPending };
}

const nobody: readonly Holder[] = [];

export const knownHolder = (
  asked: string | undefined,
  holders: readonly Pick<Holder, "id">[],
): HolderFilter =>
  holders.length > 0 && (asked === me || holders.some(({ id }) => id === asked))
    ? asked
    : undefined;

/** Other people's names by id, to tell funds apart; undefined where one person is chosen. */
export const namesUnder = (
  holder: HolderFilter,
  holders: readonly Holder[],
): ReadonlyMap<string, string> | undefined =>
  holder === undefined ? new Map(holders.map(({ id, name }) => [id, name])) : undefined;

export const titleWithHolder = (page: string, name: string | null): string =>
  name === null ? page : t("{page}: {name}", { page, name });

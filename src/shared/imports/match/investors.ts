import { me, type Holder } from "../../holders/holder.ts";
import { holderNameKey } from "../../holders/name-key.ts";

/** "ASHA SAMPLE XXXXXX000A" without its masked PAN; empty where a statement prints nothing else. */
export const printedName = (investor: string): string =>
  investor.replace(/(^|\s)X{1,6}[A-Z]*\d{3,4}[A-Z]$/, "").trim();

/**
 * Whose an investor's funds are, without asking: the holder that was said before, else the one of the same name.
 * @param remembered a holder's id, or "me"
 * @param isOnly whether the statements name nobody else
 * @param isNamesake whether they name another investor alike
 * @returns null where the user has to say
 */
export function holderOfInvestor(
  investor: string,
  {
    holders,
    ownerName,
    remembered,
    isOnly,
    isNamesake,
  }: {
    holders: readonly Pick<Holder, "id" | "name">[];
    ownerName: string;
    remembered: string | undefined;
    isOnly: boolean;
    isNamesake: boolean;
  },
): string | null {
  const known = holders.find(({ id }) => id === remembered);
  if (known !== undefined || remembered === me) return known?.id ?? me;
  if (isNamesake) return null;
  const name = holderNameKey(printedName(investor));
  const named = holders.find((holder) => holderNameKey(holder.name) === name);
  if (named !== undefined) return named.id;
  const isOwner = name === holderNameKey(ownerName);
  return isOwner || (isOnly && holders.length === 0) ? me : null;
}

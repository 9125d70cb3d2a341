import { nameKey, type ListedScheme } from "../../schemes/scheme.ts";
import { folioKey } from "../../funds/folio.ts";
import {
  contradictingSchemes,
  resolveScheme,
  schemeKeyOf,
  type SchemeIndex,
} from "./resolve-scheme.ts";
import type { RecordedLedgers } from "../schema.ts";
import type { StatementScheme } from "../statement.ts";

/** Whether there is nothing of a scheme to record, whatever it is in the list. */
export const isNothingHeld = ({ rows, opening, closing }: StatementScheme): boolean =>
  rows.length === 0 && Number(opening ?? 0) === 0 && Number(closing?.units ?? 0) === 0;

type Fund = { schemeName: string; amfiCode: string | null };
export type RememberedScheme = (
  | { scheme: ListedScheme; isUnlisted: false }
  | { scheme: null; isUnlisted: boolean }
) & { unlistedName: string | null; contradiction?: readonly ListedScheme[] };

/**
 * What the scheme of a statement is by the list, and by what the user said before. A fund that was given a scheme since
 * counts with that scheme.
 * @returns a function to be called for each scheme, because it looks through all that was said once
 */
export function rememberedSchemes(
  { chosenSchemes, unlistedSchemes }: Pick<RecordedLedgers, "chosenSchemes" | "unlistedSchemes">,
  funds: readonly Fund[],
  index: SchemeIndex,
): (scheme: StatementScheme) => RememberedScheme {
  const chosen = new Map(chosenSchemes.map(({ schemeKey, amfiCode }) => [schemeKey, amfiCode]));
  const unlisted = Map.groupBy(unlistedSchemes, ({ schemeKey }) => schemeKey);
  const unlistedFunds = new Map(
    funds
      .filter(({ amfiCode }) => amfiCode === null)
      .map(({ schemeName }) => [nameKey(schemeName), schemeName]),
  );
  return (scheme) => {
    const contradiction = contradictingSchemes(scheme, index);
    if (contradiction.length > 0)
      return { scheme: null, isUnlisted: false, unlistedName: null, contradiction };
    const said = unlisted.get(schemeKeyOf(scheme)) ?? [];
    const ofFolio = said.find(
      ({ folioNumber }) => folioKey(folioNumber) === folioKey(scheme.folio ?? ""),
    );
    const own = ofFolio ?? said[0];
    const listed = resolveScheme(scheme, index, chosen);
    if (listed !== null) {
      // Its fund gets the scheme.
      const unlistedName = ofFolio?.amfiCode === null ? ofFolio.schemeName : null;
      return { scheme: listed, isUnlisted: false, unlistedName };
    }
    const since = index.byCode.get(own?.amfiCode ?? "");
    if (since !== undefined) return { scheme: since, isUnlisted: false, unlistedName: null };
    const isGone = own !== undefined && own.amfiCode !== null;
    const name = isGone ? undefined : (own?.schemeName ?? unlistedFunds.get(nameKey(scheme.name)));
    return { scheme: null, isUnlisted: name !== undefined, unlistedName: name ?? null };
  };
}

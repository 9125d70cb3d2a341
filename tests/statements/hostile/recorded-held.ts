import { readCas } from "../../../src/shared/imports/read/cas/read-cas.ts";
import type { TextPage } from "../../../src/shared/imports/read/cas/text-page.ts";
import {
  UnreadableFileError,
  type Statement,
  type StatementScheme,
} from "../../../src/shared/imports/statement.ts";
import { navDay, type HeldFile } from "./held-files.ts";
import { acceptedChoice, isAsked, listedScheme, recordedStatement } from "./recorded-statement.ts";

type OfFund = { folio: string | null; units: number; cost: number | "asked" };
/** Folio, units and rupees by ISIN; a cost that the person was asked for is "asked". */
export type Held = Map<string, OfFund | "said">;

/** What a person answers who is asked what units cost. */
const answeredCost = ({ closing }: StatementScheme): string | null =>
  closing === null || closing.cost !== null ? null : (Number(closing.value) * 0.8).toFixed(2);

const codeOf = (at: number): string => String(900_000 + at);
const figure = (text: string): number => Number(text.replaceAll(",", ""));

export const trueHeld = ({ held }: HeldFile): Held =>
  new Map(
    held.map(({ isin, folio = null, units, cost, account }) => [
      isin,
      {
        folio: account ?? folio,
        units: figure(units),
        cost: cost == null || account !== undefined ? "asked" : figure(cost),
      },
    ]),
  );

/** Whether what became of a fund is the truth, or was asked about; who is asked for a cost can say any. */
export function isTrueOrAsked(found: OfFund | "said" | undefined, own: OfFund | "said"): boolean {
  if (found === "said") return true;
  if (found === undefined || own === "said") return false;
  const isCostTrue =
    found.cost === "asked" ||
    // One that is worked out from the cost of a unit can be some paise aside.
    (own.cost !== "asked" && Math.abs(found.cost - own.cost) < maxAside);
  return found.folio === own.folio && found.units === own.units && isCostTrue;
}

/** Rupees. */
const maxAside = 5;

/**
 * What is held after a statement; "said" where something is shown at a scheme, and for the whole file where it is refused.
 * @param isListed whether the list has the schemes with their NAVs of that day
 */
export async function heldIn(
  file: HeldFile,
  pages: readonly TextPage[],
  isListed: boolean,
): Promise<Held | "refused"> {
  let statement: Statement;
  try {
    statement = readCas(pages);
  } catch (error) {
    if (error instanceof UnreadableFileError) return "refused";
    throw error;
  }
  // Said of the file as a whole.
  if (statement.failures.length + statement.unreadable.length > 0) return "refused";
  const { schemes, after } = await recordedStatement(statement, (scheme) => {
    const made = isListed ? file.held.find(({ isin }) => isin === scheme.isin) : undefined;
    const listed =
      made === undefined
        ? null
        : listedScheme(made.isin, {
            code: codeOf(file.held.indexOf(made)),
            isin: made.isin,
            nav: made.nav.replaceAll(",", ""),
            navDate: navDay,
          });
    return {
      ...acceptedChoice(scheme, listed),
      unlistedName: scheme.isin ?? scheme.name,
      cost: answeredCost(scheme),
    };
  });
  const asked = new Set(
    schemes.flatMap(({ scheme }) => (answeredCost(scheme) === null ? [] : scheme.isin)),
  );
  const held: Held = new Map(
    after.funds.map(({ schemeName: isin, folioNumber: folio, units, investedAmount }) => [
      isin,
      { folio, units, cost: asked.has(isin) ? "asked" : investedAmount },
    ]),
  );
  for (const { scheme } of schemes.filter(isAsked)) held.set(scheme.isin ?? "", "said");
  return held;
}

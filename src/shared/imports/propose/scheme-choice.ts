import type { Fund } from "../../funds/schema.ts";
import { suggestedCategory } from "../../schemes/suggested-category.ts";
import { holderOfFolio, onlyFolioOf } from "../match/recorded-folio.ts";
import { isNothingHeld, type RememberedScheme } from "../match/remembered-scheme.ts";
import type { Statement, StatementScheme } from "../statement.ts";
import type { Choice } from "./proposed-scheme.ts";

type KnownSchemes = {
  funds: readonly Pick<Fund, "amfiCode" | "folioNumber" | "holderId">[];
  remembered: (scheme: StatementScheme) => RememberedScheme;
  /** Whether a file names the investor of any scheme; whose a scheme is then counts, also where it names nobody. */
  namesInvestors: boolean;
};

export const namesInvestors = (
  statements: readonly { statement: Pick<Statement, "schemes"> }[],
): boolean =>
  statements.some(({ statement: { schemes } }) =>
    schemes.some(({ investor }) => investor !== null),
  );

/** What an import takes a scheme of a statement for: what the user says, else what is known of it. */
export function choiceOfScheme(
  scheme: StatementScheme,
  own: Partial<Choice>,
  known: KnownSchemes,
): Choice {
  const before = known.remembered(scheme);
  // null where the user wants to choose anew.
  const found = own.scheme === undefined ? before.scheme : own.scheme;
  const holderId =
    own.holderId === undefined ? holderOfFolio(known.funds, scheme.folio) : own.holderId;
  const offered = suggestedCategory(found?.category ?? null, found?.name ?? scheme.name);
  const isOfHolder = known.namesInvestors || own.holderId !== undefined;
  return {
    contradiction: before.contradiction,
    isUnlisted: before.isUnlisted,
    unlistedName: before.unlistedName,
    // Nothing is asked about what has nothing to record.
    isSkipped: before.scheme === null && isNothingHeld(scheme),
    isConfirmed: false,
    cost: null,
    replacesTotals: false,
    category: scheme.category ?? offered ?? "other",
    holderId,
    ...own,
    scheme: found,
    isChosen: own.scheme != null || own.isUnlisted === true,
    folio:
      own.folio ??
      scheme.folio ??
      onlyFolioOf(known.funds, found?.code ?? null, isOfHolder ? holderId : undefined),
  };
}

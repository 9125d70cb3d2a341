import { proposeStatement } from "../../../src/shared/imports/propose/propose-statement.ts";
import type {
  Choice,
  ProposedScheme,
} from "../../../src/shared/imports/propose/proposed-scheme.ts";
import { groupOf } from "../../../src/shared/imports/propose/scheme-group.ts";
import type { Statement, StatementScheme } from "../../../src/shared/imports/statement.ts";
import type { ListedScheme } from "../../../src/shared/schemes/scheme.ts";

/** A person who takes all that is proposed as it is. @param listed the scheme of AMFI's list, where it is known */
export const acceptedChoice = (
  { name, folio }: StatementScheme,
  listed: ListedScheme | null,
): Choice => ({
  scheme: listed,
  isChosen: false,
  isUnlisted: listed === null,
  unlistedName: name,
  isSkipped: false,
  isConfirmed: false,
  folio,
  cost: null,
  replacesTotals: false,
  category: "other",
  holderId: null,
});

export const listedScheme = (
  name: string,
  { code, isin, nav, navDate }: Pick<ListedScheme, "code" | "isin" | "nav" | "navDate">,
): ListedScheme => ({
  code,
  name,
  nav,
  navDate,
  plan: "direct",
  option: "growth",
  frequency: null,
  isInferred: false,
  fundHouse: null,
  category: null,
  isin,
  reinvestmentIsin: null,
  formerName: null,
});

/** What a statement becomes where nothing is recorded yet. */
export function recordedStatement(
  statement: Statement,
  choiceOf: (scheme: StatementScheme) => Choice,
) {
  let ids = 0;
  return proposeStatement(
    statement,
    { funds: [], transactions: [], importedTotals: [] },
    choiceOf,
    () => String((ids += 1)),
    async () => {},
  );
}

/** Whether a question, a refusal or what does not agree is shown at the scheme, and not folded. */
export const isAsked = (proposed: ProposedScheme): boolean =>
  !["matched", "left-out"].includes(groupOf(proposed)) ||
  proposed.scheme.leftOut.some(({ reason }) => reason === "amount-only");

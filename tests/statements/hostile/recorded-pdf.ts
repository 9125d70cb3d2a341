import { readCas } from "../../../src/shared/imports/read/cas/read-cas.ts";
import type { TextPage } from "../../../src/shared/imports/read/cas/text-page.ts";
import {
  UnreadableFileError,
  type Statement,
  type StatementScheme,
} from "../../../src/shared/imports/statement.ts";
import {
  proposeStatement,
  type Choice,
  type ProposedScheme,
} from "../../../src/shared/imports/propose/propose-statement.ts";
import { trueLedger as all, type TrueScheme } from "../true-ledger.ts";

/** A person who takes all that is proposed as it is. */
const choiceOf = ({ isin, name, folio }: StatementScheme): Choice => ({
  scheme: null,
  isChosen: false,
  isUnlisted: true,
  unlistedName: isin ?? name,
  isSkipped: false,
  isConfirmed: false,
  folio,
  cost: null,
  replacesTotals: false,
  category: "other",
  holderId: null,
});

const isAsked = ({ scheme, proposed, doubts, proofs }: ProposedScheme): boolean =>
  scheme.failures.length > 0 ||
  scheme.leftOut.some(({ reason }) => reason === "amount-only") ||
  doubts.length > 0 ||
  proposed === null ||
  proposed.proposal.refusal !== null ||
  proofs.some(({ agrees }) => !agrees);

/** The ledger that a statement becomes, by ISIN; "said" where something is shown at the scheme. */
export async function recordedOf(
  pages: readonly TextPage[],
): Promise<Map<string, string[] | "said">> {
  let statement: Statement;
  try {
    statement = readCas(pages);
  } catch (error) {
    if (error instanceof UnreadableFileError) return new Map(all.map(({ isin }) => [isin, "said"]));
    throw error;
  }
  let ids = 0;
  const { schemes, after } = await proposeStatement(
    statement,
    { funds: [], transactions: [], importedTotals: [] },
    choiceOf,
    () => String((ids += 1)),
    async () => {},
  );
  const recorded = new Map<string, string[] | "said">();
  for (const { id, schemeName, folioNumber } of after.funds) {
    const rows = after.transactions.filter(({ fundId }) => fundId === id);
    const texts = rows.map(({ date, type, units, amount, stampDuty }) =>
      [folioNumber, date, type, units, amount, stampDuty].join(" "),
    );
    recorded.set(schemeName, texts.toSorted());
  }
  for (const { scheme } of schemes.filter(isAsked)) recorded.set(scheme.isin ?? "", "said");
  const isUnread = ({ rows }: TrueScheme): boolean =>
    statement.unreadable.some(({ text }) => rows.some(({ date }) => text.includes(date)));
  for (const { isin } of all.filter(isUnread)) recorded.set(isin, "said");
  return recorded;
}

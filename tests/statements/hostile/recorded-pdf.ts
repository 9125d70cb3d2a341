import { readCas } from "../../../src/shared/imports/read/cas/read-cas.ts";
import type { TextPage } from "../../../src/shared/imports/read/cas/text-page.ts";
import { UnreadableFileError, type Statement } from "../../../src/shared/imports/statement.ts";
import { trueLedger as all, type TrueScheme } from "../true-ledger.ts";
import { acceptedChoice, isAsked, recordedStatement } from "./recorded-statement.ts";

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
  const { schemes, after } = await recordedStatement(statement, (scheme) => ({
    ...acceptedChoice(scheme, null),
    unlistedName: scheme.isin ?? scheme.name,
  }));
  const recorded = new Map<string, string[] | "said">();
  for (const { id, schemeName, folioNumber } of after.funds) {
    const rows = after.transactions.filter(({ fundId }) => fundId === id);
    const texts = rows.map(({ date, type, units, amount, stampDuty }) =>
      [folioNumber, date, type, units, amount, stampDuty].join(" "),
    );
    recorded.set(schemeName, texts.toSorted());
  }
  for (const { scheme } of schemes.filter(isAsked)) recorded.set(scheme.isin ?? "", "said");
  const isUnread = ({ isin, rows }: TrueScheme): boolean =>
    statement.unreadable.some(
      ({ text }) => text.includes(isin) || rows.some(({ date }) => text.includes(date)),
    );
  for (const { isin } of all.filter(isUnread)) recorded.set(isin, "said");
  return recorded;
}

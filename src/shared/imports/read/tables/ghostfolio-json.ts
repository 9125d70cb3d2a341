import * as z from "zod/mini";
import { readComment } from "../../../transactions/exports/ghostfolio-comment.ts";
import { decimal } from "../../../money.ts";
import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import { typeRules, type TransactionType } from "../../../transactions/types.ts";
import type { Statement } from "../../statement.ts";
import { isOtherSecurity } from "../isin.ts";
import { cellDate, cellNumber } from "./cells.ts";
import { saysNotCompleted } from "./status-words.ts";
import { readTrade } from "./read-trade.ts";
import { emptyRowAtLine, tradedReader, unread, type ReadRow } from "./traded-statement.ts";
import type { TableRow } from "./table.ts";

const text = z.optional(z.nullable(z.string()));

const ghostfolioFile = z.object({
  meta: z.optional(z.object({ version: text })),
  accounts: z._default(z.array(z.object({ id: z.string(), name: text })), []),
  assetProfiles: z._default(z.array(z.object({ symbol: z.string(), name: text, isin: text })), []),
  activities: z.array(
    z.object({
      accountId: text,
      comment: text,
      currency: z.string(),
      date: z.string(),
      fee: z.number(),
      quantity: z.number(),
      symbol: z.string(),
      type: z.string(),
      unitPrice: z.number(),
    }),
  ),
});
type GhostfolioFile = z.output<typeof ghostfolioFile>;
type Activity = GhostfolioFile["activities"][number];

const kinds: Record<string, TransactionType> = {
  BUY: "purchase",
  SELL: "redemption",
  DIVIDEND: "idcw-payout",
};

/** Ghostfolio's file of activities, or Fundbook's own in its form, whose comments say more. Null for another file. */
export function readGhostfolioJson(file: unknown): Statement | null {
  const { success, data } = ghostfolioFile.safeParse(file);
  if (!success) return null;
  const isOwn = data.meta?.version === "fundbook";
  const accountOf = accountsOfSymbols(data);
  const read = (_: unknown, { line }: TableRow): ReadRow => {
    const activity = data.activities[line - 1];
    if (activity === undefined || activity.currency !== "INR") return { kind: "not-a-fund" };
    const kind = kinds[activity.type.toUpperCase()];
    if (kind === undefined) return { kind: "not-a-fund" };
    const row = { line, cells: [activity.date, activity.type, activity.symbol] };
    return (
      (isOwn ? ownRow(data, activity, kind, row) : null) ??
      otherRow(data, activity, kind, row, accountOf(activity))
    );
  };
  const { take, end } = tradedReader("ghostfolio", { at: 0, columns: new Map() }, read);
  for (const [index, { date, type, symbol }] of data.activities.entries()) {
    take({ line: index + 1, cells: [date, type, symbol] });
  }
  return end();
}

function ownRow(
  { accounts }: GhostfolioFile,
  { accountId, comment, date: printed, fee, quantity, symbol, unitPrice }: Activity,
  kind: TransactionType,
  row: TableRow,
): ReadRow | null {
  const said = readComment(comment ?? "");
  if (said === null) return null;
  const { type, folio, note } = said;
  const isDividend = kind === "idcw-payout";
  const isOut = kind === "redemption";
  const fits = isDividend
    ? type === kind
    : type === "split" || (typeRules[type].direction === "out") === isOut;
  const date = cellDate(printed);
  if (!fits) return unread("unknown-type");
  if (date === null) return unread("unknown-date");
  const units = isDividend ? 0 : quantity;
  return {
    kind: "row",
    scheme: {
      investor: accounts.find(({ id }) => id === accountId)?.name ?? null,
      folio,
      name: said.schemeName,
      amfiCode: readSchemeCode(symbol),
    },
    row: {
      ...emptyRowAtLine(row),
      date,
      type,
      units: `${type === "split" && isOut ? "-" : ""}${textOf(units)}`,
      amount: decimal(quantity).times(decimal(unitPrice)).roundTo(2).toText(),
      stampDuty: typeRules[type].direction === "in" ? textOf(fee) : "0",
      description: type,
      own: { note, pairId: null, cost: null, acquiredOn: null, confirmed: true },
    },
  };
}

const textOf = (figure: number): string => cellNumber(String(figure)) ?? "0";

/** The name of an activity's account where one symbol is in several, which can be of several people; else null. */
function accountsOfSymbols({ accounts, activities }: GhostfolioFile) {
  const bySymbol = Map.groupBy(activities, ({ symbol }) => symbol);
  const isInSeveral = [...bySymbol.values()].some(
    (own) => new Set(own.map(({ accountId }) => accountId)).size > 1,
  );
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return ({ accountId }: Activity): string | null =>
    isInSeveral && accountId != null ? names.get(accountId) || accountId : null;
}

/** What is paid has the fee beside it, and what is received is without it. */
function otherRow(
  { assetProfiles }: GhostfolioFile,
  { comment, date, fee, quantity, symbol, type: word, unitPrice }: Activity,
  type: TransactionType,
  row: TableRow,
  investor: string | null,
): ReadRow {
  if (saysNotCompleted(comment ?? "")) return unread("not-completed");
  const profile = assetProfiles.find((each) => each.symbol === symbol);
  const isin = profile?.isin ?? "";
  if (isOtherSecurity(isin)) return { kind: "not-a-fund" };
  const scheme = {
    investor,
    folio: null,
    name: profile?.name || symbol,
    isin,
    amfiCode: readSchemeCode(symbol),
  };
  const worth = decimal(quantity).times(decimal(unitPrice)).roundTo(2);
  const isPaid = type === "purchase";
  const amount = isPaid ? worth : worth.minus(decimal(fee));
  const trade = {
    date,
    word,
    type,
    units: textOf(quantity),
    nav: textOf(unitPrice),
    amount: amount.toText(),
  };
  const read = readTrade(scheme, trade, row);
  if (read.kind !== "row") return read;
  const paid = textOf(fee);
  return { ...read, row: { ...read.row, ...(isPaid ? { stampDuty: paid } : { exitLoad: paid }) } };
}

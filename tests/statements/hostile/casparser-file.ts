import { trueHoldings, type TrueHolding } from "./true-holdings.ts";
import { balanceAfter, trueTrades, type TrueTrade } from "./true-tables.ts";

export type Json = null | string | Json[] | { [name: string]: Json };

const words = { purchase: "Purchase", sip: "SIP Purchase", redemption: "Redemption" };
const kinds = { purchase: "PURCHASE", sip: "PURCHASE_SIP", redemption: "REDEMPTION" };

const transaction = (trade: TrueTrade): Json => {
  const sign = trade.type === "redemption" ? "-" : "";
  return {
    date: trade.date,
    description: words[trade.type],
    amount: `${sign}${trade.amount}`,
    units: `${sign}${trade.units}`,
    nav: trade.nav,
    balance: balanceAfter(trade),
    type: kinds[trade.type],
    dividend_rate: null,
  };
};

/** What casparser makes of a detailed statement of the one true ledger. */
export const casparserFile = (): Json => {
  const bySchemes = Map.groupBy(trueTrades, ({ scheme }) => scheme);
  return {
    statement_period: { from: "01-Jan-1990", to: "31-Aug-2026" },
    cas_type: "DETAILED",
    file_type: "CAMS",
    folios: [...bySchemes].map(([scheme, trades]) => {
      const last = trades.at(-1) ?? trueTrades[0]!;
      return {
        folio: last.folio,
        amc: "Sample Mutual Fund",
        PAN: "AAAAA0000A",
        schemes: [
          {
            scheme,
            isin: last.isin,
            amfi: null,
            rta: "CAMS",
            rta_code: "D110",
            open: "0",
            close: balanceAfter(last),
            close_calculated: balanceAfter(last),
            valuation: {
              date: "2026-08-31",
              nav: "80",
              value: String(Number(balanceAfter(last)) * 80),
            },
            transactions: trades.map(transaction),
          },
        ],
      };
    }),
  };
};

/** Their numbers end alike. */
export const dematAccounts = ["10001234", "20001234"] as const;

const heldFund = (
  { scheme, isin, units, nav, value, cost }: TrueHolding,
  folio: string | null,
): Json => ({
  name: scheme,
  isin,
  amfi: null,
  folio,
  balance: units,
  nav,
  value,
  avg_cost: (Number(cost) / Number(units)).toFixed(4),
  total_cost: cost,
  pnl: String(Number(value) - Number(cost)),
});

const account = (name: string, client: string, balance: number, funds: Json[]): Json => ({
  name,
  type: name,
  client_id: client,
  balance: String(balance),
  owners: [{ name: "SAMPLE NAME", PAN: "AAAAA0000A" }],
  equities: [],
  mutual_funds: funds,
});

/** What casparser makes of a depository's statement of what is held. */
export const depositoryFile = (): Json => {
  const first = trueHoldings[0]!;
  const worth = trueHoldings.reduce((sum, { value }) => sum + Number(value), 0);
  return {
    statement_period: { from: "01-Aug-2026", to: "31-Aug-2026" },
    file_type: "NSDL",
    accounts: [
      account(
        "Mutual Fund Folios",
        "",
        worth,
        trueHoldings.map((holding) => heldFund(holding, holding.folio)),
      ),
      ...dematAccounts.map((client) =>
        account("Demat Account", client, Number(first.value), [heldFund(first, null)]),
      ),
    ],
  };
};

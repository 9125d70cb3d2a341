import type { TransactionType } from "../../src/shared/transactions/types.ts";

/** Rupees as text with two decimals, units with three, NAVs with four, as a statement prints them. */
export type TrueRow = {
  date: string;
  type: TransactionType;
  text: string;
  amount: string;
  units: string;
  nav: string;
  stampDuty?: string;
  stt?: string;
  tds?: string;
};

export type TrueScheme = {
  house: string;
  folio: string;
  pan: string;
  holder: string;
  code: string;
  name: string;
  isin: string;
  advisor: string;
  registrar: string;
  /** On 31 December 2024. */
  nav: string;
  rows: TrueRow[];
};

/** The one ledger that every shape of the corpus prints: two folios, three schemes, each kind of money. */
export const trueLedger: readonly TrueScheme[] = [
  {
    house: "Sample Mutual Fund",
    folio: "12345678 / 90",
    pan: "AAAAA0000A",
    holder: "SAMPLE NAME",
    code: "D110",
    name: "Sample Flexi Cap Fund - Direct Plan - Growth",
    isin: "INF000X01013",
    advisor: "DIRECT",
    registrar: "CAMS",
    nav: "120.0000",
    rows: [
      row("05-Jan-2021", "purchase", "Purchase", "9999.50", "99.995", "100.0000", {
        stampDuty: "0.50",
      }),
      row("05-Feb-2021", "sip", "SIP Purchase - Instalment 1/122", "1999.90", "24.999", "80.0000", {
        stampDuty: "0.10",
      }),
      row("05-Mar-2021", "sip", "SIP Purchase - Instalment 2/122", "1999.90", "22.221", "90.0000", {
        stampDuty: "0.10",
      }),
      row(
        "05-Mar-2021",
        "reversal",
        "SIP Purchase (Reversal - Code I - Cheque Dishonoured)",
        "1999.90",
        "22.221",
        "90.0000",
        { stampDuty: "0.10" },
      ),
      row("10-Mar-2022", "redemption", "Redemption less STT", "5499.95", "50.000", "110.0000", {
        stt: "0.05",
      }),
      row(
        "15-Jun-2022",
        "switch-out",
        "Switch Out - To Sample Liquid Fund - Direct Plan - Growth",
        "1000.00",
        "10.000",
        "100.0000",
      ),
    ],
  },
  {
    house: "Sample Mutual Fund",
    folio: "12345678 / 90",
    pan: "AAAAA0000A",
    holder: "SAMPLE NAME",
    code: "L22",
    name: "Sample Liquid Fund - Direct Plan - Growth",
    isin: "INF000X01021",
    advisor: "DIRECT",
    registrar: "CAMS",
    nav: "1200.0000",
    rows: [
      row(
        "15-Jun-2022",
        "switch-in",
        "Switch In - From Sample Flexi Cap Fund - Direct Plan - Growth",
        "999.95",
        "1.000",
        "1000.0000",
        { stampDuty: "0.05" },
      ),
    ],
  },
  {
    house: "Other Mutual Fund",
    folio: "55501",
    pan: "AAAAA0000A",
    holder: "SAMPLE NAME",
    code: "128OTDG",
    name: "Other Dividend Yield Fund - Regular Plan - IDCW",
    isin: "INF000K01A13",
    advisor: "ARN-12345",
    registrar: "KFINTECH",
    nav: "22.0000",
    rows: [
      row("03-Aug-2020", "purchase", "Purchase (New Fund Offer)", "4999.75", "249.988", "20.0000", {
        stampDuty: "0.25",
      }),
      row("15-Mar-2021", "idcw-payout", "***IDCW Payout @ Rs.1.50 per unit***", "374.98", "", "", {
        tds: "37.50",
      }),
      row(
        "15-Mar-2022",
        "idcw-reinvestment",
        "IDCW Reinvested @ Rs.1.00 per unit",
        "249.99",
        "11.904",
        "21.0000",
      ),
      row("02-May-2023", "swp", "SWP - Instalment 1/12", "525.00", "25.000", "21.0000"),
    ],
  },
];

function row(
  date: string,
  type: TransactionType,
  text: string,
  amount: string,
  units: string,
  nav: string,
  more: Pick<TrueRow, "stampDuty" | "stt" | "tds"> = {},
): TrueRow {
  return { date, type, text, amount, units, nav, ...more };
}

import { madeUpNav } from "../../src/server/demo/sip-ledger.ts";
import { decimal } from "../../src/shared/money.ts";
import { formatNumber } from "../../src/shared/number-format.ts";
import { purchaseFor } from "../../src/shared/transactions/stamp-duty.ts";
import { demoFamily, demoOwner } from "../../src/server/demo/family.ts";
import { casPdf, type MadeRow, type MadeScheme } from "./cas-pdf.ts";

/** In the client's public folder. */
export const statementFile = "sample-statement.pdf";

const lastDay = "2025-03-31";
const months = ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar"];

type Investor = { name: string; pan: string };
/** `nav` is the newest; `amount` is paid each month on `day`, a number of two digits. */
type Sip = {
  house: string;
  scheme: string;
  isin: string;
  folio: string;
  nav: number;
  amount: number;
  day: string;
};

const niftyIndex = {
  house: "UTI Mutual Fund",
  scheme: "120716-UTI Nifty 50 Index Fund - Direct Plan - Growth",
  isin: "INF789F01XA0",
  nav: 155,
};

const holdings: readonly (readonly [Investor, Sip])[] = [
  [
    { name: demoOwner, pan: "AAAAA0000A" },
    { ...niftyIndex, folio: "70000001 / 11", amount: 4_000, day: "07" },
  ],
  [
    { name: demoFamily.spouse.name, pan: "BBBBB1111B" },
    {
      house: "Nippon India Mutual Fund",
      scheme: "118778-Nippon India Small Cap Fund - Direct Plan - Growth",
      isin: "INF204K01K15",
      folio: "70000002 / 22",
      nav: 180,
      amount: 2_500,
      day: "12",
    },
  ],
  [
    { name: demoFamily.child.name, pan: "CCCCC2222C" },
    { ...niftyIndex, folio: "70000003 / 33", amount: 1_000, day: "20" },
  ],
];

/** A consolidated statement of the demo's family: a year of SIPs that their accounts do not have yet. */
export const familyStatement = (): Uint8Array =>
  casPdf({
    front: ["A sample with made-up transactions, to try an import with."],
    period: "01-Apr-2024 To 31-Mar-2025",
    schemes: holdings.map(([investor, sip]) => drawn(investor, sip)),
  });

function drawn({ name, pan }: Investor, sip: Sip): MadeScheme {
  let [units, cost] = [decimal(0), decimal(0)];
  const rows = months.flatMap((month, at): MadeRow[] => {
    const year = at < 9 ? 2024 : 2025;
    const date = `${sip.day}-${month}-${year}`;
    const monthNumber = String(((at + 3) % 12) + 1).padStart(2, "0");
    const day = `${year}-${monthNumber}-${sip.day}`;
    const nav = madeUpNav(day, sip.nav, lastDay, 1.13);
    const bought = purchaseFor(sip.amount, day, nav);
    units = units.plus(decimal(bought.units));
    cost = cost.plus(decimal(sip.amount));
    return [
      {
        date,
        text: `SIP Purchase - Instalment ${at + 1}/12`,
        amount: rupees(bought.amount),
        units: printed(bought.units, 3),
        nav: printed(nav, 4),
        balance: printed(units.toNumber(), 3),
      },
      { date, text: "*** Stamp Duty ***", amount: rupees(bought.stampDuty) },
    ];
  });
  const value = units.times(decimal(sip.nav)).roundTo(2).toNumber();
  return {
    above: [
      sip.house,
      `Folio No: ${sip.folio}     PAN: ${pan}     KYC: OK  PAN: OK`,
      name.toUpperCase(),
      `${sip.scheme} (Non-Demat) - ISIN: ${sip.isin}(Advisor: DIRECT) Registrar : CAMS`,
    ],
    rows,
    closing: `Closing Unit Balance: ${printed(units.toNumber(), 3)} Total Cost Value: ${rupees(cost.toNumber())} NAV on 31-Mar-2025: INR ${printed(sip.nav, 4)} Market Value on 31-Mar-2025: INR ${rupees(value)}`,
  };
}

const printed = (value: number, decimals: number): string =>
  formatNumber(value, { min: decimals, max: decimals });

const rupees = (value: number): string => printed(value, 2);

import type { Drawn } from "../../../../sample/statement/pdf-file.ts";
import { line, pagesOf, rupees, type Cell, type DrawnLine } from "./ecas-pages.ts";
import type { MadeHolding } from "./nsdl-ecas.ts";

export type MadeCdsl = {
  holder?: { name: string; pan: string };
  /** BO IDs of 16 digits with what they hold. */
  accounts?: { id: string; holdings: MadeHolding[] }[];
  folios?: (MadeHolding & { broker?: string })[];
  pensions?: string[];
  /** As since 2023: who sold it, and what that costs. */
  hasBrokers?: boolean;
  linesOnPage?: number;
  grandTotalAside?: number;
};

const paiseOf = ({ units, nav, value }: MadeHolding): number =>
  value ?? Math.round(Number(units.replaceAll(",", "")) * Number(nav.replaceAll(",", "")) * 100);
const sum = (holdings: readonly MadeHolding[]): number =>
  holdings.reduce((total, each) => total + paiseOf(each), 0);

const label = (text: string, x: number, down = 0): Cell => ({ text, x, down });

const holdingHeader: DrawnLine[] = [
  {
    cells: [
      label("ISIN", 22),
      label("Security", 90),
      label("Current Bal", 240),
      label("Frozen Bal", 285),
      label("Pledge", 330),
      label("Bal", 330, 8),
      label("Pledge", 365),
      label("Setup Bal", 365, 8),
      label("Free Bal", 410),
      label("Market Price /", 460),
      label("Face Value", 460, 8),
      label("Value (`)", 530),
    ],
    step: 14,
  },
  { cells: [], step: 10 },
];

const folioHeader = (hasBrokers: boolean): DrawnLine[] => [
  {
    cells: [
      label("Scheme Name", 22),
      label("ISIN", 140),
      label("Folio No.", 190),
      ...(hasBrokers ? [label("ARN Code", 235)] : []),
      label("Closing Bal", 275),
      label("(Units)", 275, 8),
      label("NAV (`)", 325),
      label("Cumulative", 365),
      label("Amount Invested", 360, 8),
      label("(in INR)", 368, 16),
      label("Valuation (`)", 425),
      ...(hasBrokers ? [label("TER", 480), label("Gross", 500), label("Commission", 495, 8)] : []),
      label("Unrealised", 535),
      label("Profit/Loss", 535, 8),
      ...(hasBrokers ? [] : [label("Unrealised", 572), label("(%)", 575, 8)]),
    ],
    step: 14,
  },
  { cells: [], step: 16 },
];

/** A name of several lines, with the figures halfway between them. */
const centred = (cells: Cell[], name: string[], x: number, head: DrawnLine[]): DrawnLine => ({
  cells: [
    ...name.map((text, index) => ({ text, x, down: index * 8 - (name.length - 1) * 4 })),
    ...cells,
  ],
  step: 22,
  header: head,
});

function folioRow(holding: MadeHolding & { broker?: string }, hasBrokers: boolean): DrawnLine {
  const { isin, name, folio = "", units, nav, cost, broker = "DIRECT" } = holding;
  const value = paiseOf(holding);
  const paid = cost == null ? null : Math.round(Number(cost.replaceAll(",", "")) * 100);
  const [folioHead = "", folioTail] =
    folio.length > 10 ? [`${folio.slice(0, 9)}\u00AD`, folio.slice(9)] : [folio];
  const head = folioHeader(hasBrokers);
  const profit = paid === null ? "--" : rupees(value - paid);
  return centred(
    [
      { text: isin, x: 140 },
      { text: folioHead, x: 190 },
      ...(folioTail === undefined ? [] : [{ text: folioTail, x: 190, down: 8 }]),
      ...(hasBrokers ? [{ text: broker, x: 235 }] : []),
      { text: units, right: 315 },
      { text: nav, right: 355 },
      { text: cost ?? "--", right: 410 },
      { text: rupees(value), right: 470 },
      ...(hasBrokers
        ? [
            { text: "0.52", right: 493 },
            { text: "--", right: 520 },
            { text: profit, right: 570 },
          ]
        : [
            { text: profit, right: 568 },
            { text: "4.10", right: 592 },
          ]),
    ],
    name,
    22,
    head,
  );
}

const holdingRow = (holding: MadeHolding): DrawnLine =>
  centred(
    [
      { text: `${holding.isin.slice(0, 9)}\u00AD`, x: 22 },
      { text: holding.isin.slice(9), x: 22, down: 8 },
      { text: holding.units, right: 280 },
      { text: "--", right: 320 },
      { text: "--", right: 350 },
      { text: "--", right: 390 },
      { text: holding.units, right: 440 },
      { text: holding.nav, right: 510 },
      { text: rupees(paiseOf(holding)), right: 575 },
    ],
    holding.name,
    90,
    holdingHeader,
  );

/** The monthly statement of CDSL. */
export function cdslPages(made: MadeCdsl): Drawn[][] {
  const { holder = { name: "ASHA SAMPLE", pan: "AAAAA0000A" }, accounts = [], folios = [] } = made;
  const { hasBrokers = false, pensions = [] } = made;
  const cost = folios.reduce(
    (total, each) => total + Number((each.cost ?? "0").replaceAll(",", "")) * 100,
    0,
  );
  const lines: DrawnLine[] = [
    line("Central Depository Services (India) Limited"),
    line("CONSOLIDATED ACCOUNT STATEMENT (CAS) FOR SECURITIES HELD IN DEMAT FORM"),
    line("Statement for the period from 01-10-2025 to 31-10-2025"),
    { ...line("Your Demat Account and Mutual Fund Folios"), startsPage: true },
    line(`In the single name of ${holder.name} ( PAN : ${holder.pan} )`),
    line("Account Type Account Details No. of ISINs / Schemes Value in `"),
    ...accounts.flatMap(({ id, holdings }): DrawnLine[] => [
      {
        cells: [
          { text: "CDSL Demat Account", x: 40 },
          { text: "SAMPLE BROKING LIMITED", x: 180 },
          { text: String(holdings.length), x: 350 },
          { text: rupees(sum(holdings)), right: 540 },
        ],
      },
      line(`DP Id: ${id.slice(0, 8)} Client Id : ${id.slice(8)}`, 180),
    ]),
    ...(folios.length === 0
      ? []
      : [
          line(
            `Mutual Fund Folios ${folios.length} Folios ${folios.length} ${rupees(sum(folios))}`,
          ),
        ]),
    line("Total"),
    ...accounts.flatMap(({ id, holdings }): DrawnLine[] => [
      {
        ...line(`DP Name : SAMPLE BROKING LIMITED BO ID : ${id.replaceAll(/./g, "$&$&")}`),
        startsPage: true,
      },
      line("STATEMENT OF TRANSACTIONS FOR THE PERIOD FROM 01-10-2025 TO 31-10-2025"),
      line("ISIN Security Transaction Particulars Date Op. Bal Credit Debit Cl. Bal"),
      line("INF000X01013 SAMPLE FUND SETT-CR 05-10-2025 10.000 5.000 -- 15.000"),
      line("HOLDING STATEMENT AS ON 31-10-2025"),
      ...holdingHeader,
      ...holdings.map(holdingRow),
      { ...line(`Portfolio Value \` ${rupees(sum(holdings))} as on 31-10-2025`), step: 20 },
      line("HOLDING STATEMENT AS ON 31-10-2025 (Other Details)"),
      line("ISIN Security Date Balance Description Lockin"),
      line("INF000X01013 SAMPLE FUND 03-10-2028 ELSS2005 51.448"),
    ]),
    ...(folios.length === 0
      ? []
      : [
          { ...line("MUTUAL FUND UNITS HELD WITH MF/RTA"), startsPage: true },
          line("AMC Name : SAMPLE MUTUAL FUND"),
          line("ISIN : INF000X01013 UCC : MFSAMP0001"),
          line("MUTUAL FUND UNITS HELD AS ON 31-10-2025"),
          ...folioHeader(hasBrokers),
          ...folios.map((each) => folioRow(each, hasBrokers)),
          {
            cells: [
              { text: "Grand Total", x: 190 },
              { text: rupees(cost + (made.grandTotalAside ?? 0)), right: 410 },
              { text: rupees(sum(folios)), right: 470 },
            ],
            step: 22,
          },
          line("Load Structures"),
        ]),
    ...(pensions.length === 0
      ? []
      : [
          line("NPS-SP : PROT PRAN ID : 110XXXXXX123"),
          line("HOLDING STATEMENT AS ON 31-10-2025"),
          line("Scheme Fund Manager Units NAV"),
          ...pensions.map((name) => line(`NPS TRUST- A/C ${name} 1,234.5678 45.6789`)),
        ]),
    line("NOTES TO CAS"),
    line("About CDSL"),
  ];
  return pagesOf(lines, {
    boilerplate: "Summary of Investments CDSL Demat Account Details MF Details Notes",
    linesOnPage: made.linesOnPage,
  });
}

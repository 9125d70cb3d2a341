import type { Drawn } from "../../../../sample/statement/pdf-file.ts";
import { line, pagesOf, rupees, type Cell, type DrawnLine } from "./ecas-pages.ts";

/** Units, NAV and cost as printed; a value that differs from units x NAV is said. */
export type MadeHolding = {
  isin: string;
  /** Lines of a wrapped name. */
  name: string[];
  folio?: string;
  units: string;
  nav: string;
  cost?: string | null;
  /** Paise. */
  value?: number;
  ucc?: string;
};

export type MadeAccount = {
  depository: "NSDL" | "CDSL";
  dp: string;
  client: string;
  shares?: MadeHolding[];
  bonds?: MadeHolding[];
  funds?: MadeHolding[];
  others?: MadeHolding[];
};

type MadeOwner = {
  holders: { name: string; pan: string }[];
  accounts?: MadeAccount[];
  folios?: MadeHolding[];
};

export type MadeNsdl = {
  owners: MadeOwner[];
  /** As in files of about 2016. */
  hasCost?: boolean;
  hasComposition?: boolean;
  linesOnPage?: number;
  /** Changes what the roster prints for the folios of each owner, in paise. */
  rosterAside?: number[];
  compositionAside?: number;
  /** Lines after the holdings. */
  after?: DrawnLine[];
  beforeHoldings?: DrawnLine[];
};

const paiseOf = ({ units, nav, value }: MadeHolding): number =>
  value ?? Math.round(Number(units.replaceAll(",", "")) * Number(nav.replaceAll(",", "")) * 100);
const sum = (holdings: readonly MadeHolding[] = []): number =>
  holdings.reduce((total, each) => total + paiseOf(each), 0);
const accountSum = ({ shares, bonds, funds, others }: MadeAccount): number =>
  sum(shares) + sum(bonds) + sum(funds) + sum(others);

/** A page never ends within it. */
const header = (...labels: [text: string, x: number, row: number][]): DrawnLine[] => [
  { cells: labels.map(([text, x, row]) => ({ text, x, down: row * 8 })), step: 12 },
  { cells: [], step: Math.max(...labels.map(([, , row]) => row * 8)) },
];

const folioHeader = header(
  ["ISIN", 18, 0],
  ["ISIN Description", 77, 0],
  ["Folio No.", 152, 0],
  ["No. of", 215, 0],
  ["Average", 265, 0],
  ["Total Cost", 330, 0],
  ["Current NAV", 380, 0],
  ["Current Value", 430, 0],
  ["Unrealised", 490, 0],
  ["Annualised", 558, 0],
  ["UCC", 18, 1],
  ["Units", 215, 1],
  ["Cost Per Units", 262, 1],
  ["`", 345, 1],
  ["per unit", 385, 1],
  ["in `", 445, 1],
  ["Profit/(Loss)", 490, 1],
  ["Return(%)", 558, 1],
  ["in `", 390, 2],
  ["`", 505, 2],
);
const oldFolioHeader = header(
  ["ISIN", 18, 0],
  ["ISIN Description", 77, 0],
  ["Folio No.", 200, 0],
  ["No. of Units", 280, 0],
  ["NAV in `", 400, 0],
  ["Value in `", 500, 0],
  ["UCC", 18, 1],
);
const fundHeader = header(
  ["ISIN", 18, 0],
  ["ISIN Description", 90, 0],
  ["No. of Units", 330, 0],
  ["NAV", 430, 0],
  ["Value", 520, 0],
  ["in `", 430, 1],
  ["in `", 520, 1],
);
const shareHeader = header(
  ["ISIN", 18, 0],
  ["Company Name", 120, 0],
  ["Face Value", 300, 0],
  ["No. of", 370, 0],
  ["Market Price", 430, 0],
  ["Value in `", 520, 0],
  ["Stock Symbol", 18, 1],
  ["in `", 305, 1],
  ["Shares", 370, 1],
  ["in `", 440, 1],
);
const balanceHeader = header(
  ["ISIN", 18, 0],
  ["SECURITY", 90, 0],
  ["Current Bal.", 250, 0],
  ["Safekeep Bal.", 320, 0],
  ["Pledged Bal.", 390, 0],
  ["Market Price", 460, 0],
  ["Value in `", 530, 0],
  ["Free Bal.", 250, 1],
  ["Locked In Bal.", 320, 1],
  ["Earmarked Bal.", 390, 1],
  ["in `", 465, 1],
  ["Lent Bal.", 250, 2],
  ["Pledge Setup Bal.", 320, 2],
  ["Pledgee Bal.", 390, 2],
);

const wrapped = (cells: Cell[], more: readonly Cell[][], head: DrawnLine[]): DrawnLine[] => [
  { cells, step: 14, header: head },
  ...more.map((each) => ({ cells: each, step: 8, header: head })),
];

function folioRows(holding: MadeHolding, hasCost: boolean): DrawnLine[] {
  const { isin, name, folio = "", units, nav, cost, ucc = "NOT AVAILABLE" } = holding;
  const value = paiseOf(holding);
  const head = hasCost ? folioHeader : oldFolioHeader;
  const paid = cost == null ? null : Math.round(Number(cost.replaceAll(",", "")) * 100);
  const held = Number(units.replaceAll(",", ""));
  const average = paid === null || held === 0 ? "--" : (paid / 100 / held).toFixed(4);
  const right = hasCost ? [258, 308, 373, 423, 478, 553, 592] : [330, 440, 550];
  const printed = hasCost
    ? [
        units,
        average,
        cost ?? "--",
        nav,
        rupees(value),
        paid === null ? "--" : rupees(value - paid),
        paid === null ? "--" : "12.34",
      ]
    : [units, nav, rupees(value)];
  const [first = "", ...rest] = name;
  const isNamed = isin === "NOT AVAILABLE";
  const lines = Math.max(rest.length, isNamed ? 0 : 1);
  return wrapped(
    [
      { text: isin, x: 18 },
      { text: first, x: 77 },
      { text: folio, x: hasCost ? 152 : 200 },
      ...printed.map((text, index) => ({ text, right: right[index] ?? 0 })),
    ],
    Array.from({ length: lines }, (_, index) => [
      ...(index === 0 && !isNamed ? [{ text: ucc, x: 18 }] : []),
      ...(rest[index] === undefined ? [] : [{ text: rest[index], x: 77 }]),
    ]),
    head,
  );
}

function plainRows(
  holdings: readonly MadeHolding[],
  head: DrawnLine[],
  [nameX, right]: [number, [number, number, number]],
  before: string[] = [],
): DrawnLine[] {
  return holdings.flatMap((holding) => {
    const [first = "", ...rest] = holding.name;
    const printed = [holding.units, holding.nav, rupees(paiseOf(holding))];
    return wrapped(
      [
        { text: holding.isin, x: 18 },
        { text: first, x: nameX },
        ...before.map((text) => ({ text, right: 335 })),
        ...printed.map((text, index) => ({ text, right: right[index] ?? 0 })),
      ],
      rest.map((text) => [{ text, x: nameX }]),
      head,
    );
  });
}

/** Three lines of balances to a row, of which the first is what is held. */
const balanceRows = (holdings: readonly MadeHolding[]): DrawnLine[] =>
  holdings.flatMap((holding) => {
    const [first = "", second, third] = holding.name;
    const balances = (own: string, text: string | undefined): Cell[] => [
      ...(text === undefined ? [] : [{ text, x: 90 }]),
      ...[own, "0.000", "0.000"].map((each, index) => ({ text: each, right: 290 + index * 70 })),
    ];
    return wrapped(
      [
        { text: holding.isin, x: 18 },
        ...balances(holding.units, first),
        { text: holding.nav, right: 500 },
        { text: rupees(paiseOf(holding)), right: 570 },
      ],
      [balances(holding.units, second), balances("0.000", third)],
      balanceHeader,
    );
  });

const section = (title: string, head: DrawnLine[], rows: DrawnLine[], total?: number) =>
  rows.length === 0
    ? []
    : [
        line(title, 18),
        ...head,
        ...rows,
        ...(total === undefined
          ? []
          : [
              {
                cells: [
                  { text: "Sub Total", x: 18 },
                  { text: rupees(total), right: 550 },
                ],
              },
            ]),
      ];

function accountLines(account: MadeAccount, holders: MadeOwner["holders"]): DrawnLine[] {
  const { depository, dp, client, shares = [], bonds = [], funds = [], others = [] } = account;
  const isNsdl = depository === "NSDL";
  const rows = (holdings: MadeHolding[], letter: string, title: string) =>
    isNsdl
      ? letter === "E"
        ? section(
            title,
            shareHeader,
            plainRows(holdings, shareHeader, [120, [395, 470, 560]], ["10.00"]),
          )
        : section(
            title,
            fundHeader,
            plainRows(holdings, fundHeader, [90, [370, 450, 545]]),
            sum(holdings),
          )
      : section(title, balanceHeader, balanceRows(holdings));
  return [
    { ...line(`${depository} Demat Account`), startsPage: true },
    line("SAMPLE BROKING LIMITED"),
    line(`DP ID: ${dp} Client ID: ${client}`),
    { cells: [{ text: holders.length > 1 ? "ACCOUNT HOLDERS" : "ACCOUNT HOLDER", x: 400 }] },
    ...holders.map(({ name, pan }) => line(`${name} (PAN:${pan})`, 400)),
    ...rows(shares, "E", "Equities (E)"),
    ...rows(bonds, "C", "Corporate Bonds (C)"),
    ...rows(funds, "M", "Mutual Funds (M)"),
    ...rows(others, "A", "Alternate Investment Fund (A)"),
    line("Notes: prices are those of the last day."),
  ];
}

function rosterLines({ owners, rosterAside = [] }: MadeNsdl): DrawnLine[] {
  let set = 0;
  return owners.flatMap(({ holders, accounts = [], folios }) => [
    line(
      `Your Demat Account and Mutual Fund Folios in the ${holders.length > 1 ? "joint names" : "single name"} of`,
    ),
    ...holders.map(({ name, pan }) => line(`${name} (PAN:${pan})`)),
    {
      cells: ["Account Type", "Account Details", "No. of ISINs / Schemes", "Value in `"].map(
        (text, index) => ({ text, x: 40 + index * 140 }),
      ),
    },
    ...accounts.flatMap((account): DrawnLine[] => [
      {
        cells: [
          { text: `${account.depository} Demat Account`, x: 40 },
          { text: "SAMPLE BROKING LIMITED", x: 180 },
          { text: "3", x: 350 },
          { text: rupees(accountSum(account)), right: 540 },
        ],
      },
      line(`DP ID:${account.dp} Client ID:${account.client}`, 180),
    ]),
    ...(folios === undefined
      ? []
      : [
          {
            cells: [
              { text: "Mutual Fund Folios", x: 40 },
              { text: `${folios.length} Folios`, x: 180 },
              { text: String(folios.length), x: 350 },
              { text: rupees(sum(folios) + (rosterAside[set++] ?? 0)), right: 540 },
            ],
          },
        ]),
    line("Total"),
  ]);
}

/** The monthly statement of NSDL. */
export function nsdlPages(made: MadeNsdl): Drawn[][] {
  const { owners, hasCost = true, hasComposition = true } = made;
  const accounts = owners.flatMap(({ accounts: own = [] }) => own);
  const funds = accounts.reduce((total, each) => total + sum(each.funds), 0);
  const folios = owners.reduce((total, each) => total + sum(each.folios), 0);
  const total = accounts.reduce((all, each) => all + accountSum(each), 0) + folios;
  const row = (text: string, paise: number): DrawnLine => ({
    cells: [
      { text, x: 40 },
      { text: rupees(paise), right: 300 },
      { text: "10.00%", right: 360 },
    ],
  });
  const lines: DrawnLine[] = [
    line("NSDL Consolidated Account Statement"),
    line("Statement for the period from 01-Oct-2025 to 31-Oct-2025"),
    line("NSDL ID: 123456789"),
    line(owners[0]?.holders[0]?.name ?? ""),
    line("1 SAMPLE ROAD, PINCODE: 400001"),
    { ...line(`YOUR CONSOLIDATED PORTFOLIO VALUE \` ${rupees(total)}`), startsPage: true },
    ...rosterLines(made),
    ...(hasComposition
      ? [
          line("PORTFOLIO COMPOSITION"),
          line("ASSET CLASS Value in ` %"),
          row(
            "Equities (E)",
            accounts.reduce((all, each) => all + sum(each.shares), 0),
          ),
          row("Mutual Funds (M)", funds),
          row("Mutual Fund Folios (F)", folios + (made.compositionAside ?? 0)),
          row("TOTAL", total),
        ]
      : []),
    ...(made.beforeHoldings ?? []),
    { ...line("Holdings as on 31-Oct-2025"), startsPage: true },
    ...owners.flatMap(({ holders, accounts: own = [] }) =>
      own.flatMap((account) => accountLines(account, holders)),
    ),
    ...owners.flatMap(({ folios: own = [] }) =>
      section(
        "Mutual Fund Folios (F)",
        hasCost ? folioHeader : oldFolioHeader,
        own.flatMap((holding) => folioRows(holding, hasCost)),
      ),
    ),
    line("Total Expense Ratio is charged by the fund house."),
    ...(made.after ?? []),
    line("About NSDL"),
  ];
  return pagesOf(lines, {
    boilerplate: "Summary Holdings Transactions Your Account About NSDL",
    linesOnPage: made.linesOnPage,
  });
}

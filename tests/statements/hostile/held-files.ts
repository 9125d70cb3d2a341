import type { Drawn } from "../../../sample/statement/pdf-file.ts";
import { atRight, label } from "../kit.ts";
import { cdslPages } from "../../support/data/sample-ecas/cdsl-ecas.ts";
import {
  asha,
  flexiCap,
  liquid,
  ravi,
  tradedFund,
} from "../../support/data/sample-ecas/ecas-samples.ts";
import { nsdlPages, type MadeHolding } from "../../support/data/sample-ecas/nsdl-ecas.ts";

/** A column of figures: the left edges of its labels, and the right edge of its figures. */
export type FigureColumn = { labels: readonly number[]; edge: number };

/** A statement of what is held, with one table on a page. */
export type HeldFile = {
  title: string;
  pages: Drawn[][];
  /** The columns of each kind of table. */
  tables: readonly (readonly FigureColumn[])[];
  held: readonly HeldOne[];
};

/** In a folio, or in a demat account. */
type HeldOne = MadeHolding & { account?: string };

const inDemat = (account: string, holdings: readonly MadeHolding[]): HeldOne[] =>
  holdings.map((holding) => ({ ...holding, account }));

/** As many units as a NAV could be. */
const alike: MadeHolding = {
  isin: "INF000K01A13",
  name: ["SAMPLE VALUE FUND"],
  folio: "88",
  units: "110.000",
  nav: "100.0000",
  cost: "9,000.00",
};
/** With fewer decimals of the NAV than of the units. */
const rounded: MadeHolding = {
  isin: tradedFund.isin,
  name: ["SAMPLE NIFTY FUND"],
  folio: "89",
  units: "75.000",
  nav: "120.50",
  cost: "4,000.00",
};

/** The day of all the NAVs. */
export const navDay = "2025-10-31";

const folios = [flexiCap, liquid, alike, rounded];
const inAccount = [tradedFund, liquid, alike];

const column = (edge: number, ...labels: number[]): FigureColumn => ({ labels, edge });

const nsdlFolios: readonly FigureColumn[] = [
  column(258, 215),
  column(308, 265, 262),
  column(373, 330, 345),
  column(423, 380, 385, 390),
  column(478, 430, 445),
  column(553, 490, 505),
  column(592, 558),
];
const cdslFolios: readonly FigureColumn[] = [
  column(315, 275),
  column(355, 325),
  column(410, 365, 360, 368),
  column(470, 425),
  column(568, 535),
  column(592, 572, 575),
];
const nsdlAccount: readonly FigureColumn[] = [column(370, 330), column(450, 430), column(545, 520)];
const cdslAccount: readonly FigureColumn[] = [
  column(280, 240),
  column(320, 285),
  column(350, 330),
  column(390, 365),
  column(440, 410),
  column(510, 460),
  column(575, 530),
];

const inAccountOf = (client: string, funds: MadeHolding[]) => ({
  depository: "NSDL" as const,
  dp: "IN300000",
  client,
  funds,
});

export const heldFiles: readonly HeldFile[] = [
  {
    title: "folios of NSDL",
    pages: nsdlPages({ linesOnPage: 12, owners: [{ holders: [asha], folios }] }),
    tables: [nsdlFolios],
    held: folios,
  },
  {
    title: "folios of NSDL in 2016",
    pages: nsdlPages({ hasCost: false, owners: [{ holders: [asha], folios }] }),
    tables: [[column(330, 280), column(440, 400), column(550, 500)]],
    held: folios,
  },
  {
    title: "folios of CDSL",
    pages: cdslPages({ folios }),
    tables: [cdslFolios],
    held: folios,
  },
  {
    title: "folios of CDSL with their sellers",
    pages: cdslPages({ hasBrokers: true, folios }),
    tables: [
      [
        column(315, 275),
        column(355, 325),
        column(410, 365, 360, 368),
        column(470, 425),
        column(493, 480),
        column(520, 500, 495),
        column(570, 535),
      ],
    ],
    held: folios,
  },
  {
    title: "a demat account of NSDL",
    pages: nsdlPages({
      owners: [
        {
          holders: [asha],
          accounts: [inAccountOf("87654321", inAccount)],
        },
      ],
    }),
    tables: [nsdlAccount],
    held: inDemat("Demat 4321", inAccount),
  },
  {
    title: "a demat account of CDSL in NSDL's statement",
    pages: nsdlPages({
      owners: [
        {
          holders: [asha],
          accounts: [{ depository: "CDSL", dp: "12081600", client: "00001111", funds: inAccount }],
        },
      ],
    }),
    tables: [
      [
        column(290, 250),
        column(360, 320),
        column(430, 390),
        column(500, 460, 465),
        column(570, 530),
      ],
    ],
    held: inDemat("Demat 1111", inAccount),
  },
  {
    title: "a demat account of CDSL",
    pages: cdslPages({ accounts: [{ id: "1208160000001234", holdings: inAccount }] }),
    tables: [cdslAccount],
    held: inDemat("Demat 1234", inAccount),
  },
  {
    title: "folios of two people in NSDL's statement",
    pages: nsdlPages({
      linesOnPage: 14,
      owners: [
        { holders: [asha], folios: [flexiCap, liquid] },
        { holders: [ravi], folios: [alike, rounded] },
      ],
    }),
    tables: [nsdlFolios],
    held: folios,
  },
  {
    title: "demat accounts of two people in NSDL's statement",
    pages: nsdlPages({
      linesOnPage: 14,
      owners: [
        { holders: [asha], accounts: [inAccountOf("87654321", [tradedFund, liquid])] },
        { holders: [ravi], accounts: [inAccountOf("11112222", [alike])] },
      ],
    }),
    tables: [nsdlAccount],
    held: [...inDemat("Demat 4321", [tradedFund, liquid]), ...inDemat("Demat 2222", [alike])],
  },
  {
    title: "a demat account and folios of CDSL",
    pages: cdslPages({
      accounts: [{ id: "1208160000001234", holdings: [tradedFund, liquid] }],
      folios: [flexiCap, alike],
    }),
    tables: [cdslAccount, cdslFolios],
    held: [...inDemat("Demat 1234", [tradedFund, liquid]), flexiCap, alike],
  },
  {
    title: "a summary of the registrars",
    pages: [summaryPage(folios)],
    tables: [
      [column(300, 260), column(355, 320), column(410, 372), column(465, 440), column(520, 480)],
    ],
    held: folios,
  },
];

/** The summary that CAMS and KFintech send: cost, units, the NAV's day, NAV and value. */
function summaryPage(holdings: readonly MadeHolding[]): Drawn[] {
  const size = 6;
  const number = (text = "") => Number(text.replaceAll(",", ""));
  const valueOf = ({ units, nav }: MadeHolding) => number(units) * number(nav);
  const total = (of: (holding: MadeHolding) => number) =>
    holdings.reduce((sum, holding) => sum + of(holding), 0).toFixed(2);
  const labels = [
    ["Folio No.", 15],
    ["ISIN", 80],
    ["Scheme Name", 140],
    ["Cost Value", 260],
    ["Unit Balance", 320],
    ["NAV Date", 372],
    ["NAV", 440],
    ["Market Value", 480],
    ["Registrar", 800],
  ] as const;
  return [
    label("Consolidated Account Summary", 220, 800, 10),
    label("As on 01-Nov-2025", 240, 786, 8),
    ...labels.map(([text, x]) => label(text, x, 760, size)),
    ...holdings.flatMap((holding, row) => {
      const { isin, name, folio = "", units, nav, cost } = holding;
      const y = 740 - row * 14;
      const figures = [cost ?? "", units, "31-Oct-2025", nav, valueOf(holding).toFixed(2)];
      return [
        label(folio, 15, y, size),
        label(isin, 80, y, size),
        label(`D110-${name[0] ?? ""}`, 140, y, size),
        ...figures.map((text, at) => atRight(text, 300 + at * 55, y, size)),
        label("CAMS", 800, y, size),
      ];
    }),
    label("Total", 15, 600, size),
    atRight(
      total(({ cost }) => number(cost ?? "")),
      300,
      600,
      size,
    ),
    atRight(total(valueOf), 520, 600, size),
  ];
}

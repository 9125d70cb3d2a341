import { decimal, type DecimalText } from "../../../money.ts";
import type { Line } from "../cas/text-page.ts";
import {
  UnknownLayoutError,
  UnreadableFileError,
  type CheckFailure,
  type Holding,
  type LeftOut,
  type SourceLocation,
  type Statement,
  type StatementScheme,
} from "../../statement.ts";
import { readFront, type Front } from "./front.ts";
import { isMaskedFolio } from "../masked-folio.ts";
import { monthOfFund, readMonths } from "./month.ts";
import { fits, isPaidByAverage, isPaidByReturn } from "./printed-row.ts";
import { isToldByDecimals } from "../cas/self-checks.ts";
import { folioIn, isFund, isinFields, namedScheme, reasonOf, securityPlace } from "./securities.ts";
import { assignHolders, unreadEntries, type Depository, type HeldTable } from "./sums.ts";
import { readEcasHoldings, type EcasTableRow } from "./tables.ts";

/**
 * Reads the mutual funds of a depository's monthly statement, in folios and in demat accounts, as holdings. Shares,
 * bonds and pensions are left out, and so are the month's transactions.
 * @throws UnreadableFileError where what was read does not add up to the printed sums, and where nothing was read
 */
export function readEcas(lines: readonly Line[], depository: Depository): Statement {
  const holdings = readEcasHoldings(lines);
  const [unread] = holdings.unread;
  if (unread !== undefined) throw new UnknownLayoutError(unread);
  if (holdings.tables.length === 0) throw new UnreadableFileError(depository);
  const front = readFront(lines.slice(0, holdings.start), lines);
  const tables = assignHolders(holdings.tables, front, depository);
  const months = readMonths(lines);
  const schemes: StatementScheme[] = [];
  const leftOut: LeftOut[] = holdings.pensions.map((location) => ({ location, reason: "pension" }));
  for (const table of tables) {
    for (const row of table.rows) {
      if (isFund(row)) schemes.push(withMonth(schemeOf(row, table, front, depository), months));
      else leftOut.push({ location: securityPlace(row), reason: reasonOf(row) });
    }
  }
  // Those of a fund that has its month are left out with the fund, or used.
  const ofFunds = new Set(
    schemes.flatMap((scheme) => scheme.leftOut.map(({ location }) => keyOf(location))),
  );
  for (const location of holdings.transactions) {
    if (!ofFunds.has(keyOf(location))) leftOut.push({ location, reason: "month" });
  }
  return {
    source: `${depository}-ecas`,
    from: front.from,
    to: front.to,
    schemes,
    failures: unreadEntries(tables, front),
    leftOut,
    unreadable: [],
    isWhoseOpen: new Set(schemes.map(({ investor }) => investor === null)).size > 1,
  };
}

const keyOf = ({ page, line }: SourceLocation): string => `${page} ${line}`;

function withMonth(
  scheme: StatementScheme,
  months: Parameters<typeof monthOfFund>[0],
): StatementScheme {
  const { isin, folio, closing } = scheme;
  const month = monthOfFund(months, { isin, folio, units: closing?.units ?? "0" });
  if (month === undefined) return scheme;
  const locations = month.rows.flatMap((row) => row.locations);
  return {
    ...scheme,
    closing: closing === null ? null : withProvenUnits(closing),
    month,
    leftOut: locations.map((location) => ({ location, reason: "month" })),
  };
}

/** What was held before the month and what was done in it lead to these units. */
const withProvenUnits = ({ unproven = [], ...closing }: Holding): Holding => ({
  ...closing,
  unproven: unproven.filter((figure) => figure !== "units"),
});

function schemeOf(
  row: EcasTableRow,
  { account, investor, hasTotalOfCosts }: HeldTable,
  { heldOn, to }: Front,
  depository: Depository,
): StatementScheme {
  const { figures, location } = row;
  const units = figures.units ?? "0";
  const { isin, invalidIsin } = isinFields(row);
  const folio = account === null ? folioIn(row) : dematFolio(account.id);
  const isMasked = isMaskedFolio(folio ?? "");
  const cost = figures.cost ?? averagedCost(figures);
  // What was free, such as a bonus, is printed with its cost as well; 0 stands for one that is not known.
  const isCostKnown = Number(cost ?? "0") > 0;
  return {
    house: null,
    investor,
    folio: isMasked ? null : folio,
    ...namedScheme(row, depository === "cdsl" && row.section === "folios"),
    isin,
    amfiCode: null,
    category: null,
    opening: null,
    closing: {
      units,
      date: heldOn ?? to,
      nav: figures.nav,
      cost: isCostKnown ? cost : null,
      value: figures.value,
      isMarketPrice: account !== null,
      unproven: unprovenOf(figures, isCostKnown, hasTotalOfCosts),
    },
    rows: [],
    events: [],
    leftOut: [],
    failures: [
      ...failuresOf(row, invalidIsin),
      ...(isMasked
        ? [{ check: "folio" as const, location, expected: "", found: folio ?? "" }]
        : []),
    ],
    location,
  };
}

/** Units times the NAV are the value whichever of the two is which, and so are cost and gain added up. */
function unprovenOf(
  figures: EcasTableRow["figures"],
  isCostKnown: boolean,
  hasTotalOfCosts: boolean,
): ("units" | "cost")[] {
  const { units, nav, cost, profit } = figures;
  const isByAverage = isPaidByAverage(figures);
  const areUnitsTold = isByAverage || (nav !== null && isToldByDecimals(units ?? "0", nav));
  const isCostTold =
    isByAverage ||
    isPaidByReturn(figures) ||
    hasTotalOfCosts ||
    // The cost of a unit and the gain lead to the value, and no other two figures do.
    (cost === null && profit !== null);
  return [
    ...(areUnitsTold ? [] : ["units" as const]),
    ...(isCostKnown && !isCostTold ? ["cost" as const] : []),
  ];
}

/** Rupees, half away from zero, where a table prints what a unit cost and no total. */
const averagedCost = ({ units, averageCost }: EcasTableRow["figures"]): DecimalText | null =>
  units === null || averageCost === null
    ? null
    : decimal(units).times(decimal(averageCost)).roundTo(2).toText();

/** Only the last digits: they tell one's accounts apart, and the whole number is nobody else's business. */
const dematFolio = (account: string | null): string | null =>
  account === null ? null : `Demat ${account.slice(-4)}`;

function failuresOf(
  { figures, location, hasStrayFigure }: EcasTableRow,
  invalidIsin: string | null,
): CheckFailure[] {
  const failures: CheckFailure[] = [];
  if (hasStrayFigure) {
    failures.push({ check: "unread-line", location, expected: "", found: location.text });
  }
  const { units, nav, cost, profit, value } = figures;
  const isUnproven = nav === null && Number(value ?? "0") > 0;
  if (isUnproven || !fits({ ...figures, cost: null, averageCost: null })) {
    const found = (Number(units ?? "0") * Number(nav ?? "0")).toFixed(2);
    failures.push({ check: "value", location, expected: value ?? "", found });
  } else if (!fits(figures)) {
    const found = (Number(cost ?? "0") + Number(profit ?? "0")).toFixed(2);
    failures.push({ check: "cost", location, expected: value ?? "", found });
  }
  if (invalidIsin !== null) {
    failures.push({ check: "isin", location, expected: invalidIsin, found: "" });
  }
  return failures;
}

import * as z from "zod/mini";
import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import { decimal } from "../../../money.ts";
import type {
  CheckFailure,
  LeftOut,
  LeftOutReason,
  SourceLocation,
  Statement,
} from "../../statement.ts";
import { maskPans } from "../pan.ts";
import { cellDate, cellNumber, folioCell, isNoFigure } from "./cells.ts";
import { contradictionOf, costOf, HeldLines } from "./held-lines.ts";
import { Schemes } from "./traded-statement.ts";

/** Numbers are text in newer versions. */
const number = z.union([z.string(), z.number()]);
const optionalNumber = z.optional(z.nullable(number));
const text = z.optional(z.nullable(z.string()));

const security = z.object({ isin: text, name: text, value: number });

const depositoryFile = z.object({
  statement_period: z.object({ from: text, to: text }),
  accounts: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      dp_id: text,
      client_id: text,
      balance: number,
      owners: z.array(z.object({ name: z.string(), PAN: z.string() })),
      equities: z.array(security),
      bonds: z._default(z.array(security), []),
      mutual_funds: z.array(
        z.object({
          ...security.shape,
          isin: z.string(),
          amfi: text,
          folio: text,
          balance: number,
          nav: number,
          avg_cost: optionalNumber,
          total_cost: optionalNumber,
          pnl: optionalNumber,
        }),
      ),
    }),
  ),
  nps: z.optional(z.nullable(z.object({ value: number }))),
});
type Account = z.output<typeof depositoryFile>["accounts"][number];
type HeldFund = Account["mutual_funds"][number];

/** What the program casparser made of a statement of NSDL or CDSL: what is held. Null for another file. */
export function readDepositoryJson(file: unknown): Statement | null {
  const { success, data } = depositoryFile.safeParse(file);
  if (!success) return null;
  const { from, to } = data.statement_period;
  const schemes = new Schemes();
  const leftOut: LeftOut[] = [];
  const failures: CheckFailure[] = [];
  const held = new HeldLines();
  let line = 0;
  const nextLine = (named: string): SourceLocation => ({
    page: null,
    line: (line += 1),
    text: named,
  });
  const leaveOut = (named: string, reason: LeftOutReason) =>
    leftOut.push({ location: nextLine(named), reason });
  for (const account of data.accounts) {
    const demat = dematOf(account, data.accounts);
    for (const fund of account.mutual_funds) {
      const location = nextLine(fund.name ?? fund.isin);
      const scheme = schemes.get(schemeOf(fund, account, demat), {
        line: location.line,
        cells: [location.text],
      });
      const holding = { ...figuresOf(fund), date: cellDate(to ?? "") };
      if ([fund.balance, fund.nav, fund.value].some((figure) => isNoFigure(String(figure)))) {
        scheme.failures.push({ check: "unread-line", location, expected: "", found: "" });
      }
      const failed = contradictionOf(holding, {
        average: numberIn(fund.avg_cost),
        gain: numberIn(fund.pnl),
      });
      const said = JSON.stringify([account.type, numberOf(account), fund]);
      held.add(scheme, { holding, failed }, { ...location, cells: [], text: said });
    }
    for (const { name, isin } of account.equities) leaveOut(name ?? isin ?? "", "share");
    for (const { name, isin } of account.bonds) leaveOut(name ?? isin ?? "", "bond");
    failures.push(...sumFailures(account, line));
  }
  if (data.nps != null) leaveOut("NPS", "pension");
  return {
    source: "casparser",
    from: cellDate(from ?? ""),
    to: cellDate(to ?? ""),
    schemes: maskPans(schemes.all),
    failures,
    leftOut,
    ...(held.unused.length > 0 && { unused: held.unused }),
    unreadable: [],
  };
}

const numberIn = (value: string | number | null | undefined) =>
  value == null ? null : cellNumber(String(value));

const numberOf = ({ dp_id: participant, client_id: client }: Account): string =>
  `${participant ?? ""} ${client ?? ""}`.trim();

/** An account's last digits, or its whole number where another one ends alike; null for an account of folios. */
function dematOf(account: Account, all: readonly Account[]): string | null {
  const own = numberOf(account);
  if (own === "") return null;
  const isAlike = (other: string) => other !== own && other.slice(-4) === own.slice(-4);
  return `Demat ${all.map(numberOf).some(isAlike) ? own : own.slice(-4)}`;
}

function schemeOf(fund: HeldFund, { owners }: Account, demat: string | null) {
  const folio = fund.folio ?? "";
  const [owner] = owners;
  return {
    investor: owner === undefined ? null : `${owner.name} ${owner.PAN}`.trim() || null,
    ...(folio === "" ? { folio: demat } : folioCell(folio)),
    name: fund.name || fund.isin,
    isin: fund.isin,
    amfiCode: readSchemeCode(fund.amfi ?? ""),
  };
}

function figuresOf(fund: HeldFund) {
  const units = numberIn(fund.balance) ?? "0";
  return {
    units,
    cost: costOf(units, numberIn(fund.total_cost), numberIn(fund.avg_cost)),
    nav: numberIn(fund.nav),
    value: numberIn(fund.value),
  };
}

/** Fails where an account's holdings do not add up to its printed value. */
function sumFailures(account: Account, line: number): CheckFailure[] {
  const all = [...account.mutual_funds, ...account.equities, ...account.bonds];
  const found = all
    .reduce((sum, { value }) => sum.plus(decimal(numberIn(value) ?? "0")), decimal("0"))
    .toText();
  const expected = numberIn(account.balance) ?? "0";
  if (Math.abs(Number(found) - Number(expected)) <= 1) return [];
  const location = { page: null, line, text: account.name };
  return [{ check: "house-total", location, expected, found }];
}

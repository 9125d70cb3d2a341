import { readVariant } from "../../../schemes/plan-and-option.ts";
import { panIn } from "../pan.ts";
import { isNameless, type TableColumn } from "./column-values.ts";
import { headerName, type Header } from "./header.ts";
import { previewLimits, type Rows } from "./table.ts";

const investorName =
  /^(?:name of (?:the )?)?(?:(?:first|primary|1st|family) )?(?:investor|(?:unit|account)? ?holder|client|applicant|member|person|owner|beneficiary)(?:['’]?s)?(?: name)?$|^(?:held by|in (?:the )?name of|belongs to|for(?: whom)?|whose|(?:family )?relation(?:ship)?|family)\??$/;
const panName = /^(?:investor |holder |client )?pan(?: (?:no|number|card))?\.?$/;
/** Where something is held, or a name beside the scheme's: one scheme in two accounts is two holdings, perhaps of two people. */
const accountName =
  /^(?:(?:demat|trading|broking|investment|mf|portfolio) )?(?:account|a\/c|acct?|portfolio|broker|platform|app)(?: (?:name|id))?$|^(?:client|dp|bo) ?(?:id|code)$|^held (?:with|at|through)$|^(?:full |customer |user )?name$|^(?:customer|user)$/;
const variantName =
  /^(?:scheme |fund )?(?:sub )?(?:plan|option|dividend option|idcw option)(?: ?type| ?name)?$/;

const plain = (name: string): string => headerName(name).replaceAll(/[_.]+/g, " ").trim();

/** Whether a column says whose a row is, whatever else the table has. */
export const isInvestorColumn = (name: string): boolean =>
  investorName.test(plain(name)) || panName.test(plain(name));

/** Whether a column says which plan or option of a scheme a row is about. */
export const isVariantColumn = (name: string): boolean => variantName.test(plain(name));

export const isAccountColumn = (name: string): boolean => accountName.test(plain(name));

/** A depository's account number has 16 digits. */
const folioNumber = /^'?\d{5,15}(?:\s*\/\s*\d{0,4})?$/;

/** Whether a column without a heading, or called "Account", has numbers that can be folios. */
export const couldHaveFolios = (column: TableColumn): boolean =>
  (isNameless(column) ||
    /^(?:(?:mf|investment) )?(?:account|a\/c|acct?)(?: id)?$/.test(plain(column.name))) &&
  column.filled.length > 0 &&
  column.filled.every((cell) => folioNumber.test(cell));

type Described = { name: string; investor: string | null };

/**
 * Reads whose a row is, and its scheme's name with the plan and option that stand in columns of their own. Where nothing
 * names people, the account is whose it is, if one scheme is held in several.
 */
export function descriptionReader(
  rows: Rows,
  { at: headerAt, columns }: Header,
  taken: ReadonlySet<number | undefined>,
  schemeAt: number | undefined,
): (cells: readonly string[], name: string) => Described {
  const free = [...columns].filter(([, at]) => !taken.has(at));
  const [named, accounts, variants] = [isInvestorColumn, isAccountColumn, isVariantColumn].map(
    (isOne) => free.flatMap(([name, at]) => (isOne(name) ? [at] : [])),
  );
  const sample = rows.first(headerAt + 1 + previewLimits.rows).slice(headerAt + 1);
  const isInSeveral = (at: number): boolean => {
    const first = new Map<string, string>();
    return sample.some(({ cells }) => {
      const [scheme, account] = [schemeAt, at].map((each) => (cells[each ?? -1] ?? "").trim());
      if (scheme === undefined || account === undefined || account === "") return false;
      const known = first.get(scheme) ?? account;
      first.set(scheme, known);
      return known !== account;
    });
  };
  const people = named?.length === 0 ? accounts?.filter(isInSeveral) : named;
  const telling = new Set(variants?.filter(isInSeveral));
  return (cells, name) => {
    const of = (columnsAt: readonly number[] = []) =>
      columnsAt.map((at) => (cells[at] ?? "").trim());
    const investor = of(people)
      .map((cell) => panIn(cell) ?? cell)
      .filter((cell) => cell !== "")
      .join(" ");
    const described = (variants ?? []).reduce((all, at) => {
      const cell = (cells[at] ?? "").trim();
      const known = withVariant(all, cell);
      const isToldAlone = known === all && telling.has(at) && !isSaidIn(all, cell);
      return isToldAlone ? `${all} - ${cell}` : known;
    }, name);
    return { name: described, investor: investor || null };
  };
}

const isSaidIn = (name: string, cell: string): boolean =>
  name.toLowerCase().includes(cell.toLowerCase());

/** The name with a plan or option that it does not say itself, or of which it says another one. */
export function withVariant(name: string, cell: string): string {
  const [own, said] = [name, cell].map(variantIn);
  const isNew =
    (said?.plan != null && own?.plan !== said.plan) ||
    (said?.option != null && own?.option !== said.option);
  return isNew ? `${name} - ${cell}` : name;
}

/** A flexi cap fund pays nothing out for its name. */
const variantIn = (text: string) =>
  readVariant(text.toLowerCase().replaceAll(/flexi[ -]?cap/g, ""));

import { readVariant } from "../../../schemes/plan-and-option.ts";
import { panIn } from "../pan.ts";
import type { TableColumn } from "./column-values.ts";
import { headerName, type Header } from "./table.ts";

const investorName =
  /^(?:name of (?:the )?)?(?:(?:first|primary|1st|family) )?(?:investor|(?:unit|account)? ?holder|client|applicant|member|person|owner|beneficiary)(?:['’]?s)?(?: name)?$|^(?:held by|in (?:the )?name of|whose)\??$/;
const panName = /^(?:investor |holder |client )?pan(?: (?:no|number|card))?\.?$/;
const variantName =
  /^(?:scheme |fund )?(?:sub )?(?:plan|option|dividend option|idcw option)(?: ?type| ?name)?$/;

const plain = (name: string): string => headerName(name).replaceAll(/[_.]+/g, " ").trim();

/** Whether a column says whose a row is, whatever else the table has. */
const isInvestorColumn = (name: string): boolean =>
  investorName.test(plain(name)) || panName.test(plain(name));

/** Whether a column says which plan or option of a scheme a row is about. */
const isVariantColumn = (name: string): boolean => variantName.test(plain(name));

/** Whether rows that look alike are of several people, plans or options by a column. */
export const tellsApart = ({ name, filled }: TableColumn): boolean =>
  (isInvestorColumn(name) || isVariantColumn(name)) && new Set(filled).size > 1;

type Described = { name: string; investor: string | null };

/** Reads whose a row is, and its scheme's name with the plan and option that stand in columns of their own. */
export function descriptionReader(
  { columns }: Header,
  taken: ReadonlySet<number | undefined>,
): (cells: readonly string[], name: string) => Described {
  const free = [...columns].filter(([, at]) => !taken.has(at));
  const [people, variants] = [isInvestorColumn, isVariantColumn].map((isOne) =>
    free.flatMap(([name, at]) => (isOne(name) ? [at] : [])),
  );
  return (cells, name) => {
    const of = (columnsAt: readonly number[] = []) =>
      columnsAt.map((at) => (cells[at] ?? "").trim());
    const investor = of(people)
      .map((cell) => panIn(cell) ?? cell)
      .filter((cell) => cell !== "")
      .join(" ");
    return { name: of(variants).reduce(withVariant, name), investor: investor || null };
  };
}

/** The name with a plan or option that it does not say itself. */
export function withVariant(name: string, cell: string): string {
  const [own, said] = [name, cell].map((text) => readVariant(text.toLowerCase()));
  const isNew =
    (said?.plan != null && own?.plan == null) || (said?.option != null && own?.option == null);
  return isNew ? `${name} - ${cell}` : name;
}

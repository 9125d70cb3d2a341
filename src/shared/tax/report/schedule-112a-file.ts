import type { Form112A, TaxRules } from "../rules/tax-rules.ts";
import { taxRules } from "../rules/tax-rules.ts";
import type { Sale } from "./report-types.ts";
import { rows112A, type Row112A } from "./schedule-112a.ts";
import { columnsWith1b, type ColumnNumber, type Template112A } from "./template-112a.ts";

type Column = { heading: string; value: (row: Row112A) => string | number | null };

/** The headings as others print them: the portal's template differs in its spaces, which only the template tells. */
const columns: Record<ColumnNumber, Column> = {
  "1a": { heading: "Share/Unit acquired(1a)", value: (row) => row.acquired },
  "1b": { heading: "Share/Unit Transferred(1b)", value: (row) => row.transferred },
  "2": { heading: "ISIN Code(2)", value: (row) => row.isin },
  "3": { heading: "Name of the Share/Unit(3)", value: (row) => row.name },
  "4": { heading: "No. of Shares/Units(4)", value: (row) => row.units },
  "5": { heading: "Sale-price per Share/Unit(5)", value: (row) => row.pricePerUnit },
  "6": {
    heading: "Full Value of Consideration(Total Sale Value)(6) = 4 * 5",
    value: (row) => row.consideration,
  },
  "7": { heading: "Cost of acquisition without indexation(7)", value: (row) => row.costTaken },
  "8": { heading: "Cost of acquisition(8)", value: (row) => row.cost },
  "9": {
    heading: "If the long term capital asset was acquired before 01.02.2018(9)",
    value: (row) => row.grandfathered,
  },
  "10": {
    heading: "Fair Market Value per share/unit as on 31st January 2018(10)",
    value: (row) => row.fmvPerUnit,
  },
  "11": {
    heading: "Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10",
    value: (row) => row.fmv,
  },
  "12": {
    heading: "Expenditure wholly and exclusively in connection with transfer(12)",
    value: () => 0,
  },
  "13": { heading: "Total deductions(13) = 7 + 12", value: (row) => row.costTaken },
  "14": { heading: "Balance(14) = 6 - 13", value: (row) => row.balance },
};

/** Whether a template can be that of a year's return; where the year's form is not certain, the template knows better. */
export const isTemplateOf = (form: Form112A, template: Template112A): boolean =>
  !form.certain || template.hasTransferred === form.hasTransferred;

/**
 * The upload of Schedule 112A: CSV with CRLF and without a byte order mark. No value has a comma or a quote.
 * @param template the portal's, whose header is kept; null where the user has none
 */
export function schedule112AFile(
  sales: readonly Sale[],
  form: Form112A,
  template: Template112A | null,
  rules: TaxRules = taxRules,
): Uint8Array<ArrayBuffer> {
  const shown = columnsWith1b((template ?? form).hasTransferred).map((number) => columns[number]);
  const blanks = ",".repeat(template?.blankColumns ?? 0);
  const rows = rows112A(sales, rules).map(
    (row) => shown.map(({ value }) => String(value(row) ?? "")).join(",") + blanks,
  );
  const header = template?.header ?? asciiBytes(shown.map(({ heading }) => heading).join(","));
  const below = asciiBytes(["", ...rows, ""].join("\r\n"));
  const file = new Uint8Array(header.length + below.length);
  file.set(header);
  file.set(below, header.length);
  return file;
}

const asciiBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0));

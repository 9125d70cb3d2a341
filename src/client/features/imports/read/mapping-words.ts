import type {
  ColumnMapping,
  KindSource,
  MappedField,
} from "../../../../shared/imports/read/tables/column-mapping.ts";
import { mappedFields } from "../../../../shared/imports/read/tables/column-mapping.ts";
import { t, type PlainText } from "../../../language/text.ts";
import { typeName } from "../../../language/type-names.ts";

const fieldNames: Record<MappedField, PlainText> = {
  date: "Date",
  scheme: "Scheme",
  units: "Units",
  nav: "NAV",
  amount: "Amount",
  debit: "Debit",
  credit: "Credit",
  type: "Type",
  folio: "Folio",
  isin: "ISIN",
  amfiCode: "AMFI code",
  stampDuty: "Stamp duty",
  stt: "STT",
  tds: "TDS",
  exitLoad: "Exit load",
  balance: "Unit balance",
};

/** Fields of a row of holdings. */
const heldFields: ReadonlySet<MappedField> = new Set<MappedField>([
  "date",
  "scheme",
  "units",
  "nav",
  "amount",
  "folio",
  "isin",
  "amfiCode",
]);

/** The fields that a table's columns can have, with their labels. The amount of a holding is its cost. */
export const labelledFields = ({
  kindBy,
}: Pick<ColumnMapping, "kindBy">): [MappedField, string][] =>
  mappedFields
    .filter((field) => kindBy !== "held" || heldFields.has(field))
    .map((field) => [
      field,
      kindBy === "held" && field === "amount" ? t("Cost") : t(fieldNames[field]),
    ]);

export const kindSourceNames: Record<KindSource, PlainText> = {
  words: "The words in the column of types",
  "units-sign": "Negative units mean a sale",
  "amount-paid": "A negative amount means a purchase: money was paid",
  "amount-taken": "A negative amount means a sale: money was taken out",
  "debit-buys": "A debit is a purchase, a credit a sale",
  "credit-buys": "A credit is a purchase, a debit a sale",
  "all-purchases": "All of these are purchases",
  held: "Neither: each row is a holding",
};

/** The user's answers about a table, for this file or an earlier one with the same columns. */
export function mappingText(
  { columns, kindBy, types }: ColumnMapping,
  labels: ReadonlyMap<string, string> = new Map(),
): string {
  const named = labelledFields({ kindBy }).flatMap(([field, label]) =>
    columns[field] === "" ? [] : [`${label} = ${labels.get(columns[field]) ?? columns[field]}`],
  );
  const words = Object.entries(types).map(([word, type]) =>
    [`“${word}”`, type === "none" ? t("No transaction") : typeName(type)].join(" = "),
  );
  const source = kindBy === null ? [] : [t(kindSourceNames[kindBy])];
  return [...named, ...source, ...(kindBy === "words" ? words : [])].join(", ");
}

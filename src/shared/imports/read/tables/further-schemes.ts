import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import { folioCell } from "./cells.ts";
import { isUniform } from "./column-values.ts";
import {
  couldHaveFolios,
  descriptionReader,
  isAccountColumn,
  isInvestorColumn,
  isVariantColumn,
} from "./described-scheme.ts";
import type { FurtherColumn, FurtherColumns, OwnColumn, OwnField } from "./further-types.ts";
import type { Header } from "./header.ts";
import { suggestedColumn } from "./suggest-mapping.ts";
import type { Rows, TableRow } from "./table.ts";
import { schemeKeyIn } from "./traded-scheme.ts";

/** The columns by which the rows' funds and people are known, and what they say of a row. */
type SchemeColumns = Pick<FurtherColumns, "schemeOf"> & { columns: ReadonlySet<FurtherColumn> };

/** The columns that say which fund and whose a row is, where the format has none for it. */
export function columnsOfSchemes(
  rows: Rows,
  header: Header,
  further: readonly FurtherColumn[],
  own: OwnColumn,
): SchemeColumns {
  const found = (field: "folio" | "isin" | "amfiCode") => {
    if (own(field) !== undefined) return undefined;
    const name = suggestedColumn(field, further);
    return further.find((column) => column.name === name && hasValuesOf(field, column));
  };
  const [folio, isin, amfiCode] = [found("folio"), found("isin"), found("amfiCode")];
  const isOfNobody = (own("investor")?.filled.length ?? 0) === 0;
  const described = further.filter(
    (column) =>
      column !== folio &&
      (isVariantColumn(column.name) ||
        (isOfNobody && (isInvestorColumn(column.name) || isAccountColumn(column.name)))),
  );
  const describe = descriptionReader(
    rows,
    { at: header.at, columns: new Map(described.map(({ name, at }) => [name, at])) },
    new Set(),
    own("scheme")?.at,
  );
  const columns = new Set([folio, isin, amfiCode, ...described].flatMap((column) => column ?? []));
  const cellOf = (row: TableRow, column: FurtherColumn) => (row.cells[column.at] ?? "").trim();
  return {
    columns,
    schemeOf: (row, scheme) => {
      const { name, investor } = describe(row.cells, scheme.name);
      return {
        ...scheme,
        name,
        ...(folio !== undefined && folioCell(cellOf(row, folio))),
        ...(isin !== undefined && { isin: cellOf(row, isin) }),
        ...(amfiCode !== undefined && { amfiCode: readSchemeCode(cellOf(row, amfiCode)) }),
        ...(investor !== null && { investor }),
      };
    },
  };
}

/** Codes of a registrar are none of AMFI, and a column without digits has no folios. */
const hasValuesOf = (field: "folio" | "isin" | "amfiCode", column: FurtherColumn): boolean =>
  field === "folio"
    ? column.filled.some((cell) => /\d/.test(cell)) && !couldHaveFolios(column)
    : column.filled.every((cell) => field === "isin" || readSchemeCode(cell) !== null);

/** Whether folios, or the numbers of people's accounts, stand under "Account" where no other column has folios. */
export function hasUnclearFolios(further: readonly FurtherColumn[]): boolean {
  const name = suggestedColumn("folio", further);
  return further.some((each) => each.name === name && couldHaveFolios(each) && !isUniform(each));
}

/** Which fund each row becomes part of. */
export function schemeKeys(
  { schemeOf }: SchemeColumns,
  columns: ReadonlyMap<number, FurtherColumn>,
  own: OwnColumn,
): string[] {
  const [any] = columns.values();
  return (any?.cells ?? []).map((_, index) => {
    const cells: string[] = [];
    for (const { at, cells: all } of columns.values()) cells[at] = all[index] ?? "";
    const cell = (field: OwnField) => own(field)?.cells[index] ?? "";
    return schemeKeyIn(
      schemeOf(
        { line: index, cells },
        {
          ...folioCell(cell("folio")),
          name: cell("scheme"),
          isin: cell("isin"),
          amfiCode: cell("amfiCode") || null,
          investor: cell("investor") || null,
        },
      ),
    );
  });
}

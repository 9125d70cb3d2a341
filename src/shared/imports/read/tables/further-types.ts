import type { TransactionType } from "../../../transactions/types.ts";
import type { UnreadReason } from "../../statement.ts";
import type { TableColumn } from "./column-values.ts";
import type { TableRow } from "./table.ts";
import type { TradedScheme } from "./traded-scheme.ts";

export type OwnField =
  | "date"
  | "scheme"
  | "folio"
  | "isin"
  | "amfiCode"
  | "investor"
  | "kind"
  | "units"
  | "nav"
  | "amount";

/** What a known format says of its columns. */
export type KnownColumns = {
  headers: readonly string[];
  /** Further columns that change what is recorded. */
  optional?: readonly string[];
  /** Known columns of the source that say nothing beyond those, or that the reader looks at where they are there. */
  unread?: readonly string[];
  /** No row's figures can be checked against each other, so further columns of figures are asked about. */
  hasNoProof?: boolean;
  /** Which of its columns says what, so that a further one can be held against it. */
  fields: Partial<Record<OwnField, string>>;
  /** Whether the words of its kinds are those of a table that nobody knows, so that a further column can add to them. */
  hasKindWords?: boolean;
};

/** What the columns of a table say that are none of its format's. */
export type FurtherColumns = {
  /** The printed names of those that are not read; a number is the place of one without a name, from 1. */
  unread: readonly (string | number)[];
  identifiesSchemes: boolean;
  schemeOf: <Scheme extends TradedScheme>(row: TableRow, scheme: Scheme) => Scheme;
  /** The kind by all columns together; undefined where the format's own word says it. */
  kindOf: (row: TableRow, word: string) => TransactionType | undefined;
  /** Why a row does not count. */
  remarkOf: (row: TableRow) => UnreadReason | null;
};

export const nothingFurther: FurtherColumns = {
  unread: [],
  identifiesSchemes: false,
  schemeOf: (_, scheme) => scheme,
  kindOf: () => undefined,
  remarkOf: () => null,
};

/** Its place counts from 0. */
export type FurtherColumn = TableColumn & { at: number };

/** The format's own column of a field, where the table has it. */
export type OwnColumn = (field: OwnField) => FurtherColumn | undefined;

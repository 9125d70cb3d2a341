import type { Statement } from "../statement.ts";
import type { Header, Table } from "./table.ts";

/** A kind of file, told by the names of its columns. */
export type TableFormat = {
  headers: readonly string[];
  read: (table: Table, header: Header) => Statement;
};

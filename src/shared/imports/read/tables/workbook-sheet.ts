import type { Table } from "./table.ts";

/** A sheet without what is hidden in it, and without the columns beyond the most that are read. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  rows: Table;
  hiddenRows: number;
  hiddenColumns: number;
  cutColumns: number;
};

import type { Table } from "./table.ts";

/** A sheet without what is hidden in it. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  rows: Table;
  hiddenRows: number;
  hiddenColumns: number;
};

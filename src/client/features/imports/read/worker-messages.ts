import type { ColumnMapping } from "../../../../shared/imports/read/tables/column-mapping.ts";
import type {
  DateReading,
  DateOptions,
} from "../../../../shared/imports/read/tables/date-order.ts";
import type {
  FileProblem,
  LineProblem,
  SourceLocation,
  Statement,
  StatementScheme,
} from "../../../../shared/imports/statement.ts";
import type { Table } from "../../../../shared/imports/read/tables/table.ts";

export type ReadRequest = {
  bytes: ArrayBuffer;
  password?: string | undefined;
  mapping?: ColumnMapping | undefined;
  dates?: DateOptions | undefined;
};

export type ReadProgress = { done: number; of: number };

export type ReadResponse =
  | { kind: "progress"; progress: ReadProgress }
  /** One by one: taking over thousands of rows together would hold up the page. */
  | { kind: "scheme"; scheme: StatementScheme }
  | { kind: "statement"; statement: Omit<Statement, "schemes"> }
  /** `table` is there where its columns are unknown, `readings` where its dates are. */
  | {
      kind: "problem";
      problem: FileProblem;
      table?: Table;
      readings?: readonly DateReading[];
      location?: undefined;
    }
  /** `location` is the line that is not understood, or the sum that does not come out. */
  | {
      kind: "problem";
      problem: LineProblem;
      table?: undefined;
      readings?: undefined;
      location: SourceLocation;
    }
  /** What reads the file could not be loaded as a whole. */
  | { kind: "unreachable" }
  | { kind: "failed" };

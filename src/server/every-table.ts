import * as auth from "./auth/tables.ts";
import * as addresses from "./auth/addresses/tables.ts";
import * as assistants from "./auth/assistants/tables.ts";
import * as events from "./auth/events/tables.ts";
import * as openid from "./auth/openid/tables.ts";
import * as secondFactor from "./auth/second-factor/tables.ts";
import * as calendar from "./calendar/tables.ts";
import * as watchList from "./compare/watch-list/tables.ts";
import * as categories from "./funds/categories/tables.ts";
import * as fundTables from "./funds/tables.ts";
import * as goals from "./goals/tables.ts";
import * as holders from "./holders/tables.ts";
import * as imports from "./imports/tables.ts";
import * as inbox from "./inbox/tables.ts";
import { belongsTo, saysHolder, tablesIn } from "./platform/db/tables-of.ts";
import * as letters from "./letters/tables.ts";
import * as push from "./push/tables.ts";
import * as removals from "./removals/tables.ts";
import * as sharing from "./sharing/tables.ts";
import * as sips from "./sips/tables.ts";
import * as targets from "./targets/tables.ts";
import * as tax from "./tax/tables.ts";
import * as transactions from "./transactions/tables.ts";

/** All that have rows of users. */
export const userTables = tablesIn([
  auth,
  addresses,
  assistants,
  events,
  openid,
  secondFactor,
  removals,
  holders,
  fundTables,
  categories,
  sips,
  imports,
  inbox,
  transactions,
  sharing,
  watchList,
  tax,
  targets,
  goals,
  letters,
  calendar,
  push,
]);

/** Whose rows are deleted with a fund, and restored with it: those that refer to it. */
export const tablesOfFund = userTables.filter((table) => belongsTo(table, fundTables.funds));

/** Whose rows are deleted with a person, and restored with them: those that say whose they are. Funds go to another person. */
export const tablesOfHolder = userTables
  .filter(saysHolder)
  .filter((table) => !Object.is(table, fundTables.funds));

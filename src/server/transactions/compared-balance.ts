import type { ComparedFund } from "../../shared/imports/schema.ts";
import { stateOf, withoutDue } from "../../shared/transactions/agreement.ts";
import { fromMicroUnits } from "../../shared/transactions/fixed-point.ts";
import type { ComparedBalance } from "./queries/balances.ts";

/** The last statement of a fund, compared with what is recorded of the fund for its day. */
export function comparedBalance(row: ComparedBalance): ComparedFund {
  const units = Number(row.units);
  const printed = { units, unitDecimals: row.unitDecimals };
  const recorded = withoutDue(printed, row.recorded, row.due);
  return {
    fundId: row.fundId,
    date: row.date,
    isDated: row.isDated === 1,
    units,
    recorded: fromMicroUnits(recorded),
    leftOut: row.leftOut,
    state: stateOf(printed, recorded, row.startsLater === 1),
  };
}

import { exportPart } from "../auth/export-part.ts";
import { targetsOf } from "./queries.ts";
import { readTarget } from "./stored-target.ts";

export const targetsExport = exportPart({
  reads: ({ db }, owner) => ({ targets: targetsOf(db, owner) }),
  view: ({ targets }) => ({
    targets: targets.map((row) => ({ holderId: row.holderId, ...readTarget(row) })),
  }),
});

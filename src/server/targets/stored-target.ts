import * as z from "zod/mini";
import { toDecimalText } from "../../shared/money.ts";
import { usualBand } from "../../shared/targets/limits.ts";
import type { AllocationTarget, SetTargetsInput } from "../../shared/targets/schema.ts";
import { everyone, type NewTarget, type TargetRow } from "./queries.ts";

const storedParts = z.array(z.object({ name: z.string(), percent: z.number() }));

export const readTarget = ({ by, band, relativeBand, parts }: TargetRow): AllocationTarget => ({
  by,
  band: Number(band),
  relativeBand: relativeBand === null ? null : Number(relativeBand),
  parts: storedParts.parse(JSON.parse(parts)),
});

export const noTarget: AllocationTarget = {
  by: "kind",
  band: usualBand,
  relativeBand: null,
  parts: [],
};

export const targetRow = ({
  holderId,
  by,
  band,
  relativeBand,
  parts,
}: AllocationTarget & Pick<SetTargetsInput, "holderId">): NewTarget => ({
  holderId: holderId ?? everyone,
  by,
  band: toDecimalText(band),
  relativeBand: relativeBand === null ? null : toDecimalText(relativeBand),
  parts: JSON.stringify(parts),
});

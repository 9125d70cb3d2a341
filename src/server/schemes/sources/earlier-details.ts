import type { VariantReading } from "../../../shared/schemes/plan-and-option.ts";
import type { SchemeDetails } from "../../../shared/schemes/scheme.ts";

export type EarlierDetails = VariantReading &
  Pick<SchemeDetails, "isInferred" | "fundHouse"> & { name: string };

export type ReadEarlier = (
  codes: readonly string[],
) => Promise<ReadonlyMap<string, EarlierDetails>>;

import * as z from "zod/mini";
import { investStep, maxInvested, usualBand } from "./limits.ts";
import { holderFilterField } from "../holders/schema.ts";
import { numberField } from "../number-field.ts";
import { roundTo } from "../rounding.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";
import { withCode } from "../contract.ts";
import { textField } from "../text-field.ts";
import { assetKinds, type AssetKind } from "../schemes/asset-kind.ts";

export const maxTargetParts = 50;

const nameMissing = "Please enter a name";

const targetPart = z.strictObject({
  name: textField({ label: "The name", max: 60, missing: nameMissing, blank: nameMissing }).check(
    z.toLowerCase(),
  ),
  percent: numberField({
    label: "The percentage",
    min: 0,
    max: 100,
    maxText: "100 %",
    decimals: 2,
    missing: "The percentage is required",
  }),
});
export type TargetPart = z.output<typeof targetPart>;

export const getTargetsInput = z.strictObject({ holderId: holderFilterField });
export type GetTargetsInput = z.output<typeof getTargetsInput>;

const isKind = (name: string): boolean => assetKinds.some((kind) => kind === name);

export const setTargetsInput = z
  .strictObject({
    holderId: holderFilterField,
    /** The one that the user saw, 0 for none. Without it, whatever is stored is replaced. */
    version: z.optional(z.int({ error: "The version must be a whole number" })),
    by: z.enum(["kind", "category"], { error: "Targets are by kind or by category" }),
    band: z._default(
      numberField({
        label: "The band",
        min: 0,
        max: 50,
        maxText: "50 points",
        decimals: 1,
        missing: "The band is required",
      }),
      usualBand,
    ),
    /** Where it is given, a part's band is at most this share of its percentage. */
    relativeBand: z._default(
      z.nullable(
        numberField({
          label: "The share of a part",
          min: 1,
          max: 100,
          maxText: "100 %",
          decimals: 1,
          missing: "The share of a part is required",
        }),
      ),
      null,
    ),
    parts: z.array(targetPart).check(
      z.maxLength(maxTargetParts, {
        error: `A target can have at most ${maxTargetParts} parts`,
        abort: true,
      }),
      z.refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length, {
        error: "A part can be in a target once",
      }),
      z.refine((parts) => totalOf(parts) === 100, {
        error: "The percentages must add up to 100",
        ...withCode("targets/not-hundred"),
      }),
    ),
  })
  .check(
    z.refine(({ by, parts }) => by === "category" || parts.every(({ name }) => isKind(name)), {
      error: "Unknown kind of scheme",
      path: ["parts"],
    }),
  );
export type SetTargetsInput = z.output<typeof setTargetsInput>;

export const totalOf = (parts: readonly TargetPart[]): number =>
  roundTo(
    parts.reduce((sum, { percent }) => sum + percent, 0),
    2,
  );

export const investInput = z.strictObject({
  holderId: holderFilterField,
  amount: numberField({
    label: "Amount",
    min: investStep,
    max: maxInvested,
    maxText: "₹99,99,99,900",
    decimals: 0,
    missing: "Amount is required",
  }).check(
    z.refine((amount) => amount % investStep === 0, {
      error: "Amount must be in hundreds of rupees",
    }),
  ),
});
export type InvestInput = z.output<typeof investInput>;

export const setKindInput = z.strictObject({
  amfiCode: schemeCodeField,
  /** null: by the scheme's category again. */
  kind: z.nullable(z.enum(assetKinds, { error: "Unknown kind of scheme" })),
});
export type SetKindInput = z.output<typeof setKindInput>;

export type AllocationTarget = {
  by: "kind" | "category";
  /** Points that a part's share may be away from its percentage. */
  band: number;
  /** Percent of a part's percentage that its band is at most; null: `band` alone counts. */
  relativeBand: number | null;
  /** None: no target is set. */
  parts: TargetPart[];
};

/**
 * A part as it is now: `value` in rupees, `share` in percent of everything counted, `drift` the share less `percent`.
 */
export type PartView = TargetPart & { value: number; share: number; drift: number };

export type KindView = {
  fundId: string;
  amfiCode: string | null;
  schemeName: string;
  kind: AssetKind | null;
  isChosen: boolean;
};

export type TargetsView = Omit<AllocationTarget, "parts"> & {
  isSet: boolean;
  /** 0 where none is set. */
  version: number;
  parts: PartView[];
  /** Rupees of everything counted. */
  value: number;
  /** Funds that are in no part: without a NAV, or of an unknown kind. */
  leftOut: { fundId: string; reason: "no-nav" | "unknown-kind" }[];
  /** The kind of each held fund, which the user can correct. */
  kinds: KindView[];
};

/** What a part gets of new money; `due` is what SIPs still pay into it this month. */
export type InvestRow = { name: string; fundId: string | null; amount: number; due: number };

export type RebalanceMove = {
  /** Whose money it is; null: the account's owner. */
  holderId: string | null;
  name: string;
  /** null where the person has no fund of the part that can be bought. */
  fundId: string | null;
  side: "sell" | "buy";
  /** null for what is bought: its NAV is that of the day. */
  units: number | null;
  /** Rupees at the newest NAV, before load and tax. */
  amount: number;
};

/** Exit load and tax of all sales of one taxpayer together; null where not known. */
export type RebalanceTotal = { holderId: string | null; load: number | null; tax: number | null };

export type Rebalance = {
  moves: RebalanceMove[];
  totals: RebalanceTotal[];
  /** Rupees above the target that cannot be sold, such as locked units. */
  notSold: number;
};

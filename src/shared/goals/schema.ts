import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import { fundIdField } from "../funds/schema.ts";
import { me } from "../holders/holder.ts";
import { holderFilterField, holderIdField } from "../holders/schema.ts";
import { numberField, rupeesRules } from "../number-field.ts";
import { idField, textField, uuidField } from "../text-field.ts";
import { dateField } from "../transactions/schema.ts";
import type { GoalDate } from "./goal-dates.ts";

export const maxGoalsPerUser = 50;
export const maxGoalParts = 50;
/** Years from today to a goal's day. */
export const maxGoalYears = 60;
const maxRate = 30;

const nameMissing = "Please enter a name";

const percentField = (label: string) => ({
  label,
  max: 100,
  maxText: "100 %",
  decimals: 2,
  missing: `${label} is required`,
});

const rateField = (label: string) =>
  numberField({
    label,
    min: 0,
    max: maxRate,
    maxText: `${maxRate} %`,
    decimals: 2,
    missing: `${label} is required`,
  });

const goalPart = z.strictObject({
  fundId: fundIdField,
  percent: numberField({ ...percentField("The percentage"), min: 0, minExclusive: true }),
});
export type GoalPart = z.output<typeof goalPart>;

const goalFields = {
  name: textField({ label: "The name", max: 60, missing: nameMissing, blank: nameMissing }),
  /** Rupees of today. */
  target: numberField({
    label: "The amount",
    min: 0,
    minExclusive: true,
    ...rupeesRules,
    missing: "The amount is required",
  }),
  on: dateField("The date"),
  /** Percent a year. */
  inflation: rateField("Inflation"),
  /** Assumed by the user, in percent a year. */
  expected: rateField("The return"),
  /** Percent by which the SIP that closes the gap grows each year; the user's SIPs keep their own. */
  stepUp: z._default(numberField({ ...percentField("Yearly step-up"), min: 0 }), 0),
  /** Taken out each month from the goal's day on, in rupees of today; null: nothing. */
  withdrawal: z._default(
    z.nullable(
      numberField({
        label: "The withdrawal",
        min: 0,
        minExclusive: true,
        ...rupeesRules,
        missing: "The withdrawal is required",
      }),
    ),
    null,
  ),
  /** Whose goal it is: "me", a person's id; null: everyone's. */
  holderId: z._default(
    z.nullable(z.union([z.literal(me), holderIdField], { error: 'A person is "me" or an id' })),
    null,
  ),
  parts: z.array(goalPart).check(
    z.maxLength(maxGoalParts, { error: `A goal can have at most ${maxGoalParts} funds` }),
    z.refine((parts) => new Set(parts.map(({ fundId }) => fundId)).size === parts.length, {
      error: "A fund can be in a goal once",
    }),
  ),
};

const goalData = z.strictObject(goalFields);
export type GoalData = z.output<typeof goalData>;

export const listGoalsInput = z.strictObject({ holderId: holderFilterField });
export type ListGoalsInput = z.output<typeof listGoalsInput>;

export const addGoalInput = z.strictObject({
  /** Made by the client, so that an add sent twice is one goal. */
  id: uuidField("The goal's id must be a UUID"),
  ...goalFields,
});
export type AddGoalInput = z.output<typeof addGoalInput>;

const goalIdField = idField("The goal's id", "No goal id provided");

export const updateGoalInput = z.strictObject({
  id: goalIdField,
  /** Of the goal as the user saw it, so that a change from another window is not overwritten. */
  version: z.int({ error: "The version must be a whole number" }),
  data: goalData,
});
export type UpdateGoalInput = z.output<typeof updateGoalInput>;

export const deleteGoalInput = z.strictObject({ id: goalIdField });
export type DeleteGoalInput = z.output<typeof deleteGoalInput>;

export type Goal = GoalData & { id: string; version: number };

export type InBand<Value> = { low: Value; mid: Value; high: Value };

/** Rupees; of today, but for `projected` and `cost`, which are of the goal's day. */
export type GoalFigures = {
  projected: InBand<number>;
  cost: number;
  /** The SIP that the goal needs in all, with its step-up; null where less than a month is left. */
  neededSip: number | null;
  /** The SIP that it needs on top of those that feed it; null as above. */
  missingSip: number | null;
  /** null: not within a hundred years. */
  reachedOn: IsoDate | null;
  /** How many monthly withdrawals are paid, null if they last a hundred years; null for a goal without withdrawals. */
  withdrawalsPaid: InBand<number | null> | null;
};

/** The SIPs of one fund that feed a goal. */
export type GoalSip = {
  fundId: string;
  running: number;
  paused: number;
  /** The goal's share of the next instalments of those that run, in rupees. */
  amount: number;
  /** What that comes to by the goal's day, in rupees of that day. */
  brings: number;
};

export type GoalView = Goal &
  GoalFigures & {
    /** What its share of its funds is worth, in rupees. */
    value: number;
    sips: GoalSip[];
    dates: GoalDate[];
  };

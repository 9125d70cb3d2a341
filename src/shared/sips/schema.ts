import * as z from "zod/mini";
import { withCode } from "../contract.ts";
import type { IsoDate } from "../dates.ts";
import { holderFilterField } from "../holders/schema.ts";
import { fundIdField } from "../funds/schema.ts";
import { numberField } from "../number-field.ts";
import { idField, uuidField } from "../text-field.ts";
import { dateField } from "../transactions/schema.ts";
import { maxInstalment, type EarlierTerms } from "./due-dates.ts";

export const maxSipsPerUser = 1_000;
/** Each is compared with each purchase that is added to its fund. */
export const maxSipsPerFund = 100;

const scheduleDate = (label: string) =>
  dateField(label).check(
    z.refine((date) => date < "2200", { error: `${label} must be before 2200` }),
  );

const sipFields = {
  /** Rupees that are debited, stamp duty included. */
  amount: numberField({
    label: "Amount",
    min: 1,
    max: maxInstalment,
    maxText: "₹9,99,99,999",
    decimals: 2,
    missing: "Amount is required",
  }),
  /** Day of the month; in a shorter month its last day. */
  day: z
    .int({ error: "Day must be a whole number" })
    .check(
      z.gte(1, { error: "Day must be 1 to 31", abort: true }),
      z.lte(31, { error: "Day must be 1 to 31" }),
    ),
  /** The first instalment falls due on or after it. */
  from: scheduleDate("Start date"),
  /** The last instalment falls due on or before it. */
  to: z.nullable(scheduleDate("End date")),
  /** Percent by which the amount grows each full year. */
  stepUp: z.nullable(
    numberField({
      label: "Yearly step-up",
      min: 0,
      minExclusive: true,
      max: 100,
      maxText: "100 %",
      decimals: 2,
      missing: "Yearly step-up is required",
    }),
  ),
  paused: z.boolean({ error: "paused must be true or false" }),
};

export const sipFieldNames = Object.keys(sipFields) as (keyof typeof sipFields)[];

const endsAfterStart = <
  Value extends { from?: IsoDate | undefined; to?: IsoDate | null | undefined },
>() =>
  z.refine<Value>(({ from, to }) => from === undefined || to == null || to >= from, {
    error: "A SIP must end after it starts",
    path: ["to"],
  });

export const listSipsInput = z.strictObject({
  fundId: z.optional(fundIdField),
  holderId: holderFilterField,
});
export type ListSipsInput = z.output<typeof listSipsInput>;

export const addSipInput = z
  .strictObject({
    id: z.optional(uuidField("The SIP's id must be a UUID")),
    fundId: fundIdField,
    ...sipFields,
    to: z._default(sipFields.to, null),
    stepUp: z._default(sipFields.stepUp, null),
    paused: z._default(sipFields.paused, false),
    /** Due date of the last instalment that need not be recorded: it is there already. */
    recordedThrough: z._default(z.nullable(dateField("Recorded through")), null),
  })
  .check(endsAfterStart());
export type AddSipInput = z.output<typeof addSipInput>;

const sipIdField = idField("The SIP's id", "No SIP id provided");

export const updateSipInput = z.strictObject({
  id: sipIdField,
  data: z.partial(z.strictObject(sipFields)).check(
    z.refine((data) => Object.keys(data).length > 0, {
      error: "No updated data provided",
      ...withCode("funds/no-data"),
    }),
    endsAfterStart(),
  ),
});
export type UpdateSipInput = z.output<typeof updateSipInput>;

export const deleteSipInput = z.strictObject({
  id: sipIdField,
  /** Deletes its instalments that are worked out and not confirmed as well. */
  withEstimates: z._default(z.boolean({ error: "withEstimates must be true or false" }), false),
});
export type DeleteSipInput = z.output<typeof deleteSipInput>;

export type Sip = {
  id: string;
  fundId: string;
  amount: number;
  day: number;
  from: IsoDate;
  to: IsoDate | null;
  stepUp: number | null;
  /** What it was before it was changed, the oldest first. */
  earlier: readonly EarlierTerms[];
  paused: boolean;
  /** Due date of the last instalment that was recorded, even if it was deleted since. */
  recordedThrough: IsoDate | null;
  /** Due dates of instalments that are not recorded because a statement does not have them, the oldest first. */
  notBought: IsoDate[];
  /** The next instalment, which waits while its date is past and its NAV is not known; null when ended. */
  next: { dueDate: IsoDate; amount: number } | null;
};

import * as z from "zod/mini";
import { whoseField } from "../letters/whose.ts";

export const makeCalendarInput = z.strictObject({
  whose: whoseField,
  withAmounts: z.boolean({ error: "Choose whether amounts are shown" }),
});
export type MakeCalendarInput = z.output<typeof makeCalendarInput>;

export const revokeCalendarInput = z.strictObject({ whose: whoseField });
export type RevokeCalendarInput = z.output<typeof revokeCalendarInput>;

/** A calendar whose address was made; times are ISO 8601, UTC. */
export type CalendarView = {
  whose: string;
  withAmounts: boolean;
  createdAt: string;
  /** When it was last read, to the hour; null: never. */
  readAt: string | null;
};

export type NewCalendar = {
  /** Shown this once: only its hash is stored. */
  address: string;
};

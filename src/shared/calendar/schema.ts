import * as z from "zod/mini";
import { me } from "../holders/holder.ts";
import { holderIdField } from "../holders/schema.ts";
import { ofEveryone } from "../letters/letter-kinds.ts";

const whoseField = z.union([z.literal(ofEveryone), z.literal(me), holderIdField], {
  error: "A calendar is about everyone, me or a person",
});

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

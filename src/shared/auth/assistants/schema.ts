import * as z from "zod/mini";
import { tokenDays } from "../access-tokens/schema.ts";

/** In characters: an address with more is none that an assistant sends. */
export const maxRequestLength = 4_096;
export const defaultDays = 30;

const requestError = "The assistant's link is incomplete. Start again in the assistant.";
const daysError = `An assistant is connected for ${tokenDays.min} to ${tokenDays.max} days`;

/** The query of the address to which an assistant sent the browser. */
const requestField = z
  .string({ error: requestError })
  .check(
    z.minLength(1, { error: requestError }),
    z.maxLength(maxRequestLength, { error: requestError }),
  );

export const assistantRequestInput = z.strictObject({ request: requestField });
export type AssistantRequestInput = z.output<typeof assistantRequestInput>;

const personError = "Choose whose figures the assistant may read";
const nameError = "The assistant's name is missing";

export const allowAssistantInput = z.strictObject({
  request: requestField,
  /** As it was shown: an assistant that calls itself something else by now is asked about again. */
  name: z.string({ error: nameError }).check(z.maxLength(200, { error: nameError })),
  days: z.number({ error: daysError }).check(
    z.refine((days) => Number.isInteger(days) && days >= tokenDays.min && days <= tokenDays.max, {
      error: daysError,
    }),
  ),
  /** `me` or a person's id; null for everyone. */
  person: z.nullable(
    z.string({ error: personError }).check(z.maxLength(100, { error: personError })),
  ),
});
export type AllowAssistantInput = z.output<typeof allowAssistantInput>;

/** What an assistant that asks to be connected says, and what is known of it. */
export type AssistantRequest = {
  /** Where the answer goes, and with it every figure. */
  host: string;
  /** Whether that is a program on the user's own computer. */
  isLocal: boolean;
  /** What it calls itself. */
  name: string;
  /** Whether the address that describes it is on the same host. */
  isVerified: boolean;
  /** Whether it is connected already: that ends then. */
  replaces: boolean;
};

/** Where the browser goes next: back to the assistant. */
export type AssistantAnswer = { address: string };

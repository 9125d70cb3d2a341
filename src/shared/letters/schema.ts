import * as z from "zod/mini";
import { letterKinds, ofEveryone, type LetterKind } from "./letter-kinds.ts";
import { whoseField } from "./whose.ts";

/** What a letter says of money: everything, no rupees, units, folios or people's names, or nothing but a link. */
export const letterAmounts = ["rupees", "percentages", "notice"] as const;
export type LetterAmounts = (typeof letterAmounts)[number];

const kindField = z.enum(letterKinds, { error: "There is no such letter" });
const amountsField = z.enum(letterAmounts, {
  error: "A letter has rupees, percentages, or a notice only",
});
/** An exemption is one taxpayer's. */
const isOfTaxpayer = <Value extends { kind: LetterKind; whose: string }>() =>
  z.refine<Value>(({ kind, whose }) => kind !== "march" || whose !== ofEveryone, {
    error: "A letter about the exemption is about one person",
    path: ["whose"],
  });

export const saveLetterInput = z
  .strictObject({
    kind: kindField,
    whose: whoseField,
    /** Null turns the letter off. */
    amounts: z.nullable(amountsField),
  })
  .check(isOfTaxpayer());
export type SaveLetterInput = z.output<typeof saveLetterInput>;

export const previewLetterInput = z
  .strictObject({
    kind: kindField,
    whose: whoseField,
    amounts: amountsField,
  })
  .check(isOfTaxpayer());
export type PreviewLetterInput = z.output<typeof previewLetterInput>;

export type LetterPreview = {
  to: string;
  subject: string;
  text: string;
};

/** Why letters ended without the owner's doing. */
export const stopReasons = ["bounce", "complaint", "suppressed"] as const;
export type StopReason = (typeof stopReasons)[number];

/**
 * `due`: it waits, or is on its way. `failed`: refused until it was given up. `late`: its last day came first. `off`: it was
 * turned off, or there was nothing to say. `empty`: no news of its week or day, so that nobody is told of it. `unanswered` letters
 * count as sent: the mail service did not say.
 */
export const letterStates = [
  "due",
  "sent",
  "unanswered",
  "failed",
  "late",
  "off",
  "empty",
] as const;
export type LetterState = (typeof letterStates)[number];

export type SentLetter = {
  kind: LetterKind;
  whose: string;
  period: string;
  state: Exclude<LetterState, "empty">;
  /** When that was known; ISO 8601, UTC. */
  at: string;
};

export type LetterSettings = {
  /** Why no letters can go out here; null where they can. */
  obstacle: "no-mail" | "unproven" | "demo" | null;
  on: { kind: LetterKind; whose: string; amounts: LetterAmounts }[];
  stopped: { reason: StopReason; at: string } | null;
  /** The newest first. */
  letters: SentLetter[];
};

/**
 * What a letter is about, a month or a financial year as in a report's address, or the first day of its week or its day, and from
 * when on it is too late.
 */
export type DueLetter = { kind: LetterKind; period: string; deadline: Date };

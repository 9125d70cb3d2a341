import type { IsoDate } from "../../../shared/dates.ts";
import { formatNumber, parseAmount } from "../../../shared/number-format.ts";
import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import { addSipInput, type Sip } from "../../../shared/sips/schema.ts";

export type SipDraft = { amount: string; day: string; from: string; to: string; stepUp: string };

const numberText = (value: number | null): string =>
  value === null ? "" : formatNumber(value, { max: 2 });

export const newSipDraft = (today: IsoDate): SipDraft => ({
  amount: "",
  day: String(Number(today.slice(8))),
  from: today,
  to: "",
  stepUp: "",
});

export const foundSipDraft = ({ amount, day, from, stepUp }: FoundSip): SipDraft => ({
  amount: numberText(amount),
  day: String(day),
  from,
  to: "",
  stepUp: numberText(stepUp),
});

export const sipDraftOf = ({ amount, day, from, to, stepUp }: Sip): SipDraft => ({
  amount: numberText(amount),
  day: String(day),
  from,
  to: to ?? "",
  stepUp: numberText(stepUp),
});

/** Checked by the contract, which refuses NaN. */
export const parseSipDraft = (draft: SipDraft, of: { id: string; fundId: string }) =>
  addSipInput.safeParse({
    ...of,
    amount: numberOf(draft.amount),
    day: numberOf(draft.day) ?? Number.NaN,
    from: draft.from === "" ? undefined : draft.from,
    to: draft.to === "" ? null : draft.to,
    stepUp: numberOf(draft.stepUp),
  });

const numberOf = (text: string): number | null =>
  text.trim() === "" ? null : (parseAmount(text) ?? Number.NaN);

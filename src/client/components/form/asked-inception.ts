import type { IsoDate } from "../../../shared/dates.ts";
import type { InceptionDoubt } from "../../../shared/funds/doubt.ts";
import { correctionText } from "../../language/correction-text.ts";
import { doubtText } from "../../language/doubt-text.ts";
import type { AskedDoubt } from "./doubt-notice.tsx";

/** Asks about a day before the scheme began, and proposes its first. */
export function askedInception(
  doubt: InceptionDoubt | null,
  field: string,
  write: (date: IsoDate) => void,
): AskedDoubt[] {
  if (doubt === null) return [];
  const { inception } = doubt;
  const text = correctionText({ date: inception });
  const proposal = { text, field, write: () => write(inception) };
  return [{ text: doubtText(doubt), field, proposal }];
}

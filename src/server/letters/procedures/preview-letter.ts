import { indianDay, type IsoDate } from "../../../shared/dates.ts";
import { AppError } from "../../../shared/errors.ts";
import { me } from "../../../shared/holders/holder.ts";
import { ofEveryone, type LetterKind } from "../../../shared/letters/letter-kinds.ts";
import type { LetterPreview, PreviewLetterInput } from "../../../shared/letters/schema.ts";
import { periodAt, periodBefore } from "../../../shared/reports/period.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { holdersOf } from "../../holders/queries/holders.ts";
import { buildLetter } from "../build-letter.ts";

/** Turns nothing off. */
const noToken = "preview";

/**
 * The letter as it would be sent now, the monthly one about the last whole month, also where no mail is.
 * @throws AppError holders/not-found, tax/clubbed, transactions/conflict
 */
export async function previewLetter(
  ctx: SessionContext,
  { kind, whose, amounts }: PreviewLetterInput,
): Promise<LetterPreview> {
  const { user, holders } = await ctx.read((owner) => ({ holders: holdersOf(ctx.db, owner) }));
  const holder = holders.find(({ id }) => id === whose);
  if (holder === undefined && whose !== ofEveryone && whose !== me)
    throw new AppError("holders/not-found");
  const today = indianDay(ctx.clock());
  const period = periodOf(kind, today);
  const { mail } = await buildLetter(
    ctx,
    { kind, whose, period },
    {
      language: ctx.caller.language ?? user.language,
      amounts,
      holderName: holder?.name ?? null,
      token: noToken,
    },
  );
  return { to: user.email, subject: mail.subject, text: mail.text };
}

function periodOf(kind: LetterKind, today: IsoDate): string {
  if (kind === "monthly") return periodBefore(periodAt("month", today)).name;
  return kind === "march" ? periodAt("year", today).name : today;
}

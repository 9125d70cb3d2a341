import type { HolderFilter } from "../../shared/holders/holder.ts";
import { missingNavs } from "../../shared/letters/due-letters.ts";
import { ofEveryone, type LetterKind } from "../../shared/letters/schema.ts";
import type { Report } from "../../shared/reports/schema.ts";
import type { Settings } from "../platform/env.ts";
import type { Mail } from "../platform/mail/mailer.ts";
import type { HistoryContext } from "../portfolio/dated-history.ts";
import { getReport } from "../reports/get-report.ts";
import { monthlyLetter, type LetterReader } from "./mails/monthly.ts";

export type LetterAbout = { kind: LetterKind; whose: string; period: string };

type BuiltLetter = {
  mail: Omit<Mail, "to">;
  /** Whether it should wait for NAVs that are still to come. */
  waits: boolean;
  /** Whether there is nothing to say. */
  isEmpty: boolean;
};

const reportOfLetter = (ctx: HistoryContext, { whose, period }: LetterAbout): Promise<Report> => {
  const holderId = filterOf(whose);
  return getReport(ctx, {
    kind: "month",
    period,
    ...(holderId !== undefined && { holderId }),
  });
};

const filterOf = (whose: string): HolderFilter => (whose === ofEveryone ? undefined : whose);

/** The letter as it is sent, and as the preview shows it. */
export async function buildLetter(
  ctx: HistoryContext & { settings: Pick<Settings, "appOrigin"> },
  about: LetterAbout,
  reader: Omit<LetterReader, "links"> & { token: string },
): Promise<BuiltLetter> {
  const report = await reportOfLetter(ctx, about);
  const { appOrigin } = ctx.settings;
  const links = {
    report: `${appOrigin}/reports/month/${about.period}${searchOf(about.whose)}`,
    stop: unsubscribeAddress(appOrigin, reader.token, about.kind),
    settings: `${appOrigin}/account/letters`,
  };
  const now = ctx.clock();
  return {
    mail: monthlyLetter(report, { ...reader, links }, now),
    waits: missingNavs(report, now).waits,
    isEmpty: report.figures === null && report.leftOut.length === 0,
  };
}

const searchOf = (whose: string): string => {
  const filter = filterOf(whose);
  return filter === undefined ? "" : `?holder=${filter}`;
};

export const unsubscribeAddress = (appOrigin: string, token: string, kind: LetterKind): string =>
  `${appOrigin}/api/unsubscribe/${token}/${kind}`;

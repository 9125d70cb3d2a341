import type { HolderFilter } from "../../shared/holders/holder.ts";
import { missingNavs } from "../../shared/letters/due-letters.ts";
import { ofEveryone, type LetterKind } from "../../shared/letters/letter-kinds.ts";
import { harvest } from "../../shared/tax/selling/harvest.ts";
import type { Settings } from "../platform/env.ts";
import type { Mail } from "../platform/mail/mailer.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import type { HistoryContext } from "../portfolio/dated-history.ts";
import { getReport } from "../reports/get-report.ts";
import { readPerson } from "../tax/read-person.ts";
import { marchLetter } from "./mails/march.ts";
import { monthlyLetter, type LetterReader } from "./mails/monthly.ts";

type LetterAbout = { kind: LetterKind; whose: string; period: string };

type BuiltLetter = {
  mail: Omit<Mail, "to">;
  /** Whether it should wait for NAVs that are still to come. */
  waits: boolean;
  /** Whether there is nothing to say. */
  isEmpty: boolean;
};

/** The letter as it is sent, and as the preview shows it. */
export async function buildLetter(
  ctx: HistoryContext & { settings: Pick<Settings, "appOrigin"> },
  about: LetterAbout,
  { token, ...reader }: Omit<LetterReader, "links"> & { token: string },
): Promise<BuiltLetter> {
  const { appOrigin } = ctx.settings;
  const links = {
    stop: unsubscribeAddress(appOrigin, token, about.kind),
    settings: `${appOrigin}/account/letters`,
  };
  const pageAt = (path: string) => `${appOrigin}${path}${searchOf(about.whose)}`;
  switch (about.kind) {
    case "monthly": {
      const page = pageAt(`/reports/month/${about.period}`);
      return buildMonthly(ctx, about, { ...reader, links: { ...links, page } });
    }
    case "march":
      return buildMarch(ctx, about, { ...reader, links: { ...links, page: pageAt("/tax/sell") } });
  }
}

async function buildMonthly(
  ctx: HistoryContext,
  { whose, period }: LetterAbout,
  reader: LetterReader,
): Promise<BuiltLetter> {
  const holderId = filterOf(whose);
  const report = await getReport(ctx, {
    kind: "month",
    period,
    ...(holderId !== undefined && { holderId }),
  });
  const now = ctx.clock();
  return {
    mail: monthlyLetter(report, reader, now),
    waits: missingNavs(report, now).waits,
    isEmpty: report.figures === null && report.leftOut.length === 0,
  };
}

async function buildMarch(
  ctx: HistoryContext,
  { whose }: LetterAbout,
  reader: LetterReader,
): Promise<BuiltLetter> {
  const { person, facts, today } = await readPerson(ctx, whose);
  const found = await runInTurns(harvest(person, facts, { today }));
  return { mail: marchLetter(found, reader), waits: false, isEmpty: found.gains.length === 0 };
}

const filterOf = (whose: string): HolderFilter => (whose === ofEveryone ? undefined : whose);

const searchOf = (whose: string): string => (whose === ofEveryone ? "" : `?holder=${whose}`);

export const unsubscribeAddress = (appOrigin: string, token: string, kind: LetterKind): string =>
  `${appOrigin}/api/unsubscribe/${token}/${kind}`;

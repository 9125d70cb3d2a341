import { missingNavs } from "../../shared/letters/due-letters.ts";
import { topicsOfEvents } from "../../shared/letters/events.ts";
import { ofEveryone, type LetterKind } from "../../shared/letters/letter-kinds.ts";
import { topicsOfSoon } from "../../shared/letters/soon.ts";
import { factOf, type IsToTell, type Topic } from "../../shared/letters/topics.ts";
import { holderFilterOf } from "../../shared/letters/whose.ts";
import { harvest } from "../../shared/tax/selling/harvest.ts";
import type { Settings } from "../platform/env.ts";
import type { Mail } from "../platform/mail/mailer.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import type { HistoryContext } from "../portfolio/dated-history.ts";
import { getReport } from "../reports/get-report.ts";
import { readPerson } from "../tax/read-person.ts";
import { readEvents } from "./events/read-events.ts";
import { marchLetter } from "./mails/march.ts";
import { monthlyLetter, type LetterReader } from "./mails/monthly.ts";
import { eventsLetter, soonLetter } from "./mails/news.ts";
import { readSoon } from "./soon/read-soon.ts";

type LetterAbout = {
  kind: LetterKind;
  whose: string;
  period: string;
  /** What an unanswered call under the same key said: a repeated letter says the same. */
  topics?: readonly StoredTopic[] | null;
};

type StoredTopic = [subject: string, fact: string];

type BuiltLetter = {
  mail: Omit<Mail, "to">;
  /** Whether it should wait for NAVs that are still to come. */
  waits: boolean;
  /** Whether there is nothing to say. */
  isEmpty: boolean;
  /** What is told once it was sent. */
  topics: StoredTopic[];
};

type BuildContext = HistoryContext & { settings: Pick<Settings, "appOrigin" | "inbox"> };

/** The letter as it is sent, and as the preview shows it. */
export async function buildLetter(
  ctx: BuildContext,
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
    case "soon":
      return buildSoon(ctx, about, { ...reader, links: { ...links, page: pageAt("/") } });
    case "events":
      return buildEvents(ctx, about, { ...reader, links: { ...links, page: pageAt("/") } });
    case "march":
      return buildMarch(ctx, about, { ...reader, links: { ...links, page: pageAt("/tax/sell") } });
  }
}

async function buildSoon(
  ctx: HistoryContext,
  { whose, topics }: LetterAbout,
  reader: LetterReader,
): Promise<BuiltLetter> {
  const soon = await readSoon(ctx, whose, onlyThose(topics));
  return newsOf(soonLetter(soon, reader), topicsOfSoon(soon));
}

async function buildEvents(
  ctx: BuildContext,
  { whose, topics }: LetterAbout,
  reader: LetterReader,
): Promise<BuiltLetter> {
  const events = await readEvents(ctx, whose, onlyThose(topics));
  return newsOf(eventsLetter(events, reader), topicsOfEvents(events));
}

function onlyThose(topics: LetterAbout["topics"]): IsToTell | undefined {
  if (topics == null) return undefined;
  const subjects = new Set(topics.map(([subject]) => subject));
  return ({ subject }) => subjects.has(subject);
}

const newsOf = (mail: BuiltLetter["mail"], topics: readonly Topic[]): BuiltLetter => ({
  mail,
  waits: false,
  isEmpty: topics.length === 0,
  topics: topics.map((topic) => [topic.subject, factOf(topic)]),
});

async function buildMonthly(
  ctx: HistoryContext,
  { whose, period }: LetterAbout,
  reader: LetterReader,
): Promise<BuiltLetter> {
  const holderId = holderFilterOf(whose);
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
    topics: [],
  };
}

async function buildMarch(
  ctx: HistoryContext,
  { whose }: LetterAbout,
  reader: LetterReader,
): Promise<BuiltLetter> {
  const { person, facts, today } = await readPerson(ctx, whose);
  const found = await runInTurns(harvest(person, facts, { today }));
  return {
    mail: marchLetter(found, reader),
    waits: false,
    isEmpty: found.gains.length === 0,
    topics: [],
  };
}

const searchOf = (whose: string): string => (whose === ofEveryone ? "" : `?holder=${whose}`);

export const unsubscribeAddress = (appOrigin: string, token: string, kind: LetterKind): string =>
  `${appOrigin}/api/unsubscribe/${token}/${kind}`;

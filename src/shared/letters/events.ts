import { addDays, type IsoDate } from "../dates.ts";
import { endsOnDay, withoutNav, type Balance } from "../portfolio/needs.ts";
import { splitSchemeName } from "../schemes/scheme-name.ts";
import type { IsToTell, Telling, Topic } from "./topics.ts";

type OfFund = { fundId: string; schemeName: string; folioNumber: string };

/** A fund that is held, with the day of its scheme's newest NAV. */
export type WatchedFund = {
  id: string;
  schemeName: string;
  folioNumber: string;
  navDate: IsoDate | null;
};

/** A change of a scheme's name in the list. */
export type Renaming = { fundId: string; was: string; is: string; on: IsoDate };
/** Instalments that were worked out and nobody has confirmed; rupees. */
type WaitingInstalments = { fundId: string; count: number; amount: number; last: IsoDate };
/** A statement in the inbox. */
type InboxStatement = { id: string; cameOn: IsoDate; goesOn: IsoDate };
/** A moment in ISO 8601, UTC. Whoever shares chose their own name, so that no letter has it. */
type ShareEvent = { senderId: string; at: string };

export type EventFacts = {
  navAsOf: IsoDate | null;
  held: readonly WatchedFund[];
  renamed: readonly Renaming[];
  instalments: readonly WaitingInstalments[];
  inbox: readonly InboxStatement[];
  balances: readonly Pick<Balance, "fundId" | "date" | "isDated" | "state">[];
  updated: readonly ShareEvent[];
  ended: readonly ShareEvent[];
};

type Told<Row> = readonly (Row & Telling)[];

export type Events = {
  renamed: Told<OfFund & Omit<Renaming, "fundId">>;
  /** With the day of the last NAV. */
  gone: Told<OfFund & { day: IsoDate }>;
  instalments: Told<OfFund & Omit<WaitingInstalments, "fundId">>;
  came: Told<InboxStatement>;
  leaving: Told<InboxStatement>;
  /** With the day of the last statement. */
  old: Told<OfFund & { date: IsoDate }>;
  updated: Told<ShareEvent>;
  ended: Told<ShareEvent>;
};

const goneDays = 10;
/** Without transactions a CAS comes half-yearly. */
const oldStatementDays = 200;
const leavingDays = 7;
/** What happened to a share longer ago was seen, or no longer matters. */
const shareDays = 7;

/** What happened that a person has to know, and is not told yet. */
export function eventsIn(facts: EventFacts, today: IsoDate, isToTell: IsToTell): Events {
  const { held, navAsOf, inbox } = facts;
  const tellings = <Row>(rows: readonly Row[], topicOf: (row: Row) => Topic): (Row & Telling)[] =>
    rows.map((row) => ({ ...row, topic: topicOf(row) })).filter(({ topic }) => isToTell(topic));
  const byId = new Map(held.map((fund) => [fund.id, fund]));
  const named = <Row extends { fundId: string }>(rows: readonly Row[]): (Row & OfFund)[] =>
    rows.flatMap((row) => {
      const fund = byId.get(row.fundId);
      return fund === undefined
        ? []
        : [{ ...row, schemeName: fund.schemeName, folioNumber: fund.folioNumber }];
    });
  const since = addDays(today, -shareDays);
  const shares = (what: string, events: readonly ShareEvent[]) =>
    tellings(
      events.filter(({ at }) => at >= since),
      ({ senderId, at }) => ({ subject: `${what} ${senderId}`, day: at }),
    );
  const oldBefore = addDays(today, -oldStatementDays);
  return {
    renamed: tellings(named(facts.renamed.filter(isOtherName)), ({ fundId, on }) => ({
      subject: `renamed ${fundId}`,
      day: on,
    })),
    gone: tellings(named(withoutNav(held, navAsOf, goneDays)), ({ fundId, day }) => ({
      subject: `gone ${fundId}`,
      day,
    })),
    instalments: tellings(named(facts.instalments), ({ fundId, last }) => ({
      subject: `instalments ${fundId}`,
      day: last,
    })),
    came: tellings(inbox, ({ id, cameOn }) => ({ subject: `came ${id}`, day: cameOn })),
    leaving: tellings(
      inbox.filter(({ goesOn }) => goesOn <= addDays(today, leavingDays)),
      ({ id, goesOn }) => ({ subject: `leaving ${id}`, day: goesOn }),
    ),
    old: tellings(
      named(facts.balances.filter((balance) => endsOnDay(balance) && balance.date < oldBefore)),
      ({ fundId, date }) => ({ subject: `old ${fundId}`, day: date }),
    ),
    updated: shares("updated", facts.updated),
    ended: shares("ended", facts.ended),
  };
}

/** The list also changes how it writes plan, option and signs of a name. */
const isOtherName = ({ was, is }: Renaming): boolean => wordsOf(was) !== wordsOf(is);

const wordsOf = (name: string): string =>
  splitSchemeName(name).fund.replace(/[^\p{L}\p{N}]+/gu, "");

export const topicsOfEvents = (events: Events): Topic[] =>
  Object.values(events).flatMap((tellings: Told<object>) => tellings.map(({ topic }) => topic));

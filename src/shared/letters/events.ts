import { addDays, type IsoDate } from "../dates.ts";
import type { FundLabel } from "../funds/fund-label.ts";
import { endsOnDay, withoutNav, type Balance } from "../portfolio/needs.ts";
import { splitSchemeName } from "../schemes/scheme-name.ts";
import { tellingsOf, type IsToTell, type Tellings, type Topic } from "./topics.ts";

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

export type Events = {
  renamed: Tellings<FundLabel & Omit<Renaming, "fundId">>;
  /** With the day of the last NAV. */
  gone: Tellings<FundLabel & { day: IsoDate }>;
  instalments: Tellings<FundLabel & Omit<WaitingInstalments, "fundId">>;
  came: Tellings<InboxStatement>;
  leaving: Tellings<InboxStatement>;
  /** With the day of the last statement. */
  old: Tellings<FundLabel & { date: IsoDate }>;
  updated: Tellings<ShareEvent>;
  ended: Tellings<ShareEvent>;
};

const goneDays = 10;
/** Without transactions a CAS comes half-yearly. */
const oldStatementDays = 200;
const leavingDays = 7;
/** What happened to a share longer ago was seen, or no longer matters. */
const shareDays = 7;

/** What happened that its owner should know, and is to be told. */
export function eventsIn(facts: EventFacts, today: IsoDate, isToTell: IsToTell): Events {
  const { held, navAsOf, inbox } = facts;
  const tellings = tellingsOf(isToTell);
  const byId = new Map(held.map((fund) => [fund.id, fund]));
  const named = <Row extends { fundId: string }>(rows: readonly Row[]): (Row & FundLabel)[] =>
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
  Object.values(events).flatMap((tellings: Tellings<object>) => tellings.map(({ topic }) => topic));

import { describe, expect, it } from "vitest";
import {
  eventsIn,
  topicsOfEvents,
  type EventFacts,
  type Events,
} from "../../../../src/shared/letters/events.ts";
import { factOf, untold } from "../../../../src/shared/letters/topics.ts";

const today = "2026-11-30";
const facts: EventFacts = {
  navAsOf: "2026-11-27",
  held: [
    { id: "a", schemeName: "A Fund", folioNumber: "1", navDate: "2026-11-16" },
    { id: "b", schemeName: "B Fund", folioNumber: "2", navDate: "2026-11-17" },
    { id: "c", schemeName: "C Fund", folioNumber: "3", navDate: null },
  ],
  renamed: [
    { fundId: "b", was: "B Old Fund - Growth", is: "B Fund - Growth", on: "2026-11-20" },
    { fundId: "a", was: "A Fund-Growth Option", is: "A FUND - Growth", on: "2026-11-20" },
    { fundId: "sold", was: "X", is: "Y", on: "2026-11-20" },
  ],
  instalments: [{ fundId: "b", count: 2, amount: 1_000, last: "2026-11-05" }],
  inbox: [
    { id: "new", cameOn: "2026-11-29", goesOn: "2027-02-27" },
    { id: "old", cameOn: "2026-09-08", goesOn: "2026-12-07" },
  ],
  balances: [
    { fundId: "a", date: "2026-05-13", isDated: true, state: "agrees" },
    { fundId: "b", date: "2026-05-14", isDated: true, state: "agrees" },
    { fundId: "c", date: "2026-01-01", isDated: false, state: "agrees" },
    { fundId: "sold", date: "2026-01-01", isDated: true, state: "agrees" },
  ],
  updated: [
    { senderId: "s", at: "2026-11-25T00:00:00.000Z" },
    { senderId: "t", at: "2026-11-22T00:00:00.000Z" },
  ],
  ended: [{ senderId: "u", at: "2026-11-29T00:00:00.000Z" }],
};
const found = (told: ReadonlyMap<string, string> = new Map(), change: Partial<EventFacts> = {}) =>
  eventsIn({ ...facts, ...change }, today, untold(told));
const subjects = (events: Events) => topicsOfEvents(events).map(({ subject }) => subject);

describe("what has happened", () => {
  it("has each kind by its own rule, of funds that are held", () => {
    expect(subjects(found())).toEqual([
      "renamed b",
      "gone a",
      "instalments b",
      "came new",
      "came old",
      "leaving old",
      "old a",
      "updated s",
      "ended u",
    ]);
  });

  it("is told once, and again when it happens again", () => {
    const topics = topicsOfEvents(found());
    const told = new Map(topics.map((topic) => [topic.subject, factOf(topic)]));
    expect(subjects(found(told))).toEqual([]);
    const again = found(told, {
      instalments: [{ fundId: "b", count: 3, amount: 1_500, last: "2026-11-29" }],
      updated: [{ senderId: "s", at: "2026-11-26T00:00:00.000Z" }],
    });
    expect(subjects(again)).toEqual(["instalments b", "updated s"]);
  });

  it("knows no scheme without NAVs where the list has no day", () => {
    expect(found(new Map(), { navAsOf: null }).gone).toEqual([]);
  });
});

// @module-tag long
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  startLetterDesk,
  type CallFate,
  type LetterDesk,
} from "../../support/servers/letter-desk.ts";
import { runSql } from "../../support/servers/run-sql.ts";

let desk: LetterDesk;
beforeAll(async () => {
  desk = await startLetterDesk();
});
afterAll(() => desk?.stop());
beforeEach(() => desk.forget());

/** A Monday. */
const monday = "2024-11-04T04:00:00Z";
const hoursAfter = (hours: number) =>
  new Date(Date.parse(monday) + hours * 3_600_000).toISOString();

async function sendUntil(hours: number): Promise<void> {
  for (let hour = 0.2; hour < hours; hour += hour < 2 ? 1 : 7) await desk.send(hoursAfter(hour));
}

const readers = ["asha@example.in", "meera@example.in"];
type Kind = "soon" | "events";

/** Somebody with an instalment to confirm, which one letter tells, and a SIP that is due, which the other does. */
async function addReader(email: string, kind: Kind): Promise<void> {
  const id = await desk.addReader(email);
  await runSql(desk.databaseUrl, "update letter_settings set kind = ? where user_id = ?", [
    kind,
    id,
  ]);
  await runSql(
    desk.databaseUrl,
    `insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount, nav, stamp_duty, exit_load,
       stt, tds, source, confirmed, created_at)
     values (?1, 'two', 'fund', '2024-10-05', 0, 'purchase', '10', '1000', '100', '0', '0', '0', '0', 'sip', 0, 1)`,
    [id],
  );
  await runSql(
    desk.databaseUrl,
    `insert into sips (user_id, id, fund_id, amount, day, from_date, paused, next_due, skipped, earlier_terms, created_at)
     values (?1, 'sip', 'fund', '1000', 5, '2024-01-01', 0, '2024-11-05', '[]', '[]', 1)`,
    [id],
  );
}

async function dueLetters(kind: Kind): Promise<void> {
  for (const email of readers) await addReader(email, kind);
  await desk.makeDue(monday);
}

const subjects = { soon: "sip sip", events: "instalments fund" };

const receivers = () =>
  desk
    .mails()
    .map(({ to }) => to)
    .toSorted();

const told = async () =>
  (
    await runSql(
      desk.databaseUrl,
      "select email, subject from told_topics join users on users.id = user_id order by email",
    )
  ).map(({ email, subject }) => [email, subject]);

/** A day later, or a week: whether there is news again. */
async function sendNext(kind: Kind): Promise<void> {
  const next = hoursAfter(kind === "soon" ? 7 * 24 : 5 * 24);
  await desk.makeDue(next);
  await desk.send(next);
}

describe.each<Kind>(["soon", "events"])("the news of a letter: %s", (kind) => {
  const allTold = readers.map((email) => [email, subjects[kind]]);

  it("are told once, and an empty letter is neither sent nor shown", async () => {
    await dueLetters(kind);
    await desk.send(monday);
    expect(receivers()).toEqual(readers);
    expect(await told()).toEqual(allTold);
    await runSql(desk.databaseUrl, "update sips set next_due = null");
    await sendNext(kind);
    expect(receivers()).toEqual(readers);
    expect(
      await runSql(desk.databaseUrl, "select distinct state, topics from letters order by state"),
    ).toEqual([
      { state: "empty", topics: null },
      { state: "sent", topics: null },
    ]);
  });

  const cut = { tags: kind === "soon" ? ["long"] : [], timeout: 120_000 };
  it("are told once wherever the database's connection is cut", cut, async () => {
    for (const loss of ["request", "answer"] as const) {
      for (let nth = 1; ; nth += 1) {
        await desk.forget();
        await dueLetters(kind);
        const wasMet = desk.database.drop(loss, nth);
        // The next run goes on.
        await desk.send(monday).catch(() => {});
        const isMet = wasMet();
        desk.database.drop(loss, 1_000_000);
        await sendUntil(30);
        expect(receivers(), `${loss} ${nth}`).toEqual(readers);
        expect(await told(), `${loss} ${nth}`).toEqual(allTold);
        if (!isMet) break;
      }
    }
  });

  it.each<[string, CallFate[]]>([
    ["never arrives", ["lost"]],
    ["is not answered", ["unheard"]],
    ["is not answered twice", ["unheard", "unheard"]],
    ["fails", [[500, "internal_server_error"]]],
    ["is refused", [[422, "validation_error"]]],
    ["is too much", [[429, "rate_limit_exceeded"]]],
    ["is known as running", [[409, "concurrent_idempotent_requests"]]],
  ])("are told once where the call %s", async (_, fates) => {
    await dueLetters(kind);
    desk.fates.push(...fates);
    await desk.send(monday);
    expect(await told()).toEqual([]);
    await sendUntil(30);
    expect(receivers()).toEqual(readers);
    expect(await told()).toEqual(allTold);
  });

  it("are told once where two workers send at the same time", async () => {
    await dueLetters(kind);
    await Promise.all([desk.send(monday), desk.send(monday), desk.send(monday)]);
    await sendUntil(30);
    expect(receivers()).toEqual(readers);
    expect(await told()).toEqual(allTold);
  });

  it("stay untold where the letter was given up, came too late or was turned off", async () => {
    await dueLetters(kind);
    desk.fates.push(...Array.from({ length: 60 }, (): CallFate => [422, "validation_error"]));
    await sendUntil(24 * 8);
    expect(receivers()).toEqual([]);
    expect(await told()).toEqual([]);
    desk.fates.length = 0;
    await runSql(desk.databaseUrl, "update sips set day = 13, next_due = '2024-11-13'");
    await desk.makeDue(hoursAfter(24 * 7 + 4));
    await desk.send(hoursAfter(24 * 7 + 4));
    expect(receivers()).toEqual(readers);
  });
});

describe("a scheme without NAVs for ten days", () => {
  it("is told by the newest NAV that the list or the history has, not by what its owner saw last", async () => {
    await addReader("asha@example.in", "events");
    await runSql(desk.databaseUrl, "update transactions set confirmed = 1");
    await runSql(desk.databaseUrl, "update funds set nav = '1', nav_date = '2024-02-01'");
    await desk.makeDue(monday);
    await desk.send(monday);
    expect(receivers()).toEqual([]);
    await runSql(desk.databaseUrl, "update funds set amfi_code = '961999'");
    await desk.makeDue(hoursAfter(24));
    await desk.send(hoursAfter(24));
    expect(desk.mails().at(-1)?.text).toContain("(last NAV of 1 Feb 2024)");
  });
});

describe("the news of a letter whose first call arrived unheard", () => {
  it("are those of that call, and what came since is told by the next", async () => {
    await dueLetters("events");
    desk.fates.push("unheard");
    await desk.send(monday);
    expect(receivers()).toEqual(readers);
    await runSql(
      desk.databaseUrl,
      `insert into scheme_renamings (code, renamed_on, former_name, name)
       values ('961001', '2024-11-04', 'Another', 'Example')`,
    );
    await sendUntil(30);
    expect(receivers()).toEqual(readers);
    expect(await told()).toEqual(readers.map((email) => [email, subjects.events]));
    await sendNext("events");
    expect(desk.mails()).toHaveLength(2 * readers.length);
    expect(desk.mails().at(-1)?.text).toContain("Schemes with a new name");
    expect(desk.mails().at(-1)?.text).not.toContain("confirmation");
    await runSql(desk.databaseUrl, "delete from scheme_renamings");
  });

  it("wait for it before a further letter is made due", async () => {
    await dueLetters("events");
    desk.fates.push(...Array.from({ length: 40 }, (): CallFate => [503, "unavailable"]));
    await desk.send(monday);
    await desk.makeDue(hoursAfter(24));
    expect(await runSql(desk.databaseUrl, "select count(*) as count from letters")).toEqual([
      { count: readers.length },
    ]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  startLetterDesk,
  type CallFate,
  type LetterDesk,
} from "../../support/servers/letter-desk.ts";
import { sendDueLetters } from "../../../src/server/letters/send-letters.ts";
import { runSql } from "../../support/servers/run-sql.ts";

let desk: LetterDesk;
beforeAll(async () => {
  desk = await startLetterDesk();
});
afterAll(() => desk?.stop());
beforeEach(() => desk.forget());

const third = "2024-11-03T04:00:00Z";
const later = [
  "2024-11-03T04:11:00Z",
  "2024-11-03T04:25:00Z",
  "2024-11-03T06:00:00Z",
  "2024-11-03T11:00:00Z",
  "2024-11-04T00:00:00Z",
  "2024-11-05T01:00:00Z",
];

async function sendLater(): Promise<void> {
  for (const moment of later) await desk.send(moment);
}

const readers = ["asha@example.in", "meera@example.in", "ravi@example.in"];

async function dueLetters(): Promise<void> {
  for (const email of readers) await desk.addReader(email);
  await desk.makeDue(third);
}

const receivers = () =>
  desk
    .mails()
    .map(({ to }) => to)
    .toSorted();

describe("letters", () => {
  it("go out once to each reader, in one call, and not again", async () => {
    await dueLetters();
    await desk.send(third);
    expect(receivers()).toEqual(readers);
    expect(desk.calls()).toMatchObject([{ count: 3 }]);
    await desk.makeDue(third);
    await sendLater();
    expect(receivers()).toEqual(readers);
    expect(await desk.states()).toEqual(
      Object.fromEntries(readers.map((email) => [email, "sent"])),
    );
    const [mail] = desk.mails();
    expect(mail?.headers).toEqual({
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": expect.stringMatching(
        /^<https:\/\/fundbook\.example\/api\/unsubscribe\/[\da-f]{40}\/monthly>$/,
      ),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(mail?.subject).toBe("Your funds in October 2024");
    expect(mail?.html).not.toContain("<b>Flexi");
    expect(Buffer.byteLength(mail?.html ?? "")).toBeLessThan(60_000);
  });

  it(
    "go out once wherever the database's connection is cut",
    { tags: "long", timeout: 120_000 },
    async () => {
      for (const loss of ["request", "answer"] as const) {
        for (let nth = 1; ; nth += 1) {
          await desk.forget();
          await dueLetters();
          const wasMet = desk.database.drop(loss, nth);
          // The next run goes on.
          await desk.send(third).catch(() => {});
          const isMet = wasMet();
          desk.database.drop(loss, 1_000_000);
          await sendLater();
          expect(receivers(), `${loss} ${nth}`).toEqual(readers);
          expect(Object.values(await desk.states()), `${loss} ${nth}`).toEqual(
            readers.map(() => "sent"),
          );
          if (!isMet) break;
        }
      }
    },
  );

  it.each<[string, CallFate[], calls: number, keys: number]>([
    ["never arrives", ["lost"], 2, 1],
    ["is not answered", ["unheard"], 2, 1],
    ["is not answered twice", ["unheard", "unheard"], 3, 1],
    ["is not answered and then refused", ["unheard", [422, "validation_error"]], 3, 1],
    ["never arrives and is then too much", ["lost", [429, "rate_limit_exceeded"]], 3, 1],
    ["fails", [[500, "internal_server_error"]], 2, 1],
    ["is refused", [[422, "validation_error"]], 2, 2],
    ["is refused by a page", ["page"], 2, 2],
    ["is too much", [[429, "rate_limit_exceeded"]], 2, 2],
    ["is over the day's quota", [[429, "daily_quota_exceeded"]], 2, 2],
    ["is known as running", [[409, "concurrent_idempotent_requests"]], 2, 1],
  ])("go out once where the call %s", async (_, fates, calls, keys) => {
    await dueLetters();
    desk.fates.push(...fates);
    await desk.send(third);
    await sendLater();
    expect(receivers()).toEqual(readers);
    expect(Object.values(await desk.states())).toEqual(readers.map(() => "sent"));
    expect(desk.calls()).toHaveLength(calls);
    expect(new Set(desk.calls().map(({ key }) => key)).size).toBe(keys);
  });

  it("that other bytes were sent for are known to have arrived", async () => {
    await dueLetters();
    desk.fates.push("unheard");
    await desk.send(third);
    await runSql(desk.databaseUrl, "update users set language = 'hi'");
    await sendLater();
    expect(receivers()).toEqual(readers);
    expect(Object.values(await desk.states())).toEqual(readers.map(() => "sent"));
  });

  it("count as sent where no call was answered for a day, and are given up where all were refused", async () => {
    await dueLetters();
    desk.fates.push(...Array.from({ length: 400 }, (): CallFate => [503, "unavailable"]));
    for (let minutes = 0; minutes < 60 * 26; minutes += 61) {
      await desk.send(new Date(Date.parse(third) + minutes * 60_000).toISOString());
    }
    expect(Object.values(await desk.states())).toEqual(readers.map(() => "unanswered"));
    expect(new Set(desk.calls().map(({ key }) => key)).size).toBe(1);

    await desk.forget();
    await dueLetters();
    desk.fates.push(...Array.from({ length: 400 }, (): CallFate => [422, "validation_error"]));
    for (let hours = 0; hours < 24 * 4; hours += 4) {
      await desk.send(new Date(Date.parse(third) + hours * 3_600_000).toISOString());
    }
    expect(Object.values(await desk.states())).toEqual(readers.map(() => "failed"));
    // At once, and after 10 minutes, 1, 4, 12 and 24 hours: by ever fewer in a call.
    expect(desk.calls().map(({ count }) => count)).toEqual([3, 3, 2, 1, ...Array(9).fill(1)]);
    expect(receivers()).toEqual([]);
  });

  it("go out once where two workers send at the same time", async () => {
    await dueLetters();
    await Promise.all([desk.send(third), desk.send(third), desk.send(third)]);
    await sendLater();
    expect(receivers()).toEqual(readers);
  });

  it("that take long to write go out by several calls, each at once", async () => {
    await dueLetters();
    const ctx = desk.at(third);
    let seconds = 0;
    const clock = () => new Date(Date.parse(third) + (seconds += 1) * 1_000);
    await sendDueLetters({ ...ctx, clock });
    expect(desk.calls().length).toBeGreaterThan(0);
    await sendLater();
    expect(receivers()).toEqual(readers);
  });

  it("are not sent without a mail service", async () => {
    const outbox = await startLetterDesk({ MAIL_SERVICE: "off" });
    try {
      await outbox.addReader("asha@example.in");
      await outbox.makeDue(third);
      await outbox.send(third);
      expect(outbox.mails()).toEqual([]);
      expect(await outbox.states()).toEqual({ "asha@example.in": "due" });
    } finally {
      await outbox.stop();
    }
  });

  it("about the exemption go out in March, where something fits into it", async () => {
    const id = await desk.addReader("asha@example.in");
    await runSql(desk.databaseUrl, "update letter_settings set kind = 'march', holder_id = 'me'");
    await desk.makeDue("2025-02-28T04:00:00Z");
    await desk.send("2025-03-01T04:00:00Z");
    expect(desk.mails()).toEqual([]);
    await desk.makeDue("2025-03-01T04:00:00Z");
    await runSql(desk.databaseUrl, "update funds set nav = '300', nav_date = '2025-02-27'");
    await runSql(
      desk.databaseUrl,
      "insert into tax_schemes (user_id, amfi_code, class) values (?, '961001', 'equity')",
      [id],
    );
    await desk.send("2025-03-01T04:00:00Z");
    const [mail] = desk.mails();
    expect(mail?.text).toContain("before 3 pm on 31 Mar 2025");
    expect(mail?.headers["List-Unsubscribe"]).toMatch(/\/march>$/);
    expect(await desk.states()).toEqual({ "asha@example.in": "sent" });
  });

  it("are not made due about a person who was deleted", async () => {
    await desk.addReader("asha@example.in");
    await runSql(desk.databaseUrl, "update letter_settings set holder_id = 'deleted'");
    await desk.makeDue(third);
    expect(await desk.states()).toEqual({});
  });

  it("are never late", async () => {
    await dueLetters();
    await desk.send("2024-11-15T18:31:00Z");
    await desk.makeDue("2024-11-15T18:31:00Z");
    expect(Object.values(await desk.states())).toEqual(readers.map(() => "late"));
    expect(desk.calls()).toEqual([]);
  });

  it("are not lost where the clock of one of two workers is a year ahead", async () => {
    await dueLetters();
    await desk.send("2025-11-03T04:00:00Z");
    expect(desk.calls()).toEqual([]);
    await desk.send(third);
    expect(receivers()).toEqual(readers);
  });

  it.each([
    ["turned off", "delete from letter_settings", []],
    ["of an account that ended", "delete from users", []],
    ["to an address that is not proven any more", "update users set email_proven_at = null", []],
    ["of a demo account", "update users set demo_until = 9e15", []],
    ["to another address", "update users set email = 'new-' || email", ["new-asha@example.in"]],
    [
      "about a person who was deleted",
      "update funds set holder_id = null; delete from holders",
      [],
      `insert into holders (user_id, id, name, name_key, kind, created_at) select id, 'meera', 'Meera', 'meera', 'individual', 1 from users;
       update funds set holder_id = 'meera'; update letter_settings set holder_id = 'meera'`,
    ],
  ])("%s are seen to be so at any time before the call", async (_, change, wanted, first = "") => {
    const runAll = async (statements: string) => {
      for (const statement of statements.split(";").filter(Boolean))
        await runSql(desk.databaseUrl, statement);
    };
    for (let nth = 1; ; nth += 1) {
      await desk.forget();
      await desk.addReader("asha@example.in");
      await runAll(first);
      await desk.makeDue(third);
      const { reached, release } = desk.database.hold(nth);
      const sending = desk.send(third);
      const isHeld = await Promise.race([reached.then(() => true), sending.then(() => false)]);
      const hadCalls = desk.calls().length > 0;
      if (isHeld && !hadCalls) await runAll(change);
      release();
      await sending;
      if (!isHeld || hadCalls) break;
      await sendLater();
      expect(receivers(), `request ${nth}`).toEqual(wanted);
    }
  });

  it("go to all others where one address of many is bad", async () => {
    const many = Array.from({ length: 9 }, (_, index) => `reader-${index}@example.in`);
    for (const email of many) await desk.addReader(email);
    await desk.addReader("bad address@example.in");
    await desk.makeDue(third);
    await desk.send(third);
    expect(receivers()).toEqual(many);
    for (let hours = 1; hours < 24 * 4; hours += 4) {
      await desk.send(new Date(Date.parse(third) + hours * 3_600_000).toISOString());
    }
    expect(receivers()).toEqual(many);
    expect(await desk.states()).toMatchObject({
      "reader-3@example.in": "sent",
      "bad address@example.in": "failed",
    });
  });

  it("go out in calls of ten where very many are due", async () => {
    const many = Array.from({ length: 35 }, (_, index) => `reader-${index}@example.in`);
    for (const email of many) await desk.addReader(email);
    await desk.makeDue(third);
    await desk.send(third);
    expect(receivers()).toEqual(many.toSorted());
    expect(Math.max(...desk.calls().map(({ count }) => count))).toBe(10);
    expect(new Set(desk.calls().map(({ key }) => key)).size).toBe(4);
  });

  it("are no more in a day than the operator allows", async () => {
    const few = await startLetterDesk({ LETTERS_A_DAY: "2" });
    try {
      for (const email of readers) await few.addReader(email);
      await few.makeDue(third);
      await few.send(third);
      await few.send("2024-11-03T20:00:00Z");
      expect(few.mails()).toHaveLength(2);
      await few.send("2024-11-04T05:00:00Z");
      expect(few.mails()).toHaveLength(3);
    } finally {
      await few.stop();
    }
  });

  it("are each account's first before anyone's second", async () => {
    const few = await startLetterDesk({ LETTERS_A_DAY: "2" });
    try {
      const id = await few.addReader("asha@example.in");
      await runSql(
        few.databaseUrl,
        "insert into letter_settings (user_id, kind, holder_id, amounts) values (?, 'monthly', 'me', 'notice')",
        [id],
      );
      await few.makeDue(third);
      await few.addReader("ravi@example.in");
      await few.makeDue("2024-11-03T04:30:00Z");
      await few.send("2024-11-03T05:00:00Z");
      expect(
        few
          .mails()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(["asha@example.in", "ravi@example.in"]);
    } finally {
      await few.stop();
    }
  });

  it("stay within the day's limit when many workers send at once or accounts were deleted", async () => {
    const few = await startLetterDesk({ LETTERS_A_DAY: "2" });
    try {
      for (const email of readers) await few.addReader(email);
      await few.makeDue(third);
      await Promise.all(readers.map(() => few.send(third)));
      expect(few.mails()).toHaveLength(2);
      await few.forget();
      await runSql(
        few.databaseUrl,
        "insert into ended_letter_calls (key, called_at, count) values ('one', ?, 1)",
        [Date.parse(third) - 60_000],
      );
      for (const email of readers) await few.addReader(email);
      await few.makeDue(third);
      await few.send(third);
      expect(few.mails()).toHaveLength(1);
    } finally {
      await few.stop();
    }
  });

  it("go to all others where the service refuses each call that has one of them", async () => {
    const many = Array.from({ length: 9 }, (_, index) => `reader-${index}@example.in`);
    for (const email of [...many, "refused@example.in"]) await desk.addReader(email);
    await desk.makeDue(third);
    desk.refuse(({ to }) => to === "refused@example.in");
    for (let hours = 0; hours < 24 * 4; hours += 1) {
      await desk.send(new Date(Date.parse(third) + hours * 3_600_000).toISOString());
    }
    expect(receivers()).toEqual(many);
    expect(await desk.states()).toMatchObject({
      "reader-3@example.in": "sent",
      "refused@example.in": "failed",
    });
  });

  it("that were refused leave the day's room to others", async () => {
    const few = await startLetterDesk({ LETTERS_A_DAY: "3" });
    try {
      for (const email of readers) await few.addReader(email);
      await few.makeDue(third);
      few.fates.push([422, "validation_error"]);
      await few.send(third);
      expect(few.mails()).toEqual([]);
      await few.send("2024-11-03T04:11:00Z");
      expect(few.mails()).toHaveLength(3);
    } finally {
      await few.stop();
    }
  });

  it("of one account are few in a day, also where it deletes the people whom they were about", async () => {
    const id = await desk.addReader("asha@example.in");
    const addPeople = async (first: number) => {
      const each =
        "with recursive n(i) as (select ?2 union all select i + 1 from n where i < ?2 + 14)";
      for (const insertion of [
        "insert into holders (user_id, id, name, name_key, kind, created_at) select ?1, 'p' || i, 'P' || i, 'p' || i, 'individual', 1 from n",
        "insert into letter_settings (user_id, kind, holder_id, amounts) select ?1, 'monthly', 'p' || i, 'notice' from n",
        "insert into funds (user_id, id, folio_number, scheme_name, name_key, category, invested_amount, units, created_at, holder_id) select ?1, 'f' || i, i, 'A', 'a', 'b', '1', '1', 1, 'p' || i from n",
      ]) {
        await runSql(desk.databaseUrl, `${each} ${insertion}`, [id, first]);
      }
      await desk.makeDue(third);
    };
    await addPeople(0);
    await addPeople(50);
    await Promise.all([desk.send(third), desk.send(third), desk.send(third), desk.send(third)]);
    for (const table of ["funds", "holders", "letter_settings", "letters"]) {
      const column = table === "holders" ? "id" : "holder_id";
      await runSql(desk.databaseUrl, `delete from ${table} where ${column} like 'p%'`);
    }
    expect(desk.mails()).toHaveLength(10);
    await addPeople(100);
    await desk.addReader("meera@example.in");
    await desk.makeDue(third);
    await desk.send("2024-11-03T05:00:00Z");
    expect(desk.mails()).toHaveLength(11);
    expect(desk.mails().at(-1)?.to).toBe("meera@example.in");
    await desk.send("2024-11-04T05:00:00Z");
    expect(desk.mails()).toHaveLength(21);
  });

  it("wait for the NAVs of the month's end until the 8th, and then name what is missing", async () => {
    await desk.addReader("asha@example.in");
    await runSql(desk.databaseUrl, "update scheme_list set as_of = '2024-10-30'");
    await desk.makeDue(third);
    await desk.send(third);
    expect(desk.mails()).toEqual([]);
    await runSql(desk.databaseUrl, "update scheme_list set as_of = '2024-12-31'");
    await sendLater();
    expect(receivers()).toEqual(["asha@example.in"]);
  });
});

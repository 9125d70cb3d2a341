import { describe, expect, inject, it } from "vitest";
import { addDays, indianDay } from "../../../src/shared/dates.ts";
import type { GoalView } from "../../../src/shared/goals/schema.ts";
import type { LetterPreview } from "../../../src/shared/letters/schema.ts";
import { missing } from "../../../src/shared/missing.ts";
import { formatRupees } from "../../../src/shared/number-format.ts";
import type { Sip } from "../../../src/shared/sips/schema.ts";
import type { WhatIf } from "../../../src/shared/tax/selling/selling-types.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addGoal } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, addSip, okay, transactionInput } from "../../support/api/ledgers.ts";
import { sharingPair, unshare, update } from "../../support/api/sharing.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const today = indianDay(new Date());
const aYearBefore = addDays(today, -362);

async function preview(owner: ApiClient, kind: string, more: object = {}): Promise<string> {
  const input = { kind, whose: "everyone", amounts: "rupees", ...more };
  return okay<LetterPreview>(await owner.query("letters.preview", input)).text;
}

const scheme = { schemeName: "Example Flexi Cap Fund - Growth", amfiCode: "962002" };

/** A fund of 10 units for ₹1,000 that turn long-term in some days, worth ₹2,000, and a SIP of it. */
async function holdings() {
  const owner = await register(baseUrl);
  const bought = transactionInput({ date: aYearBefore, units: 10, amount: 1_000 });
  const fundId = await addLedger(owner, [bought], scheme);
  await runSql(databaseUrl, "update funds set nav = '200', nav_date = ? where id = ?", [
    addDays(today, -1),
    fundId,
  ]);
  okay(await owner.mutate("tax.setClass", { amfiCode: scheme.amfiCode, class: "equity" }));
  const dueDate = addDays(today, 2);
  const day = Number(dueDate.slice(8));
  const sipId = await addSip(owner, { fundId, amount: 4_321.5, day, from: today });
  return { owner, fundId, sipId };
}

describe("the letter about what is due soon", () => {
  it("has the figures of the pages", async () => {
    const { owner, fundId } = await holdings();
    await addGoal(owner, { name: "House", parts: [{ fundId, percent: 50 }] });
    const text = await preview(owner, "soon");
    const [sip] = okay<Sip[]>(await owner.query("sips.list", { fundId }));
    expect(text).toContain(formatRupees(sip?.next?.amount ?? missing()));
    const [goal] = okay<GoalView[]>(await owner.query("goals.list", {}));
    expect(text).toContain(`House: ${formatRupees(goal?.missingSip ?? missing())} a month`);
    const sale = { fundId, units: 10, on: today };
    const { tax } = okay<WhatIf>(await owner.query("tax.whatIf", sale));
    expect(text).toContain(`tax if sold today: ${formatRupees(tax ?? missing())}`);
  });

  it("is about one person, with what was told of them left out", async () => {
    const { owner, sipId } = await holdings();
    const meera = await addHolder(owner, { name: "Meera" });
    expect(await preview(owner, "soon", { whose: meera.id })).toContain("no letter is sent");
    expect(await preview(owner, "soon", { whose: "me" })).toContain("Example Flexi Cap");
    await runSql(
      databaseUrl,
      `insert into told_topics (user_id, holder_id, subject, fact, told_at)
       select id, 'me', 'sip ' || ?2, '9999-12-31', 1 from users where email = ?1`,
      [owner.email, sipId],
    );
    expect(await preview(owner, "soon", { whose: "me" })).not.toContain("4,321.50");
    expect(await preview(owner, "soon")).toContain("4,321.50");
  });
});

describe("the letter about what has happened", () => {
  it("has new names, and instalments until they are confirmed", async () => {
    const { owner, fundId } = await holdings();
    await runSql(
      databaseUrl,
      `insert into scheme_renamings (code, renamed_on, former_name, name)
       values ('962002', ?, 'Example Equity Fund', 'Example Flexi Cap Fund') on conflict do nothing`,
      [today],
    );
    const instalment = { fundId, date: addDays(today, -3), units: 5, amount: 999.5, nav: null };
    const { id, ...input } = transactionInput(instalment);
    okay(await owner.mutate("transactions.add", { id, ...input }));
    await runSql(
      databaseUrl,
      "update transactions set source = 'sip', confirmed = 0 where fund_id = ? and id = ?",
      [fundId, id],
    );
    const text = await preview(owner, "events");
    expect(text).toContain("formerly Example Equity Fund");
    expect(text).toContain(": ₹999.50 (of ");
    okay(await owner.mutate("transactions.update", { id, data: { confirmed: true } }));
    expect(await preview(owner, "events")).not.toContain("999.50");
  });

  it("has shares that were updated and taken back, without a name that a sender chose", async () => {
    const { sender, to: recipient } = await sharingPair(baseUrl);
    expect(await preview(recipient, "events")).toContain("no letter is sent");
    await update(sender, recipient);
    expect(await preview(recipient, "events")).toContain("A share was updated");
    expect(await preview(recipient, "events", { whose: "me" })).toContain("A share was updated");
    const meera = await addHolder(recipient, { name: "Meera" });
    expect(await preview(recipient, "events", { whose: meera.id })).toContain("no letter is sent");
    await unshare(sender, recipient);
    const text = await preview(recipient, "events");
    expect(text).toContain("A share was taken back");
    expect(text).not.toContain(sender.name);
  });
});

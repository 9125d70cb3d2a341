// @module-tag long
import { afterAll, beforeAll, expect, it } from "vitest";
import { printedDay } from "../../../src/server/history/sources/amfi-report.ts";
import { sendDueLetters } from "../../../src/server/letters/send-letters.ts";
import { createServices } from "../../../src/server/services.ts";
import { indianDay } from "../../../src/shared/dates.ts";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import { portfolioTotals } from "../../../src/shared/funds/totals.ts";
import { dayOf } from "../../../src/shared/history/days.ts";
import type { PortfolioPerformance } from "../../../src/shared/portfolio/schema.ts";
import { periodAt, periodBefore } from "../../../src/shared/reports/period.ts";
import type { Removal } from "../../../src/shared/removals/schema.ts";
import type { Report } from "../../../src/shared/reports/schema.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import type { Answer, ApiClient } from "../../support/api/api-client.ts";
import { callTool, connectAssistant } from "../../support/api/assistants.ts";
import { goalInput, targetInput } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import { commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import { keepUpAfter, passDay } from "../../support/api/keep-up.ts";
import {
  addLedger,
  okay,
  programRowInput,
  sipInput,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { programClient, type ProgramClient } from "../../support/api/program-client.ts";
import {
  registerRecipient,
  registerUser,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  startProductWithMail,
  textsTo,
  type ProductWithMail,
} from "../../support/servers/product-with-mail.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const today = indianDay(new Date());
const thisMonth = periodAt("month", today).name;
const lastMonth = periodBefore(periodAt("month", today)).name;
const navs = { "900001": 107.1683, "900002": 404.73, "900003": 1038.2597 };

let product: ProductWithMail;
beforeAll(async () => {
  product = await startProductWithMail({ RATE_LIMITS: "off" });
  const feed = navFixture("eight-columns").replaceAll("19-Aug-2026", printedDay(today));
  await loadFeed(product.databaseUrl, feed);
  const first = dayOf("2024-01-01");
  const days = Array.from({ length: dayOf(today) - first + 1 }, (_, index) => first + index);
  for (const [code, nav] of Object.entries(navs)) {
    const known = { days, navs: days.map((day) => (day === dayOf(today) ? nav : nav * 0.75)) };
    await insertHistory(product.databaseUrl, code, known);
  }
}, 90_000);
afterAll(() => product?.stop());

type World = {
  owner: RegisteredUser;
  to: RegisteredUser;
  meera: string;
  mine: string;
  hers: string;
  other: string;
  program: ProgramClient;
  importId: string;
  sipId: string | null;
  assistant: string | null;
  isGone: boolean;
};

async function begin(): Promise<World> {
  const [owner, to] = [await registerUser(product.url), await registerRecipient(product.url)];
  await proveAddress(product.databaseUrl, owner.email);
  const { id: meera } = await addHolder(owner, { name: "Meera Pillai" });
  const rows = [
    transactionInput(),
    transactionInput({ date: "2024-03-05", units: 50, amount: 3_000 }),
  ];
  const debt = {
    amfiCode: "900002",
    schemeName: "First Example PSU Debt Fund - Direct Plan - Growth",
  };
  const mine = await addLedger(owner, rows, debt);
  const hers = await addLedger(owner, [transactionInput({ units: 7 })], {
    amfiCode: "900003",
    schemeName: "Second Example Liquid Fund",
    holderId: meera,
  });
  const other = await addLedger(owner, [transactionInput({ units: 3 })], {
    ...debt,
    holderId: meera,
  });
  const { token } = await addToken(owner, "import");
  return {
    owner,
    to,
    meera,
    mine,
    hers,
    other,
    program: programClient(product.url, token),
    importId: crypto.randomUUID(),
    sipId: null,
    assistant: null,
    isGone: false,
  };
}

type Act = (world: World) => Promise<unknown>;
const restoreAll: Act = async ({ owner }) => {
  for (const { id } of okay<Removal[]>(await owner.query("removals.list")))
    await owner.mutate("removals.restore", { id });
};
const imported: Act = ({ owner, importId, meera }) =>
  owner.mutate(
    "imports.commit",
    commitInput(
      [
        fundItem({
          amfiCode: "900002",
          schemeName: "First Example PSU Debt Fund - Direct Plan - Growth",
          holderId: meera,
        }),
        transactionItem("a"),
      ],
      { importId },
    ),
  );

const features: Record<string, Act> = {
  "kept share": async ({ owner, to, meera }) => {
    await share(owner, to, { holders: ["me", meera], showHolder: true });
    await owner.mutate("sharing.keepUp", { recipientId: to.id });
  },
  "rows by a program": ({ program, hers, mine }) =>
    program.post("/transactions", {
      id: crypto.randomUUID(),
      transactions: [programRowInput(hers), programRowInput(mine)],
    }),
  letters: async ({ owner, meera }) => {
    for (const whose of ["everyone", meera])
      await owner.mutate("letters.save", { kind: "monthly", whose, amounts: "rupees" });
    await owner.mutate("letters.save", { kind: "march", whose: meera, amounts: "rupees" });
  },
  grant: async (world) => {
    try {
      const { tokens } = await connectAssistant(product.url, world.owner, { person: world.meera });
      world.assistant = tokens.access_token;
    } catch (error) {
      expect(String(error)).toMatch(/not allowed|not registered/);
    }
  },
  report: ({ owner, meera }) =>
    owner.query("reports.get", { kind: "month", period: lastMonth, holderId: meera }),
};

const events: Record<string, Act> = {
  import: imported,
  "undo import": async (world) => {
    await imported(world);
    return world.owner.mutate("imports.undo", { importId: world.importId });
  },
  "delete fund": ({ owner, hers }) => owner.mutate("funds.delete", { id: hers }),
  "delete and restore fund": async (world) => {
    await world.owner.mutate("funds.delete", { id: world.hers });
    await restoreAll(world);
  },
  "delete person": ({ owner, meera }) =>
    owner.mutate("holders.delete", { id: meera, moveTo: null }),
  "delete and restore person": async (world) => {
    await world.owner.mutate("holders.delete", { id: world.meera, moveTo: null });
    await restoreAll(world);
  },
  "move fund": ({ owner, hers }) =>
    owner.mutate("funds.update", { id: hers, data: { holderId: null } }),
  "move fund to her": ({ owner, mine, meera }) =>
    owner.mutate("funds.update", { id: mine, data: { holderId: meera } }),
  "sip added": ({ owner, mine }) =>
    owner.mutate("sips.add", sipInput({ fundId: mine, from: "2026-01-05" })),
  "sip deleted": async ({ owner, mine }) => {
    const input = sipInput({ fundId: mine, from: "2026-01-05" });
    await owner.mutate("sips.add", input);
    return owner.mutate("sips.delete", { id: input.id, withEstimates: true });
  },
  switch: ({ owner, hers, other }) =>
    owner.mutate("transactions.switch", {
      fromFundId: hers,
      toFundId: other,
      date: "2025-02-05",
      unitsOut: 2,
      unitsIn: 4,
      amount: 1_600,
    }),
  "edit scheme": ({ owner, hers }) =>
    owner.mutate("funds.update", {
      id: hers,
      data: { amfiCode: "900001", schemeName: "First Example PSU Debt Fund - Direct Plan - IDCW" },
    }),
  "split folio": ({ owner, other }) =>
    owner.mutate("funds.update", { id: other, data: { folioNumber: "555/1" } }),
  "goals and targets": async ({ owner, hers, meera }) => {
    await owner.mutate("goals.add", goalInput({ parts: [{ fundId: hers, percent: 10 }] }));
    return owner.mutate("targets.set", { ...targetInput, holderId: meera });
  },
  "change address": ({ owner }) =>
    owner.mutate("email.change", { email: `${crypto.randomUUID()}@example.in` }),
  "delete account": async (world) => {
    okay(await world.owner.mutate("account.delete"));
    world.isGone = true;
  },
  "sign out elsewhere": ({ owner }) => owner.mutate("account.endOtherSessions"),
};

const call = async (owner: ApiClient, name: string, input?: object): Promise<Answer> => {
  const answer = await owner.query(name, input);
  expect(answer.status, `${name} ${JSON.stringify(input)} ${answer.error?.message}`).toBeLessThan(
    500,
  );
  return answer;
};

/** Home, the list, the programs' answer, the download and the month's report so far. */
async function expectOneTotal(world: World, said: string): Promise<void> {
  const { owner, program } = world;
  const { funds } = okay<{ funds: Fund[] }>(await call(owner, "funds.list"));
  const total = portfolioTotals(funds, []).currentValue;
  const portfolio = okay<PortfolioPerformance>(await call(owner, "portfolio.performance", {}));
  expect(portfolio.value, said).toBe(total);
  const { status, body } = await program.get("/portfolio");
  expect([status, (body as { value: number }).value], said).toEqual([200, total]);
  const exported = (await (
    await fetch(`${product.url}/api/account/data.json`, { headers: { cookie: owner.cookie() } })
  ).json()) as { funds: Fund[] };
  expect(portfolioTotals(exported.funds, []).currentValue, said).toBe(total);
  const report = okay<Report>(
    await call(owner, "reports.get", { kind: "month", period: thisMonth }),
  );
  expect([report.leftOut, report.figures?.closing ?? 0], said).toEqual([[], total]);
}

async function expectOnlyPresentShared(world: World, isThere: boolean, said: string) {
  const { owner, to } = world;
  await keepUpAfter(product.databaseUrl, 1);
  await passDay(product.databaseUrl, owner);
  const copies = await runSql(
    product.databaseUrl,
    "select holder_name as name from shared_funds where recipient_id = ? and sender_id = ?",
    [to.id, owner.id],
  );
  const forbidden = world.isGone ? copies : copies.filter(({ name }) => name === "Meera Pillai");
  if (!isThere) expect(forbidden, said).toEqual([]);
}

async function expectOnlyHersRead(world: World, isThere: boolean, said: string) {
  const { owner, meera, assistant } = world;
  if (assistant === null) return;
  const response = await callTool(product.url, assistant, "portfolio");
  const text = await response.text();
  // A grant ends with its person, who can come back without it.
  const isEnded = !isThere || said.endsWith("after delete and restore person");
  expect(response.status, said).toBe(isEnded ? 401 : 200);
  if (isEnded) return;
  const own = await call(owner, "portfolio.performance", { holderId: meera });
  expect(text, said).toContain(String(okay<PortfolioPerformance>(own).value));
}

async function expectLettersOfPresent(world: World, isThere: boolean, said: string) {
  const { owner, meera } = world;
  const sent = textsTo(product, owner.email).length;
  await runSql(
    product.databaseUrl,
    `insert into letters (user_id, holder_id, kind, period, id, state, due_at, deadline, refusals)
     select user_id, holder_id, kind, ?2, lower(hex(randomblob(16))), 'due', 1, 9e14, 0
     from letter_settings where user_id = ?1 on conflict do nothing`,
    [owner.id, lastMonth],
  );
  const run = { timeout: 30_000, queryTimeout: 10_000, waitUntil: () => {} };
  await sendDueLetters(createServices(product.settings, { requestId: "", log: () => {} }, run));
  if (!isThere) {
    for (const text of textsTo(product, owner.email).slice(sent))
      expect(text, said).not.toContain("Meera");
  }
  if (world.isGone) return;
  await call(owner, "letters.settings");
  for (const whose of ["everyone", meera])
    await call(owner, "letters.preview", { kind: "monthly", whose, amounts: "rupees" });
}

async function expectNothingOfDeleted(world: World, said: string): Promise<void> {
  const people = world.isGone
    ? []
    : okay<{ id: string }[]>(await call(world.owner, "holders.list"));
  const isThere = people.some(({ id }) => id === world.meera);
  await expectOnlyPresentShared(world, isThere, said);
  await expectOnlyHersRead(world, isThere, said);
  await expectLettersOfPresent(world, isThere, said);
}

const pairs = Object.keys(features).flatMap((feature) =>
  Object.keys(events).flatMap((event) => [
    [feature, event],
    [event, feature],
  ]),
);

it.concurrent.each(pairs)("“%s”, then “%s”", { timeout: 120_000 }, async (...order) => {
  const world = await begin();
  for (const name of order) {
    if (world.isGone) break;
    const answer = (await (features[name] ?? events[name])?.(world)) as Partial<Answer> | undefined;
    const said = `${order.join(", ")}: after ${name}`;
    expect(answer?.status ?? 200, said).toBeLessThan(500);
    if (!world.isGone) await expectOneTotal(world, said);
    await expectNothingOfDeleted(world, said);
  }
});

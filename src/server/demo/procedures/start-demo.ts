import type { User } from "../../../shared/auth/schema.ts";
import { type IsoDate, indianDay } from "../../../shared/dates.ts";
import { AppError } from "../../../shared/errors.ts";
import { missing } from "../../../shared/missing.ts";
import { countAttempt } from "../../auth/attempts.ts";
import { demoLifetime, insertUser, demoUserCount, type UserRow } from "../../auth/queries/users.ts";
import { startSession } from "../../auth/sessions/start-session.ts";
import { readIfSignedIn } from "../../auth/signed-in-context.ts";
import { userView } from "../../auth/user-view.ts";
import type { WantedScheme } from "../../history/queries/histories.ts";
import { requestHistory, requestSchemes } from "../../history/track-schemes.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Attempts } from "../../platform/limits/rate-limit.ts";
import { listStatus } from "../../schemes/queries/scheme-list.ts";
import { schemesByCodes } from "../../schemes/queries/schemes.ts";
import { readDemoNavs } from "../demo-navs.ts";
import { insertDemo, demoRows, type SchemeWithNav } from "../demo-rows.ts";
import { demoOwner, newFamilyIds } from "../family.ts";
import {
  demoCodes,
  demoFundsInPlans,
  demoLedgers,
  demoStart,
  demoWatched,
  type LedgerOptions,
} from "../portfolio.ts";
import { madeUpNavs, type NavOnOrAfter } from "../sip-ledger.ts";

export const maxDemoAccounts = 1_000;

/**
 * Creates a demo account with sample data and signs the caller in to it; it is deleted after a day. A repeated call returns
 * the same account if it has the session.
 * @throws AppError demo/off, demo/signed-in, demo/too-many, demo/no-schemes, auth/too-many-requests
 */
export async function startDemo(ctx: RequestContext & Attempts): Promise<{ user: User }> {
  if (!ctx.settings.demoEnabled) throw new AppError("demo/off");
  const signedIn = await readIfSignedIn(ctx, () => ({}));
  if (signedIn !== null) {
    if (signedIn.user.demoUntil === null) throw new AppError("demo/signed-in");
    return { user: userView(signedIn.user, ctx.settings) };
  }
  const { rows } = await countAttempt(ctx, null, {
    schemes: schemesByCodes(ctx.db, [...demoCodes, ...demoWatched]),
    list: listStatus(ctx.db),
    demos: demoUserCount(ctx.db),
  });
  const { schemes } = rows;
  const [list] = rows.list;
  const [demos = missing()] = rows.demos;
  if (demos.count >= maxDemoAccounts) throw new AppError("demo/too-many");
  if (list?.asOf == null) throw new AppError("demo/no-schemes");
  const ids = newFamilyIds();
  const navs = await readDemoNavs(ctx, list.asOf);
  const options = { until: list.asOf, today: indianDay(ctx.clock()), ids };
  const demo = demoRows(ids, schemes, ledgersOf(options, schemes, navs), ctx.clock());
  if (demo.funds.length === 0) throw new AppError("demo/no-schemes");
  const user = newUser(ctx.clock());
  await startSession(ctx, { userId: user.id, method: "password" }, (userId) => [
    insertUser(ctx.db, user),
    ...insertDemo(ctx.db, userId, demo, user.createdAt),
  ]);
  const counted = { ...ctx, callerKey: () => Promise.resolve(user.id) };
  for (const { fund, after } of demo.totals)
    requestHistory(counted, { ...fund, ...after }, after.firstDate);
  requestSchemes(ctx, lackingPlans(schemes, navs, list.asOf));
  ctx.log("info", "demo.started", { userId: user.id });
  return { user: userView(user, ctx.settings) };
}

type DemoNavs = ReadonlyMap<string, NavOnOrAfter>;

/** Uses the stored NAVs where they go back far enough, else made-up ones that end at the newest. */
function ledgersOf(options: LedgerOptions, schemes: readonly SchemeWithNav[], navs: DemoNavs) {
  const funds = demoFundsInPlans((code) => navs.has(code));
  return demoLedgers(funds, options, ({ code, nav, growth }) => {
    const listed = schemes.find((scheme) => scheme.code === code)?.nav ?? nav;
    return navs.get(code) ?? madeUpNavs(Number(listed), options.until, growth);
  });
}

/** Schemes whose NAVs the next demo needs to hold funds in their regular plans. */
function lackingPlans(
  schemes: readonly SchemeWithNav[],
  navs: DemoNavs,
  until: IsoDate,
): WantedScheme[] {
  const wantedFrom: IsoDate = `${demoStart(until).slice(0, 4)}-01-01`;
  return schemes.flatMap(({ code }) =>
    code === null || navs.has(code) || !demoCodes.includes(code) ? [] : [{ code, wantedFrom }],
  );
}

function newUser(now: Date): UserRow {
  const id = crypto.randomUUID();
  return {
    id,
    email: `demo-${id.slice(-12)}@demo.invalid`,
    name: demoOwner,
    photoUrl: null,
    provider: "emailAndPassword",
    canShare: false,
    passwordHash: null,
    emailProvenAt: null,
    recoveredAt: null,
    accessEpoch: 0,
    createdAt: now,
    demoUntil: new Date(now.getTime() + demoLifetime),
    language: null,
  };
}

import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "../src/server/router.ts";
import { indianDay, type IsoDate } from "../src/shared/dates.ts";
import { addSipInput } from "../src/shared/sips/schema.ts";
import { addFundWithTransactionsInput } from "../src/shared/transactions/schema.ts";
import { demoGoals, demoTarget } from "../src/server/demo/aims.ts";
import { demoHolders, demoOwner, newFamilyIds, type FamilyIds } from "../src/server/demo/family.ts";
import {
  demoFundsInPlans,
  demoLedgers,
  demoTaxedAsEquity,
  demoWatched,
  directCodeOf,
  type DemoFund,
} from "../src/server/demo/portfolio.ts";
import { readDemoNavs } from "../src/server/demo/demo-navs.ts";
import { madeUpNavs, type NavOnOrAfter } from "../src/server/demo/sip-ledger.ts";
import type { Database } from "../src/server/platform/db/client.ts";
import { ravisFunds } from "./portfolios.ts";

export const demoPassword = "demo portfolio";
export const demoEmails = { asha: "asha@fundbook.example", ravi: "ravi@fundbook.example" };

type Client = ReturnType<typeof apiClient>;

/**
 * Creates two accounts whose funds fill every screen. Asha keeps those of her family too; Ravi shares his with her.
 * @param db of the product there, whose stored NAVs are used
 * @param until day of the newest NAVs, which the transactions lead up to
 * @throws TRPCClientError if one of them exists
 */
export async function createDemoAccounts(url: string, db: Database, until: IsoDate): Promise<void> {
  const navs = await readDemoNavs({ db }, until);
  const asha = await register(url, { name: demoOwner, email: demoEmails.asha });
  const ravi = await register(url, { name: "Ravi Menon", email: demoEmails.ravi });
  const ids = newFamilyIds();
  for (const holder of demoHolders(ids)) await asha.holders.add.mutate(holder);
  await addLedgers(
    asha,
    demoFundsInPlans((code) => navs.has(code)),
    { until, ids, navs },
  );
  for (const code of demoWatched) await asha.watch.add.mutate({ code });
  await asha.tax.setClass.mutate({ amfiCode: demoTaxedAsEquity, class: "equity" });
  await asha.targets.set.mutate(demoTarget);
  const { funds } = await asha.funds.list.query();
  const fundOf = (code: string) =>
    funds.find(({ amfiCode }) => directCodeOf(amfiCode ?? "") === code)?.id;
  for (const goal of demoGoals(ids, indianDay(new Date()), fundOf)) {
    await asha.goals.add.mutate({ id: crypto.randomUUID(), ...goal });
  }
  await addLedgers(ravi, ravisFunds, { until, ids: null, navs });
  for (const { sharing } of [asha, ravi]) await sharing.setPermission.mutate({ canShare: true });
  const { user } = await asha.auth.me.query();
  await ravi.sharing.share.mutate({ recipientId: user?.id ?? "" });
}

function apiClient(url: string) {
  let cookie = "";
  const link = httpLink({
    url: `${url}/api/trpc`,
    headers: () => ({ origin: url, cookie }),
    async fetch(address, init) {
      const response = await fetch(address, init as RequestInit);
      cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
      return response;
    },
  });
  return createTRPCClient<AppRouter>({ links: [link] });
}

async function register(url: string, who: { name: string; email: string }): Promise<Client> {
  const client = apiClient(url);
  const passwords = { password: demoPassword, confirmPassword: demoPassword };
  await client.auth.register.mutate({ ...who, ...passwords });
  return client;
}

const schemeName = "by its code";

type Purchases = {
  until: IsoDate;
  ids: FamilyIds | null;
  navs: ReadonlyMap<string, NavOnOrAfter>;
};

async function addLedgers(
  { funds, sips }: Client,
  described: readonly DemoFund[],
  { until, ids, navs }: Purchases,
): Promise<void> {
  const options = { until, today: indianDay(new Date()), ids };
  const ledgers = demoLedgers(
    described,
    options,
    ({ code, nav, growth }) => navs.get(code) ?? madeUpNavs(nav, until, growth),
  );
  for (const { sip, ...fund } of ledgers) {
    const input = addFundWithTransactionsInput.parse({ ...fund, schemeName });
    const { id: fundId } = await funds.add.mutate(input);
    if (sip !== null) await sips.add.mutate(addSipInput.parse({ ...sip, fundId }));
  }
}

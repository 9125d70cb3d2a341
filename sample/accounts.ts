import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "../src/server/router.ts";
import { indianDay, type IsoDate } from "../src/shared/dates.ts";
import { nextInstalment } from "../src/shared/sips/due-dates.ts";
import { addSipInput } from "../src/shared/sips/schema.ts";
import { addFundWithTransactionsInput } from "../src/shared/transactions/schema.ts";
import { ashasSips, ashasPortfolio, ravisPortfolio, type Holding } from "./portfolios.ts";
import { sipLedger } from "./sip-ledger.ts";

export const demoPassword = "demo portfolio";
export const demoEmails = { asha: "asha@fundbook.example", ravi: "ravi@fundbook.example" };

type Client = ReturnType<typeof apiClient>;

/**
 * Creates two accounts whose holdings fill every screen; Ravi shares his with Asha.
 * @param until day of the newest NAVs, which the transactions lead up to
 * @throws TRPCClientError if one of them exists
 */
export async function createDemoAccounts(url: string, until: IsoDate): Promise<void> {
  const asha = await register(url, { name: "Asha Rao", email: demoEmails.asha });
  const ravi = await register(url, { name: "Ravi Menon", email: demoEmails.ravi });
  await addHoldings(asha, ashasPortfolio);
  await addSips(asha, until);
  await addHoldings(ravi, ravisPortfolio);
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

const describe = (amfiCode: string, category: string) => ({
  folioNumber: `${amfiCode}/01`,
  schemeName: "by its code",
  amfiCode,
  category,
});

async function addHoldings({ funds }: Client, holdings: readonly Holding[]): Promise<void> {
  for (const [code, category, investedAmount, units] of holdings) {
    await funds.add.mutate({ ...describe(code, category), investedAmount, units });
  }
}

/** Funds with the transactions of eight years, and SIPs that go on. */
async function addSips({ funds, sips }: Client, until: IsoDate): Promise<void> {
  const today = indianDay(new Date());
  for (const [code, category, nav, schedule] of ashasSips) {
    const { from, transactions } = sipLedger(schedule, nav, until);
    const fund = addFundWithTransactionsInput.parse({ ...describe(code, category), transactions });
    const { id: fundId } = await funds.add.mutate(fund);
    const { amount } = nextInstalment({ ...schedule, from, to: null }, today) ?? schedule;
    await sips.add.mutate(addSipInput.parse({ ...schedule, fundId, amount, from: today }));
  }
}

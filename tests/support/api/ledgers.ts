import type { Fund } from "../../../src/shared/funds/schema.ts";
import type {
  FundPerformance,
  PortfolioPerformance,
} from "../../../src/shared/portfolio/schema.ts";
import type { Sip } from "../../../src/shared/sips/schema.ts";
import type { SavedTransaction, TransactionList } from "../../../src/shared/transactions/schema.ts";
import { fundInput, type Answer, type ApiClient } from "./api-client.ts";

/** A purchase of 100 units at ₹50, for a call to be completed by its fund. */
export const transactionInput = (change: object = {}) => ({
  id: crypto.randomUUID(),
  date: "2024-01-05",
  type: "purchase",
  units: 100,
  amount: 5_000,
  nav: 50,
  ...change,
});

/** A purchase as a program sends it. */
export const programRowInput = (fund: unknown, change: object = {}) => ({
  id: crypto.randomUUID(),
  fund,
  date: "2025-03-04",
  type: "purchase",
  units: 10,
  amount: 600,
  nav: 60,
  ...change,
});

export const sipInput = (change: object = {}) => ({
  id: crypto.randomUUID(),
  amount: 5_000,
  day: 5,
  from: "2026-12-01",
  ...change,
});

const { investedAmount: _amount, units: _units, ...description } = fundInput();

/** A fund whose NAV is ₹400, in a folio of its own: a user has one ledger a folio and scheme. */
export const ledgerInput = (transactions: object[] = [transactionInput()], change: object = {}) => {
  const id = crypto.randomUUID();
  return { ...description, id, folioNumber: id.replace(/\D/g, ""), ...change, transactions };
};

/** @returns the id of a fund with transactions */
export async function addLedger(
  owner: ApiClient,
  transactions?: object[],
  change?: object,
): Promise<string> {
  const input = ledgerInput(transactions, change);
  okay(await owner.mutate("funds.add", input));
  return input.id;
}

/** @returns the transaction's id */
export async function addTransaction(
  owner: ApiClient,
  change: { fundId: string; [field: string]: unknown },
) {
  const { transaction } = okay<SavedTransaction>(
    await owner.mutate("transactions.add", transactionInput(change)),
  );
  return transaction.id;
}

/** @returns the SIP's id */
export const addSip = async (
  owner: ApiClient,
  change: { fundId: string; [field: string]: unknown },
) => okay<Sip>(await owner.mutate("sips.add", sipInput(change))).id;

/** @returns the id of a deletion, by which the SIP can be restored */
export const deletedSip = async (owner: ApiClient, id = "sip-2"): Promise<string> =>
  okay<{ removalId: string }>(await owner.mutate("sips.delete", { id })).removalId;

/** All pages of a fund's ledger, without its version, which each change raises. */
export async function ledgerOf(owner: ApiClient, fundId: string) {
  const {
    version: _,
    pages,
    ...ledger
  } = okay<TransactionList>(await owner.query("transactions.list", { fundId }));
  for (let page = 1; page < pages; page += 1) {
    const { transactions, lots, sold } = okay<TransactionList>(
      await owner.query("transactions.list", { fundId, page }),
    );
    ledger.transactions.push(...transactions);
    ledger.lots.push(...lots);
    ledger.sold.push(...sold);
  }
  return ledger;
}

export const fundOf = async (owner: ApiClient, fundId: string): Promise<Fund> => {
  const { funds } = okay<{ funds: Fund[] }>(await owner.query("funds.list"));
  const fund = funds.find(({ id }) => id === fundId);
  if (fund === undefined) throw new Error(`no fund ${fundId}`);
  return fund;
};

export const performanceOf = async (owner: ApiClient, fundId: string) =>
  okay<FundPerformance>(await owner.query("portfolio.fund", { fundId }));

export const portfolioOf = async (owner: ApiClient) =>
  okay<PortfolioPerformance>(await owner.query("portfolio.performance"));

/** @returns the data of an answer that must have succeeded */
export function okay<Data>({ data, error }: Answer): Data {
  if (error !== undefined) throw new Error(`${error.data.appCode}: ${error.message}`);
  return data as Data;
}

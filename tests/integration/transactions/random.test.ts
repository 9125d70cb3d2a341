// @module-tag long
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { register, type Answer, type ApiClient } from "../../support/api/api-client.ts";
import { randomTransaction } from "../../support/data/ledger-entries.ts";
import {
  addLedger,
  fundOf,
  ledgerOf,
  okay,
  performanceOf,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { referenceLedger, type ReferenceTransaction } from "../../support/data/reference-ledger.ts";

const baseUrl = inject("baseUrl");

type Change = { kind: "add" | "update" | "delete"; at: number } & Pick<
  ReferenceTransaction,
  "date" | "type" | "units" | "amount" | "stampDuty"
>;

const randomChange: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom(
      "add" as const,
      "add" as const,
      "add" as const,
      "update" as const,
      "delete" as const,
    ),
    fc.nat(),
    randomTransaction,
  )
  .map(([kind, at, transaction]) => ({ kind, at, ...transaction }));

/** Restores a deleted transaction first, which must leave everything as it was, then deletes it again. */
async function send(
  owner: ApiClient,
  fundId: string,
  { kind, at, ...fields }: Change,
): Promise<Answer> {
  const { transactions } = await ledgerOf(owner, fundId);
  const id = transactions[at % Math.max(transactions.length, 1)]?.id ?? crypto.randomUUID();
  if (kind === "add") return owner.mutate("transactions.add", { fundId, ...fields });
  if (kind === "update") return owner.mutate("transactions.update", { id, data: fields });
  const before = await seenOf(owner, fundId);
  const deleted = await owner.mutate("transactions.delete", { id });
  if (deleted.error !== undefined) return deleted;
  const { removalId } = okay<{ removalId: string }>(deleted);
  okay(await owner.mutate("removals.restore", { id: removalId }));
  expect(await seenOf(owner, fundId)).toEqual(before);
  return owner.mutate("transactions.delete", { id });
}

async function seenOf(owner: ApiClient, fundId: string) {
  const { updatedAt: _, ...fund } = await fundOf(owner, fundId);
  return [fund, await ledgerOf(owner, fundId)];
}

/** What is stored and shown, beside what a plain reckoning of the listed transactions says. */
async function check(owner: ApiClient, fundId: string): Promise<void> {
  const { transactions, lots } = await ledgerOf(owner, fundId);
  const fund = await fundOf(owner, fundId);
  const expected = referenceLedger(transactions);
  expect(expected).not.toBeNull();
  expect({ units: fund.units, invested: fund.investedAmount, realised: fund.realised }).toEqual(
    expected,
  );
  expect(fund.firstDate).toBe(transactions.at(0)?.date ?? null);
  expect(lots.reduce((sum, { cost }) => sum + Math.round(cost * 100), 0)).toBe(
    Math.round(fund.investedAmount * 100),
  );
  const { invested, realised } = await performanceOf(owner, fundId);
  expect({ invested, realised }).toEqual({
    invested: fund.investedAmount,
    realised: fund.realised,
  });
}

describe("random ledgers", () => {
  it("match the reference ledger; refused changes store nothing; deletions can be restored", async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomChange, { minLength: 15, maxLength: 25, size: "max" }),
        async (changes) => {
          const owner = await register(baseUrl);
          const fundId = await addLedger(owner, [transactionInput()]);
          for (const change of changes) {
            const before = await ledgerOf(owner, fundId);
            const { error } = await send(owner, fundId, change);
            if (error !== undefined) {
              refused += 1;
              expect(["transactions/not-enough-units", "transactions/not-found"]).toContain(
                error.data.appCode,
              );
              expect(await ledgerOf(owner, fundId)).toEqual(before);
            }
            await check(owner, fundId);
          }
          const before = [await fundOf(owner, fundId), await ledgerOf(owner, fundId)];
          const { removalId } = okay<{ removalId: string }>(
            await owner.mutate("funds.delete", { id: fundId }),
          );
          okay(await owner.mutate("removals.restore", { id: removalId }));
          expect([await fundOf(owner, fundId), await ledgerOf(owner, fundId)]).toEqual(before);
        },
      ),
      { numRuns: 5, endOnFailure: true },
    );
    expect(refused).toBeGreaterThan(0);
  });
});

describe("concurrent changes of one fund", () => {
  it("are all kept, or refused with a clear sentence, and add up", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner, [transactionInput()]);
    const dates = Array.from({ length: 8 }, (_, index) => `2024-02-0${index + 1}`);
    const answers = await Promise.all(
      dates.map((date) => owner.mutate("transactions.add", transactionInput({ fundId, date }))),
    );
    const refused = answers.filter(({ error }) => error !== undefined);
    for (const { error } of refused) expect(error?.data.appCode).toBe("transactions/conflict");
    const { transactions } = await ledgerOf(owner, fundId);
    expect(transactions).toHaveLength(1 + dates.length - refused.length);
    await check(owner, fundId);
  });

  it("sell units once only", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner, [transactionInput()]);
    const sale = { fundId, date: "2024-03-05", type: "redemption", units: 60, amount: 1 };
    const answers = await Promise.all(
      [1, 2].map(() => owner.mutate("transactions.add", transactionInput(sale))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await fundOf(owner, fundId)).toMatchObject({ units: 40 });
  });
});

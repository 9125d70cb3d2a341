import type { Category } from "../../../src/shared/funds/categories/schema.ts";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import { fundInput, register, type ApiClient } from "./api-client.ts";

export const fundsOf = async (owner: ApiClient): Promise<Fund[]> =>
  ((await owner.query("funds.list")).data as FundList).funds;

/** Each category's name with the number of its funds. */
export const countsOf = async (owner: ApiClient): Promise<[string, number][]> =>
  ((await owner.query("categories.list")).data as Category[]).map(({ name, count }) => [
    name,
    count,
  ]);

/** A new user with one fund. */
export async function withFund(
  baseUrl: string,
  change: object = {},
): Promise<{ owner: ApiClient; id: string }> {
  const owner = await register(baseUrl);
  const input = fundInput(change);
  await owner.mutate("funds.add", input);
  return { owner, id: input.id };
}

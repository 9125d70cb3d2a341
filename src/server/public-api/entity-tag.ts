import { indianDay } from "../../shared/dates.ts";
import { buildId } from "../platform/build-id.ts";
import type { CheckedBearer } from "../platform/context.ts";
import { hashText } from "../platform/encoding.ts";

type AskedFor = { address: string; scope: string; now: Date };

/** Covers everything that a response depends on, so that 304 needs no ledger to be read. */
export async function entityTag(
  checked: Omit<CheckedBearer, "person">,
  { address, scope, now }: AskedFor,
): Promise<string> {
  const facts = [checked, indianDay(now), buildId, address, scope];
  return `"${(await hashText(JSON.stringify(facts))).slice(0, 32)}"`;
}

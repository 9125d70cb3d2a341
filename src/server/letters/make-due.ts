import { lettersAt } from "../../shared/letters/due-letters.ts";
import type { DueLetter } from "../../shared/letters/schema.ts";
import type { ServiceContext } from "../platform/context.ts";
import { makeDue, settleLateLetters } from "./queries.ts";

const mostAtOnce = 1_000;
const mostInRun = 50_000;

/** Makes the letters due that somebody asked for and that have their day, and ends those that are too late; the worker sends them. */
export async function makeLettersDue(ctx: ServiceContext): Promise<void> {
  await settleLateLetters(ctx.db, ctx.clock());
  for (const due of lettersAt(ctx.clock())) await makeAllDue(ctx, due);
}

async function makeAllDue({ db, clock }: ServiceContext, due: DueLetter): Promise<void> {
  for (let made = 0; made < mostInRun; made += mostAtOnce) {
    const rows = await makeDue(db, due, clock(), mostAtOnce);
    if (rows.length < mostAtOnce) return;
  }
}

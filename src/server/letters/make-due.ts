import { monthlyLetterAt } from "../../shared/letters/due-letters.ts";
import type { ServiceContext } from "../platform/context.ts";
import { makeDue } from "./queries.ts";

const mostAtOnce = 1_000;
const mostInRun = 50_000;

/** Makes the letters due that somebody asked for and that have their day; the worker sends them. */
export async function makeLettersDue({ db, clock }: ServiceContext): Promise<void> {
  const due = monthlyLetterAt(clock());
  if (due === null) return;
  for (let made = 0; made < mostInRun; made += mostAtOnce) {
    const rows = await makeDue(db, due, clock(), mostAtOnce);
    if (rows.length < mostAtOnce) return;
  }
}

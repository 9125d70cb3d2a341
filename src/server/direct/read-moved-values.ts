import { movedValues, movingSide } from "../../shared/direct/moved-values.ts";
import {
  priceLedger,
  type MovedValues,
  type PricedLedger,
} from "../../shared/direct/twin-units.ts";
import type { TaxEntry } from "../../shared/tax/taxed-fund.ts";
import type { Ledger } from "../../shared/transactions/ledger.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { earliestTracked, keepWanted, requestSchemes } from "../history/track-schemes.ts";
import { nextTurn, runInTurns } from "../platform/queue/run-in-turns.ts";
import { stepsWithNavs } from "./fund-in-direct.ts";
import {
  fundsWithCodes,
  schemesForTwins,
  theseCodes,
  twinCodesPerPage,
  type SchemesForTwins,
} from "./queries.ts";
import { TwinSchemes } from "./twin-schemes.ts";

type Ledgers = { ledgers: ReadonlyMap<string, Ledger>; entries: ReadonlyMap<string, TaxEntry> };

/** `isFilling` while NAVs are fetched without which some values are not known yet. */
type FoundMoves = { moved: MovedValues; isFilling: boolean };

/**
 * What paired legs move between the twins of the account's funds, of whoever they are. Reads nothing where there are none;
 * else the NAVs of the funds that they join, also of those that have ended since.
 */
export async function readMovedValues(ctx: SignedInContext, all: Ledgers): Promise<FoundMoves> {
  const ids = joinedFunds(all.ledgers);
  if (ids.length === 0) return { moved: new Map(), isFilling: false };
  let isFilling = false;
  const { funds } = await ctx.read((owner) => ({ funds: fundsWithCodes(ctx.db, owner, ids) }));
  const byCode = Map.groupBy(funds, ({ code }) => code);
  const since = earliestTracked(ctx.clock());
  const priced: PricedLedger[] = [];
  for await (const page of schemePages(ctx, [...byCode.keys()])) {
    const schemes = new TwinSchemes(page, since, { takesEnded: true });
    for (const { code } of page.codes) {
      for (const { id } of byCode.get(code) ?? []) {
        const found = stepsWithNavs({ id, code }, all, schemes);
        if (found.reason === null)
          priced.push(...[priceLedger(found.steps, found.navs) ?? []].flat());
      }
      await nextTurn();
    }
    requestSchemes(ctx, schemes.wanted);
    keepWanted(ctx, schemes.used);
    isFilling ||= schemes.isFilling;
  }
  return { moved: await runInTurns(movedValues(priced)), isFilling };
}

const joinedFunds = (ledgers: ReadonlyMap<string, Ledger>): string[] =>
  [...ledgers].flatMap(([id, { entries }]) =>
    entries.some(({ entry }) => movingSide(entry) !== null) ? [id] : [],
  );

async function* schemePages(
  ctx: SignedInContext,
  codes: readonly string[],
): AsyncGenerator<SchemesForTwins> {
  for (let start = 0; start < codes.length; start += twinCodesPerPage) {
    const some = theseCodes(codes.slice(start, start + twinCodesPerPage));
    const { page } = await ctx.read(() => ({ page: schemesForTwins(ctx.db, some) }));
    yield page;
  }
}

import type { TaxEntry, LedgerFacts } from "./taxed-fund.ts";
import type { TaxRules } from "./rules/tax-rules.ts";
import { isLotGiver } from "../transactions/types.ts";
import { bonusesOfSoldLots } from "./stripping/bonuses.ts";
import { ExemptDividends } from "./stripping/exempt-dividends.ts";
import { Splits } from "./splits.ts";

/** Splits, bonuses, exempt dividends and transfers of an account, each worked out once for all its funds. */
export class AccountEvents {
  readonly facts: LedgerFacts;
  readonly rules: TaxRules;
  readonly #splits = new Map<string, Splits>();
  readonly #exemptDividends = new Map<string, ExemptDividends>();
  readonly #bonusesOfSoldLots = new Map<string, ReadonlySet<string>>();
  #givers: ReadonlyMap<string, TaxEntry> | null = null;

  constructor(facts: LedgerFacts, rules: TaxRules) {
    this.facts = facts;
    this.rules = rules;
  }

  splitsOf(fundId: string): Splits {
    const known = this.#splits.get(fundId);
    if (known !== undefined) return known;
    const splits = Splits.of(this.facts.ledgers.get(fundId));
    this.#splits.set(fundId, splits);
    return splits;
  }

  /** Ids of a fund's bonuses for which lots that it sold may have been bought. */
  bonusesOfSoldLots(fundId: string): ReadonlySet<string> {
    const known = this.#bonusesOfSoldLots.get(fundId);
    if (known !== undefined) return known;
    const ledger = this.facts.ledgers.get(fundId);
    const found = ledger === undefined ? new Set<string>() : bonusesOfSoldLots(ledger, this.rules);
    this.#bonusesOfSoldLots.set(fundId, found);
    return found;
  }

  exemptDividendsOf(fundId: string): ExemptDividends {
    const known = this.#exemptDividends.get(fundId);
    if (known !== undefined) return known;
    const dividends = new ExemptDividends(
      this.facts.ledgers.get(fundId),
      this.splitsOf(fundId),
      this.facts.entries,
      this.rules,
    );
    this.#exemptDividends.set(fundId, dividends);
    return dividends;
  }

  /** The other side of an entry that receives lots: the entry by which they left another fund. */
  giverOf({ pairId }: TaxEntry): TaxEntry | undefined {
    if (pairId === null) return undefined;
    this.#givers ??= new Map(
      [...this.facts.entries.values()].flatMap((entry) =>
        entry.pairId !== null && isLotGiver(entry.type) ? [[entry.pairId, entry]] : [],
      ),
    );
    return this.#givers.get(pairId);
  }
}

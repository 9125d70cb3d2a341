import type { Paise } from "../../transactions/fixed-point.ts";
import type { TaxSection, Term } from "../rules/tax-rules.ts";

export type Pool = {
  section: TaxSection;
  term: Term;
  /** Null: the person's slab. */
  percent: number | null;
  /** The rate applies to residents only. */
  isOfResidents: boolean;
  gains: Paise;
  /** Of sales at a loss; 0 or more. */
  losses: Paise;
};

/** A loss of an earlier financial year, by its first calendar year. */
export type CarriedLoss = { year: number; term: Term; amount: Paise };

type SetOff = {
  /** Null: this year's loss, under `section`. */
  fromYear: number | null;
  section: TaxSection | null;
  term: Term;
  against: Pool;
  amount: Paise;
};

export type Settlement = {
  /** What is taxed, in the order of the pools given. */
  pools: { pool: Pool; setOff: Paise; exemption: Paise; taxable: Paise }[];
  rows: SetOff[];
};

type Loss = { fromYear: number | null; section: TaxSection | null; term: Term; left: Paise };

/** A part of a pool's gains in which each rupee is taxed alike. */
type Layer = { pool: Pool; term: Term; percent: number; left: Paise };

/**
 * Sets losses off against gains so that the least tax is due (sections 70 and 74; 108 and 111): long-term losses against
 * long-term gains only, this year's before those of earlier years, the highest rate first.
 * @param exemption of gains under 112A
 * @param slab percent, for gains without a rate of their own
 */
export function setOffLosses(
  pools: readonly Pool[],
  carried: readonly CarriedLoss[],
  { exemption, slab }: { exemption: Paise; slab: number },
): Settlement {
  const layers = layersOf(pools, exemption, slab);
  const own = pools.map(({ section, term, losses }): Loss => ({
    fromYear: null,
    section,
    term,
    left: losses,
  }));
  const earlier = carried
    .toSorted((one, other) => one.year - other.year)
    .map(({ year, term, amount }): Loss => ({ fromYear: year, section: null, term, left: amount }));
  const longLayers = long(layers);
  const rows = take(long(own), longLayers, Infinity);
  const room = longLeftForEarlier(layers, own);
  rows.push(
    ...take(long(earlier), longLayers, room),
    ...take(short(own), layers, Infinity),
    ...take(short(earlier), layers, Infinity),
  );
  return { pools: settled(pools, rows, exemption, slab), rows };
}

/**
 * How much of earlier long-term losses there is room for: this year's short-term losses come first, and need the
 * long-term gains that exceed what short-term gains take.
 */
function longLeftForEarlier(layers: readonly Layer[], own: readonly Loss[]): Paise {
  const longGains = total(long(layers));
  const shortGains = total(short(layers));
  const ownShort = total(short(own));
  return longGains - Math.max(0, Math.min(ownShort, shortGains + longGains) - shortGains);
}

/** The highest rate first; what the exemption covers is a layer that is not taxed. */
function layersOf(pools: readonly Pool[], exemption: Paise, slab: number): Layer[] {
  const byRate = pools
    .map((pool): Layer => ({
      pool,
      term: pool.term,
      percent: pool.percent ?? slab,
      left: pool.gains,
    }))
    .toSorted((one, other) => other.percent - one.percent);
  const layers: Layer[] = [];
  let exemptLeft = exemption;
  for (const layer of byRate) {
    const exempt = layer.pool.section === "112A" ? Math.min(layer.left, exemptLeft) : 0;
    exemptLeft -= exempt;
    layers.push({ ...layer, left: layer.left - exempt }, { ...layer, percent: 0, left: exempt });
  }
  return layers.toSorted((one, other) => other.percent - one.percent);
}

/** Sets losses off in order, at most `most` in total. Changes `left` of each loss and layer. */
function take(losses: readonly Loss[], layers: readonly Layer[], most: Paise): SetOff[] {
  const rows: SetOff[] = [];
  let room = most;
  for (const loss of losses) {
    for (const layer of layers) {
      const amount = Math.min(loss.left, layer.left, room);
      if (amount <= 0) continue;
      loss.left -= amount;
      layer.left -= amount;
      room -= amount;
      const { fromYear, section, term } = loss;
      const same = rows.find(
        (row) => row.fromYear === fromYear && row.section === section && row.against === layer.pool,
      );
      if (same === undefined) rows.push({ fromYear, section, term, against: layer.pool, amount });
      else same.amount += amount;
    }
  }
  return rows;
}

function settled(
  pools: readonly Pool[],
  rows: readonly SetOff[],
  exemption: Paise,
  slab: number,
): Settlement["pools"] {
  let exemptLeft = exemption;
  const exempted = new Map<Pool, Paise>();
  const left = (pool: Pool): Paise => pool.gains - setOffAgainst(pool, rows);
  const byRate = pools.toSorted((one, other) => (other.percent ?? slab) - (one.percent ?? slab));
  for (const pool of byRate) {
    if (pool.section !== "112A") continue;
    const part = Math.min(left(pool), exemptLeft);
    exempted.set(pool, part);
    exemptLeft -= part;
  }
  return pools.map((pool) => {
    const used = exempted.get(pool) ?? 0;
    return {
      pool,
      setOff: setOffAgainst(pool, rows),
      exemption: used,
      taxable: left(pool) - used,
    };
  });
}

const setOffAgainst = (pool: Pool, rows: readonly SetOff[]): Paise =>
  rows.reduce((sum, { against, amount }) => sum + (against === pool ? amount : 0), 0);

const long = <Item extends { term: Term }>(items: readonly Item[]): Item[] =>
  items.filter(({ term }) => term === "long");
const short = <Item extends { term: Term }>(items: readonly Item[]): Item[] =>
  items.filter(({ term }) => term === "short");
const total = (items: readonly { left: Paise }[]): Paise =>
  items.reduce((sum, { left }) => sum + left, 0);

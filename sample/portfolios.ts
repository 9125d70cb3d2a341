/** [AMFI code, category, rupees invested, units] of schemes that are in the sample list and in AMFI's own. */
export type Holding = readonly [code: string, category: string, invested: number, units: number];

export const ashasPortfolio: readonly Holding[] = [
  ["118989", "equity", 3_00_000, 2_059.459],
  ["130503", "equity", 1_50_000, 1_257.901],
  ["118968", "hybrid", 2_00_000, 422.476],
  ["119771", "hybrid", 1_00_000, 2_535.021],
  ["118701", "debt", 1_75_000, 28.428],
];

export type SipSchedule = { amount: number; day: number; stepUp: number };

export const sampleYears = 8;

/** [AMFI code, category, newest NAV or near it, the SIP of the sample's years]. */
type SampleSip = readonly [code: string, category: string, nav: number, sip: SipSchedule];

export const ashasSips: readonly SampleSip[] = [
  ["122639", "equity", 91, { amount: 5_000, day: 5, stepUp: 10 }],
  ["120503", "tax saver", 112, { amount: 2_500, day: 10, stepUp: 5 }],
];

export const ravisPortfolio: readonly Holding[] = [
  ["118955", "equity", 4_00_000, 270.525],
  ["120166", "equity", 1_20_000, 1_445.035],
  ["119568", "debt", 2_50_000, 607.358],
  ["147481", "tax saver", 1_00_000, 2_937.637],
];

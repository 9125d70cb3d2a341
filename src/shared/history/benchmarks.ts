export const benchmarkNames = ["nifty50", "nifty500"] as const;
export type Benchmark = (typeof benchmarkNames)[number];

/** Index funds that stand for an index, since AMFI publishes none. Direct plans, growth. */
export const benchmarks: Readonly<Record<Benchmark, string>> = {
  /** UTI Nifty 50 Index Fund. */
  nifty50: "120716",
  /** Motilal Oswal Nifty 500 Index Fund. */
  nifty500: "147625",
};

/** The same fund's regular plan, for the time before 2013, when direct plans began. */
export const nifty50Before2013 = "100822";

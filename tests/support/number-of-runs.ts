/** Of a property: all of them in a run with the long tests or of one file, else a quarter, which draws others each day. */
export const numberOfRuns = (all: number): number =>
  process.env["FUNDBOOK_TEST_SHORT"] === "on" ? Math.ceil(all / 4) : all;

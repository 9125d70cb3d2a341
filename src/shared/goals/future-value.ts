/** What money comes to later. Rates are percent a year; a month's rate compounds to the year's, as XIRR has it. */
const monthlyFactor = (percent: number): number => (1 + percent / 100) ** (1 / 12);

/** What an amount is worth after some months, not rounded. */
export const grown = (amount: number, percent: number, months: number): number =>
  amount * monthlyFactor(percent) ** months;

/** What 1 at the start of each of some months comes to at the end of the last. */
export function valueOfOnes(count: number, percent: number): number {
  const factor = monthlyFactor(percent);
  return factor === 1 ? count : ((factor ** count - 1) / (factor - 1)) * factor;
}

/** As `valueOfOnes`, where the 1 grows by `stepUp` percent after each twelve months. */
export function valueOfSteppedOnes(count: number, percent: number, stepUp: number): number {
  let value = 0;
  for (let first = 0; first < count; first += 12) {
    const ofYear = Math.min(12, count - first);
    const paid = grown(1, stepUp, first);
    value += paid * grown(valueOfOnes(ofYear, percent), percent, count - first - ofYear);
  }
  return value;
}

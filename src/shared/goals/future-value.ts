/** The growth of one month. Rates are percent a year; twelve months compound to a year's, as with XIRR. */
export const monthlyFactor = (percent: number): number => (1 + percent / 100) ** (1 / 12);

/** What an amount is worth after some months, not rounded. */
export const grown = (amount: number, percent: number, months: number): number =>
  amount * monthlyFactor(percent) ** months;

/** What 1 paid at the start of each month is worth at the end of the last month. */
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

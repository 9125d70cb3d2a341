import { dayInMilliseconds } from "../src/shared/day-length.ts";
import { xirr, type Flow } from "../src/shared/portfolio/xirr.ts";
import { inPairs, type Figure } from "./pairs.ts";

const tolerance = 1e-12;
const times = 20;

/** The returns of 50 SIPs of ten years, and the same with withdrawals, over a bare bisection to the same tolerance. */
export async function xirrCost(): Promise<Figure[]> {
  const saved = monthlyFlows(50, 120);
  const alsoWithdrawn = saved.map(({ date, amount }, index) => ({
    date,
    amount: index % 3 === 2 && index < saved.length - 1 ? -amount * 0.8 : amount,
  }));
  const name = `XIRR of ${saved.length} flows`;
  return [
    await cost(`${name} / a bare bisection`, saved),
    await cost(`${name}, a third of them withdrawals / a bare bisection`, alsoWithdrawn),
  ];
}

const cost = (name: string, flows: readonly Flow[]): Promise<Figure> =>
  inPairs(
    { name, atMost: 1, pairs: 21 },
    {
      step: async () => repeat(() => xirr(flows)),
      baseline: async () => repeat(() => bisect(flows)),
    },
  );

function repeat(solve: () => unknown): void {
  for (let time = 0; time < times; time += 1) solve();
}

/** Each fund is bought on a day of its own; the last flow is what they are worth. */
function monthlyFlows(funds: number, months: number): Flow[] {
  const flows = Array.from({ length: funds * months - 1 }, (_, index) => {
    const [fund, month] = [index % funds, Math.floor(index / funds)];
    const date = new Date(Date.UTC(2016, 10 + month, 1 + (fund % 28)));
    return { date: date.toISOString().slice(0, 10), amount: -500_000 - 1_000 * fund };
  });
  return [...flows, { date: "2026-11-20", amount: funds * months * 1_000_000 }];
}

/** Between -99.99 % and 1,000 % a year. */
function bisect(flows: readonly Flow[]): number {
  const first = Date.parse(flows[0]?.date ?? "");
  const years = flows.map(({ date }) => (Date.parse(date) - first) / dayInMilliseconds / 365);
  const presentValue = (exponent: number) => {
    let value = 0;
    for (let index = 0; index < flows.length; index += 1) {
      value += (flows[index]?.amount ?? 0) * Math.exp(-exponent * (years[index] ?? 0));
    }
    return value;
  };
  let [low, high] = [Math.log(0.0001), Math.log(11)];
  const isLowPositive = presentValue(low) > 0;
  while (high - low > tolerance) {
    const middle = (low + high) / 2;
    if (presentValue(middle) > 0 === isLowPositive) low = middle;
    else high = middle;
  }
  return Math.expm1((low + high) / 2);
}

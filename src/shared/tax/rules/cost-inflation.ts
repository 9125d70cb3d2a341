const firstYear = 2001;
const values = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289,
  301, 317, 331, 348, 363,
];

/**
 * The cost inflation index by financial year, by its first calendar year. Sales from 23 July 2024 need none, so 2024-25
 * is the last that counts.
 */
export const costInflationIndex: ReadonlyMap<number, number> = new Map(
  values.map((value, index) => [firstYear + index, value]),
);

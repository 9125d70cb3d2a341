import fc from "fast-check";

/** Rupees with up to 4 decimals, as in the contract. */
export const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map((n) => n / 10_000);

/** Units with up to 4 decimals, above zero. */
export const units = fc.integer({ min: 1, max: 1_000_000_000 }).map((n) => n / 10_000);

/** A NAV as AMFI prints it: up to 8 decimals, above zero. */
export const navText = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 99_999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(8, "0")}`);

export const isoDate = fc
  .date({ min: new Date("2006-04-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

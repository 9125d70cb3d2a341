/** Percents of the slabs of both regimes; a person chooses one for a year. */
export const slabs = [0, 5, 10, 15, 20, 25, 30] as const;
export type Slab = (typeof slabs)[number];

export const isSlab = (value: unknown): value is Slab => slabs.some((slab) => slab === value);

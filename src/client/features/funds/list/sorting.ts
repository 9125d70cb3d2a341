export const sorts = ["value", "pnl", "returns", "invested", "name", "newest"] as const;
export type Sort = (typeof sorts)[number];
export const orders = ["ascending", "descending"] as const;
export type Order = (typeof orders)[number];
export type Sorting = { sort: Sort; order: Order };

export const naturalOrder = (sort: Sort): Order => (sort === "name" ? "ascending" : "descending");

export const reverseOrder = (order: Order): Order =>
  order === "ascending" ? "descending" : "ascending";

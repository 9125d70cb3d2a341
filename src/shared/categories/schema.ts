export type Category = {
  /** Lower case. */
  name: string;
  /** Funds in it, at least 1. */
  count: number;
  createdAt: string;
  updatedAt: string | null;
};

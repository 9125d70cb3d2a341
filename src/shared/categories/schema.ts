export type Category = {
  /** Lower case. */
  name: string;
  count: number;
  createdAt: string;
  updatedAt: string | null;
};

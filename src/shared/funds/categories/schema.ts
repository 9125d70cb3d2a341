export type Category = {
  name: string;
  count: number;
  createdAt: string;
  updatedAt: string | null;
};

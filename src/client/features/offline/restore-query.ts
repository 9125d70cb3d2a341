/** When the restored results were given. Milliseconds since 1970. */
const restoredTimes = new Set<number>();

/** Whether the result of this time was restored from the offline cache. */
export const isRestored = (givenAt: number): boolean => restoredTimes.has(givenAt);

type CachedQuery<Input, Result> = {
  getData: (input: Input) => Result | undefined;
  setData: (input: Input, result: Result, options: { updatedAt: number }) => unknown;
  invalidate: (input: Input, options: { refetchType: "none" }) => Promise<void>;
};

export async function restoreQuery<Input, Result>(
  query: CachedQuery<Input, Result>,
  input: Input,
  result: Result | undefined,
  updatedAt: number,
): Promise<void> {
  // A result that the server has sent meanwhile is newer.
  if (result === undefined || query.getData(input) !== undefined) return;
  restoredTimes.add(updatedAt);
  query.setData(input, result, { updatedAt });
  // Invalid however recent, so that the pages ask for newer results.
  await query.invalidate(input, { refetchType: "none" });
}

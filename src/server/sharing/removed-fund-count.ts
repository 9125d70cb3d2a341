/** One row of a removed share is the share itself; the others are funds. */
export const removedFundCount = ({ rowCount }: { rowCount: number }): number => rowCount - 1;

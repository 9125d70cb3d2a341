const second = 1_000;
const minute = 60 * second;

/** How long the process that runs the product waits, in milliseconds. */
export const times = {
  /** A check itself takes up to 5 s, so a part counts as hung after 45 to 50 s. */
  hang: { interval: 5 * second, answer: 5 * second, failures: 5 },
  /** A check takes up to 3 s, so the database is started again 10 s after its writes have stopped. */
  stoppedWrites: { interval: 2 * second, answer: 5 * second, failures: 2 },
  /** The waits between attempts at a job that has failed; the next full hour ends each of them. */
  retries: [minute, 5 * minute, 15 * minute],
  /** How long a part may take until it answers. */
  start: minute,
  /** A part that ends by itself more often than this is given up. */
  exits: { most: 3, within: 30 * second },
  /** The wait before another attempt where no process could be started. */
  pause: 2 * second,
  /** How long a part may take to end, before it is killed. In all it is less than 5 s. */
  end: { task: 300, server: 1_200, database: 2_500 },
  /**
   * How long a start waits for the folder's lock, which a process that only looks for the product holds for a moment.
   */
  lock: second,
  /** How long a start waits after the product was killed: its database holds the lock until the disk is done. */
  lockOfKilled: 9 * second,
};

export type WatchTimes = Pick<typeof times, "hang" | "stoppedWrites" | "retries">;

/** The times for tests of hangs and retries, in fewer seconds. */
export const hurriedTimes: WatchTimes = {
  hang: { interval: second, answer: second, failures: times.hang.failures },
  // The health check uses its result again for a second.
  stoppedWrites: times.stoppedWrites,
  retries: times.retries.map((wait) => wait / 60),
};

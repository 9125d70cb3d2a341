const second = 1_000;
const minute = 60 * second;

/** How long what runs the product waits, in milliseconds. */
export const times = {
  /** A check itself takes up to 5 s, so a part counts as hung after 45 to 50 s. */
  hang: { interval: 5 * second, answer: 5 * second, failures: 5 },
  /** A check takes up to 3 s, so the database is started again 10 s after its writes have stopped. */
  stoppedWrites: { interval: 2 * second, answer: 5 * second, failures: 2 },
  /** Between two attempts at a job that has failed; the next full hour ends each of them. */
  retries: [minute, 5 * minute, 15 * minute],
  /** How long a part may take until it answers. */
  start: minute,
  /** What ends by itself so often does not stay up. */
  exits: { most: 3, within: 30 * second },
  /** Before another attempt where no process could be started. */
  pause: 2 * second,
  /** How long a part may take to end, before it is killed. In all it is less than 5 s. */
  end: { task: 300, server: 1_200, database: 2_500 },
  /** How long a start waits for the lock of the folder: others look for it, and have it for a moment then. */
  lock: second,
  /** The same where the product was killed: it has the lock until its disk is done. */
  lockOfKilled: 9 * second,
};

export type WatchTimes = Pick<typeof times, "hang" | "stoppedWrites" | "retries">;

/** The same in fewer seconds, for tests of what hangs, and of what is tried again. */
export const hurriedTimes: WatchTimes = {
  hang: { interval: second, answer: second, failures: times.hang.failures },
  // The health check uses its result again for a second.
  stoppedWrites: times.stoppedWrites,
  retries: times.retries.map((wait) => wait / 60),
};

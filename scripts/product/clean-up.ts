/** What has to be undone at the end, in the reverse order of its doing. */
export type CleanUp = {
  add(task: () => Promise<void> | void): void;
  run(): Promise<void>;
};

export function cleanUp(): CleanUp {
  const tasks: (() => Promise<void> | void)[] = [];
  let run: Promise<void> | undefined;
  const all = async () => {
    for (let task = tasks.pop(); task; task = tasks.pop()) await task();
  };
  return {
    add(task) {
      // What starts while everything ends has to end as well.
      if (run === undefined) tasks.push(task);
      else run = run.then(task);
    },
    run: () => (run ??= all()),
  };
}

/** Tasks that run at the end, the last added first. */
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
      if (run === undefined) tasks.push(task);
      else run = run.then(task);
    },
    run: () => (run ??= all()),
  };
}

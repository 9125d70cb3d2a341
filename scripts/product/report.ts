/** What the person at the terminal reads. */
export type Report = {
  say(line: string): void;
  /** Names a step while it works, and how long it took when it is done. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
};

export function terminalReport(): Report {
  let lineIsOpen = false;
  const say = (line: string) => {
    process.stdout.write(`${lineIsOpen ? "\n" : ""}${line}\n`);
    lineIsOpen = false;
  };
  return {
    say,
    async step(name, work) {
      const started = Date.now();
      process.stdout.write(`${name} … `);
      lineIsOpen = true;
      const result = await work();
      const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
      if (lineIsOpen) process.stdout.write(`${took}\n`);
      else say(`${name}: ${took}`);
      lineIsOpen = false;
      return result;
    },
  };
}

/** For a product that is part of something else, such as a test run. */
export const silentReport: Report = { say: () => {}, step: (_name, work) => work() };

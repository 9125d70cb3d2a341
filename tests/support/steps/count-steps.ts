import { Session, type Profiler } from "node:inspector";

export type Counted = {
  /** How often blocks of the code were run, and `stepsPerByte` for what it read of the database and sent. */
  steps: number;
  /** The most between two turns. */
  longest: number;
};

type Counter = {
  /** Counts what is native, such as reading and writing JSON, by its bytes. */
  addBytes: (bytes: number) => void;
  /**
   * What was counted since it was last asked.
   * @param most steps from now on: with more, the process ends
   */
  take: (most?: number) => Counted;
};

/** Parsing and writing JSON takes 5 to 10 nanoseconds a byte, a step 50 to 100. */
const stepsPerByte = 0.2;

/**
 * Counts the blocks of a script that are run, by V8's coverage: the same number on every machine. A turn is where the
 * code waited for an answer or a timer, so that other requests could run.
 */
export function countSteps(url: string): Counter {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  slowTime();
  return counterOf((bytes) => takeSteps(session, url) + bytes * stepsPerByte);
}

/** How many times as long code takes, at least, whose blocks are counted. */
const slowness = 4;
/** Of a timer, in milliseconds: a shorter one waits for nothing that is counted. */
const shortestLimit = 1_000;

/** Lets time pass as slowly for the code, so that its limits are those of code that is not counted. */
function slowTime(): void {
  const { setTimeout, performance } = globalThis;
  const slow = (callback: () => void, delay = 0) =>
    setTimeout(callback, delay < shortestLimit ? delay : delay * slowness);
  globalThis.setTimeout = Object.assign(slow, setTimeout);
  const now = performance.now.bind(performance);
  performance.now = () => now() / slowness;
}

/** Counts the processor's microseconds instead, of the same turns. */
export function countTime(): Counter {
  let last = process.threadCpuUsage();
  return counterOf(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    return user + system;
  });
}

function counterOf(takeTurn: (bytes: number) => number): Counter {
  let counted: Counted = { steps: 0, longest: 0 };
  let bytes = 0;
  let allowed = Infinity;
  const endTurn = () => {
    const steps = takeTurn(bytes);
    bytes = 0;
    counted = { steps: counted.steps + steps, longest: Math.max(counted.longest, steps) };
    if (counted.steps > allowed) {
      console.error(`Cut off after ${counted.steps} steps, of which ${allowed} are allowed.`);
      process.exit(1);
    }
  };
  const addBytes = (more: number) => {
    bytes += more;
  };
  endTurnsAtTimers(endTurn);
  endTurnsAtAnswers(endTurn, addBytes);
  return {
    addBytes,
    take(most = Infinity) {
      endTurn();
      const found = counted;
      counted = { steps: 0, longest: 0 };
      allowed = most;
      return found;
    },
  };
}

/** The callback is called before `post` returns. */
function takeSteps(session: Session, url: string): number {
  let steps = 0;
  session.post("Profiler.takePreciseCoverage", (error, taken) => {
    if (error !== null) throw error;
    steps = stepsOf(taken.result.find((script) => script.url === url)?.functions ?? []);
  });
  return steps;
}

const stepsOf = (functions: readonly Profiler.FunctionCoverage[]): number =>
  functions.reduce(
    (sum, { ranges }) => ranges.reduce((inFunction, { count }) => inFunction + count, sum),
    0,
  );

function endTurnsAtTimers(endTurn: () => void): void {
  const { setTimeout } = globalThis;
  const patched = (callback: (...given: unknown[]) => void, delay?: number, ...rest: unknown[]) =>
    setTimeout(() => {
      endTurn();
      callback(...rest);
    }, delay);
  globalThis.setTimeout = Object.assign(patched, setTimeout);
}

function endTurnsAtAnswers(endTurn: () => void, addBytes: (bytes: number) => void): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...given) => {
    const answer = await fetch(...given);
    const body = await answer.arrayBuffer();
    endTurn();
    addBytes(body.byteLength);
    return new Response(body.byteLength === 0 ? null : body, answer);
  };
}

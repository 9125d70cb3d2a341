import type { ManagedProcess } from "./managed-process.ts";

type Options<Part extends ManagedProcess> = {
  /** Reports the process as soon as there is one, so that it can be stopped while it is getting ready. */
  start: (onStart: (process: ManagedProcess) => void) => Promise<Part>;
  /** It ended by itself, and is started again. */
  onDeath: (how: string) => void;
  /** It does not stay up. */
  onGiveUp: () => void;
};

export type Kept<Part> = {
  /** Rejects where even the first start fails. */
  ready: Promise<void>;
  current: () => Part;
  /** May be called at any time. */
  stop: () => Promise<void>;
};

const mostDeaths = 3;
const within = 30_000;

/** Starts a part of the product and starts it again when it ends by itself, unless it does so too often. */
export function keepRunning<Part extends ManagedProcess>(options: Options<Part>): Kept<Part> {
  const { start, onDeath, onGiveUp } = options;
  let part: Part | undefined;
  let newest: ManagedProcess | undefined;
  let stopping = false;

  const begin = async () => {
    part = await start((process) => {
      newest = process;
      if (stopping) void process.stop();
    });
  };
  const watch = async () => {
    let deaths: number[] = [];
    for (;;) {
      const how = await newest!.exited;
      if (stopping) return;
      deaths = [...deaths.filter((at) => at > Date.now() - within), Date.now()];
      if (deaths.length >= mostDeaths) return onGiveUp();
      onDeath(how);
      // A start that fails is a death as well: its process has ended, or is stopped here.
      await begin().catch(() => newest!.stop());
    }
  };
  const ready = begin();
  const watching = ready.then(watch, () => {});
  return {
    ready,
    current: () => part!,
    async stop() {
      stopping = true;
      await newest?.stop();
      await watching;
    },
  };
}

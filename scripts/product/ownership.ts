import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { readRunFile, writeWhole, type DataFolder } from "./data-folder.ts";
import { killGroup } from "./managed-process.ts";
import { PlainFailure } from "./plain-failure.ts";
import { findProcess, listProcesses } from "./process-table.ts";

type Known = { pid: number; started: string };
type Record = { owner: Known; children: Known[] };

export type Ownership = {
  /** Whether a run that was killed had left processes behind. They are ended. */
  endedLeftovers: boolean;
  /** Notes a started process, so that the next start can end it if this one is killed. */
  note(pid: number): void;
  release(): void;
};

/**
 * Makes this process the only one that runs the product on the data folder.
 * @param root the clone's folder, which is part of the command line of every process that it starts
 */
export async function own(data: DataFolder, root: string): Promise<Ownership> {
  const endedLeftovers = await endLeftovers(data, root);
  const record: Record = { owner: known(process.pid), children: [] };
  if (!claim(data, record)) throw new PlainFailure(alreadyRunning(data));
  rmSync(data.runFile, { force: true });
  return {
    endedLeftovers,
    note(pid) {
      record.children = [...record.children.filter(isAlive), known(pid)];
      writeWhole(data.ownerFile, JSON.stringify(record));
    },
    release() {
      rmSync(data.runFile, { force: true });
      rmSync(data.ownerFile, { force: true });
    },
  };
}

/** Whether the product runs, or is being started, on the data folder. */
export function isOwned(data: DataFolder): boolean {
  const record = readRecord(data.ownerFile);
  return record !== null && isAlive(record.owner);
}

/**
 * Ends what a killed run has left behind on the data folder.
 * @returns whether there was anything
 */
export async function endLeftovers(data: DataFolder, root: string): Promise<boolean> {
  const record = readRecord(data.ownerFile);
  if (record === null) return false;
  if (isAlive(record.owner)) throw new PlainFailure(alreadyRunning(data));
  const left = record.children.filter((child) => isOurGroup(child, root));
  for (const { pid } of left) await endGroup(pid);
  removeRecord(data, record);
  return left.length > 0;
}

/** Removes the record of a killed run, and only that: another start may have put its own in its place meanwhile. */
function removeRecord(data: DataFolder, record: Record): void {
  const moved = `${data.ownerFile}.${process.pid}`;
  try {
    renameSync(data.ownerFile, moved);
  } catch {
    // Another start has removed it.
    return;
  }
  const found = readRecord(moved);
  const isAnothers = found !== null && found.owner.pid !== record.owner.pid && isAlive(found.owner);
  if (isAnothers) linkSync(moved, data.ownerFile);
  rmSync(moved);
  if (isAnothers) throw new PlainFailure(alreadyRunning(data));
}

/** A link can be made only once, and the file is whole when it appears. */
function claim({ ownerFile }: DataFolder, record: Record): boolean {
  const draft = `${ownerFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record));
  try {
    linkSync(draft, ownerFile);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft);
  }
}

function alreadyRunning(data: DataFolder): string {
  const run = readRunFile(data);
  return run === null
    ? `Fundbook is just being started on ${data.path}.`
    : `Fundbook is already running on ${data.path}, at ${run.url}.`;
}

function readRecord(file: string): Record | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record;
  } catch {
    return null;
  }
}

const known = (pid: number): Known => ({ pid, started: findProcess(pid)?.started ?? "" });
const isAlive = ({ pid, started }: Known): boolean => findProcess(pid)?.started === started;

/** A pid is used again by others: only the very process counts, or one from this clone in the group that it led. */
function isOurGroup({ pid, started }: Known, root: string): boolean {
  const members = listProcesses().filter(({ group }) => group === pid);
  const leader = members.find((member) => member.pid === pid);
  return leader
    ? leader.started === started
    : members.some(({ command }) => command.includes(`${root}/`));
}

async function endGroup(leader: number): Promise<void> {
  try {
    process.kill(-leader, "SIGTERM");
  } catch {
    return;
  }
  for (let tries = 0; tries < 30; tries++) {
    if (!listProcesses().some(({ group }) => group === leader)) return;
    await delay(100);
  }
  killGroup(leader);
}

/** What V8 writes after each collection of garbage, and what it then knows of memory outside its heap. */
export const gcTraceFlags = ["--trace-gc", "--trace-gc-verbose"];

const collection = /(?:Scavenge|Mark-Compact)[^:\n]*? [\d.]+ \(([\d.]+)\) -> [\d.]+ \([\d.]+\) MB/g;
const outside = /External memory reported:\s+(\d+) KB/g;

/** The most, in megabytes, that a worker's heap had and that it held outside of it: buffers and WebAssembly. */
export function peaksInTrace(log: string): { heap: number; outside: number } {
  return { heap: highest(log, collection), outside: highest(log, outside) / 1024 };
}

const highest = (log: string, number: RegExp): number =>
  [...log.matchAll(number)].reduce((most, [, found]) => Math.max(most, Number(found)), 0);

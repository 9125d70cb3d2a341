const start = '{"result":';

/** A line by which a task tells its result to the process that started it. */
export const writeResult = (result: unknown): string => JSON.stringify({ result });

/** @returns undefined for any other line */
export const readResult = (line: string): unknown =>
  line.startsWith(start) ? (JSON.parse(line) as { result: unknown }).result : undefined;

import { SourceMap } from "node:module";

/** A position in the built worker, with or without a folder: `index.js:30201:11`. */
const builtPosition = /(?:[^\s()|"]*\/)?index\.js:(\d+):(\d+)/g;

/**
 * Puts the source's positions in place of the built worker's; others stay as they are.
 * @param map the source map, as JSON
 */
export function traceLines(log: string, map: string): string {
  const sourceMap = new SourceMap(JSON.parse(map));
  return log.replaceAll(builtPosition, (position, line: string, column: string) => {
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) return position;
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, "");
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

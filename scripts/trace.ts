import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { command, runCommand } from "./product/command.ts";
import { CliError, shortReason } from "./product/cli-error.ts";
import { root } from "./product/root.ts";
import { traceLines } from "./product/trace-lines.ts";

const builtMap = join(root, "dist/server/index.js.map");

await runCommand(
  command("trace", "Shows which lines of the source a log line's stack means.")
    .argument("[line]", "a line of the log; without it, standard input is read")
    .option("--map <file>", "the source map of the build that wrote the log", builtMap)
    .action(async (line, { map }) => {
      console.log(traceLines(line ?? (await text(process.stdin)), readMap(map)).trimEnd());
    }),
);

function readMap(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new CliError(`${file} cannot be read (${shortReason(error)}). npm run build makes it.`);
  }
}

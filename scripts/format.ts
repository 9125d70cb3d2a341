import { command, runCommand } from "./product/command.ts";
import { runTool } from "./product/build/run-tool.ts";

await runCommand(
  command("format", "Formats all files, or those named.")
    .argument("[files...]")
    .action(async (files) => {
      const { all, exitCode } = await runTool("oxfmt", files);
      console.log(all);
      process.exitCode = exitCode ?? 1;
    }),
);

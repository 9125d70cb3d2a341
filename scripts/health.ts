import { CliError, shortReason } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { requireRunning } from "./product/data-folder.ts";
import { defaultDataFolder } from "./product/root.ts";

const timeout = 5_000;

await runCommand(
  command("health", "Fails unless the running product and its database answer.")
    .option("--data <folder>", "its data folder", defaultDataFolder)
    .action(async ({ data }) => {
      const { url } = await requireRunning(data);
      const signal = AbortSignal.timeout(timeout);
      const answer = await fetch(`${url}/api/health`, { signal }).catch((error: unknown) => {
        throw new CliError(`Fundbook does not answer (${shortReason(error)}).`);
      });
      console.log(await answer.text());
      if (!answer.ok) throw new CliError(`Fundbook answers with status ${answer.status}.`);
    }),
);

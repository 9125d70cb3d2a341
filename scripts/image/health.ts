import { CliError, shortReason } from "../product/cli-error.ts";
import { command, runCommand } from "../product/command.ts";
import { requireRunning } from "../product/data-folder.ts";
import { times } from "../product/times.ts";
import { installation } from "./installation.ts";

await runCommand(
  command("health", "Fails unless the running product and its database answer.").action(
    async () => {
      const { url } = await requireRunning(installation.dataFolder);
      const signal = AbortSignal.timeout(times.hang.answer);
      const answer = await fetch(`${url}/api/health`, { signal }).catch((error: unknown) => {
        throw new CliError(`Fundbook does not answer (${shortReason(error)}).`);
      });
      const text = await answer.text();
      if (!answer.ok) throw new CliError(`${text}\nFundbook answers with status ${answer.status}.`);
      console.log(text);
    },
  ),
);

import { Option } from "@commander-js/extra-typings";
import {
  atEnd,
  command,
  hurryOption,
  isStopping,
  numberUpTo,
  runCommand,
} from "../product/command.ts";
import { workerServer } from "../product/servers/worker-server.ts";
import { ownSetting, readSettings } from "../product/settings.ts";
import { supervise } from "../product/supervise.ts";
import { hurriedTimes, times } from "../product/times.ts";
import { builtServer, installation } from "./installation.ts";

/** Suppresses errors that the stop itself causes. */
const say = (line: string) => {
  if (!isStopping()) console.log(line);
};

const program = command(
  "serve",
  "Runs the product with its database, its hourly job and nightly backups.",
)
  .option("--port <number>", "the port", numberUpTo(65_535), 8787)
  .addOption(
    new Option("--host <address>", "127.0.0.1, for this machine alone, or 0.0.0.0")
      .choices(["127.0.0.1", "0.0.0.0"])
      .default("127.0.0.1"),
  )
  .addOption(hurryOption)
  .action(({ port, host, hurry }) =>
    supervise(
      {
        dataFolder: installation.dataFolder,
        port,
        takesNextPort: false,
        host,
        url: `http://localhost:${ownSetting("FUNDBOOK_PORT") ?? port}`,
        settings: readSettings(),
        makeServer: () => async (options) => workerServer({ ...options, folder: builtServer }),
        printsLogs: true,
        times: hurry ? hurriedTimes : times,
        say,
        sayTask: say,
        // The log has no address and no link of a mail.
        onMail: (_, folder) => say(`No mail server is set: a mail is in ${folder}.`),
        onUp: ({ settings }) => say(`Fundbook is up at ${settings["APP_URL"]}`),
      },
      atEnd,
    ),
  );

await runCommand(program, { isServer: true });

import { join } from "node:path";
import { buildPart } from "./product/build.ts";
import { command, runCommand } from "./product/command.ts";

const root = join(import.meta.dirname, "..");

await runCommand(
  command("build:server", "Builds the worker for workerd on an own server.").action(async () =>
    console.log(`The server is built in ${await buildPart(root, "server")}.`),
  ),
);

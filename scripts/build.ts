import { join } from "node:path";
import { buildPart } from "./product/build.ts";
import { command, runCommand } from "./product/command.ts";

const root = join(import.meta.dirname, "..");

await runCommand(
  command("build", "Builds the client, for an own server or for Cloudflare.").action(async () =>
    console.log(`The client is built in ${await buildPart(root, "client")}.`),
  ),
);

import { join } from "node:path";
import { ensureBuilt } from "./product/build.ts";
import { command, runCommand } from "./product/command.ts";

const root = join(import.meta.dirname, "..");

await runCommand(
  command("build", "Builds client and server, for an own server or for Cloudflare.").action(
    async () => {
      await ensureBuilt(root);
      console.log(`Client and server are built in ${join(root, "dist")}.`);
    },
  ),
);

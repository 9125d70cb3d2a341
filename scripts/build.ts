import { ensureBuilt } from "./product/build/build.ts";
import { command, runCommand } from "./product/command.ts";

await runCommand(
  command("build", "Builds client and server, for your own server or for Cloudflare.").action(
    async () => {
      await ensureBuilt();
      console.log("Client and server are built in dist.");
    },
  ),
);

import { join } from "node:path";
import { Option } from "@commander-js/extra-typings";
import { ensureBuilt } from "./product/build/build.ts";
import { makeBuild } from "./product/build/make-build.ts";
import { command, runCommand } from "./product/command.ts";
import { root } from "./product/root.ts";

await runCommand(
  command("build", "Builds client and server, for your own server or for Cloudflare.")
    .option("--image", "also writes the files of an image into dist/image", false)
    .addOption(new Option("--locked", "builds for a process that holds the lock").hideHelp())
    .addOption(new Option("--copy <folder>", "copies the server there, and says less").hideHelp())
    .action(async ({ image, locked, copy }) => {
      if (copy !== undefined) return ensureBuilt(console.log, copy);
      await (locked ? makeBuild() : ensureBuilt());
      console.log("Client and server are built in dist.");
      if (!image) return;
      // Its tools take longer to load than the rest of this command takes.
      const { writeImageFiles } = await import("./product/build/image-files.ts");
      await writeImageFiles(join(root, "dist/image"));
      console.log("The files of an image are in dist/image.");
    }),
);

import { join } from "node:path";
import { ensureBuilt } from "./product/build/build.ts";
import { writeImageFiles } from "./product/build/image-files.ts";
import { command, runCommand } from "./product/command.ts";
import { root } from "./product/root.ts";

await runCommand(
  command("build", "Builds client and server, for your own server or for Cloudflare.")
    .option("--image", "also writes the files of an image into dist/image", false)
    .action(async ({ image }) => {
      await ensureBuilt();
      console.log("Client and server are built in dist.");
      if (!image) return;
      await writeImageFiles(join(root, "dist/image"));
      console.log("The files of an image are in dist/image.");
    }),
);

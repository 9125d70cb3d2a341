import { command, runCommand } from "./product/command.ts";
import { root } from "./product/root.ts";
import { makeRelease } from "./release/make-release.ts";

await runCommand(
  command("release", "Tests what is committed, gathers its notes, and tags it as a version.")
    .argument("<version>", "three numbers, such as 1.4.0")
    .action(async (version) => {
      const day = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
      await makeRelease({ folder: root, version, day, say: (line) => console.log(line) });
    }),
);

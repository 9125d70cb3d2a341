import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, runCommand } from "../scripts/product/command.ts";
import { root } from "../scripts/product/root.ts";
import { writeWordLists } from "./word-lists.ts";

await runCommand(
  command("passwords", "Writes the lists of words that make a password weak.").action(() => {
    writeFileSync(join(root, "src/server/auth/passwords/word-lists.txt"), writeWordLists());
  }),
);

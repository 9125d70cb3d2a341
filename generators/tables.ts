import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, runCommand } from "../scripts/product/command.ts";
import { root } from "../scripts/product/root.ts";
import { drawTables } from "./picture-of-tables.ts";

await runCommand(
  command("tables", "Draws the database's tables in docs/tables.md.").action(async () =>
    writeFileSync(join(root, "docs/tables.md"), await drawTables()),
  ),
);

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, runCommand } from "../scripts/product/command.ts";
import { root } from "../scripts/product/root.ts";
import { familyStatement, statementFile } from "../sample/statement/family-statement.ts";

await runCommand(
  command("sample:statement", "Draws the statement of the demo's family.").action(() =>
    writeFileSync(join(root, "src/client/public", statementFile), familyStatement()),
  ),
);

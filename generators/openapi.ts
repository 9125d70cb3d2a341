import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, runCommand } from "../scripts/product/command.ts";
import { root } from "../scripts/product/root.ts";
import { openApiModule } from "./openapi-document.ts";

await runCommand(
  command("openapi", "Writes the description of the plain routes.").action(() =>
    writeFileSync(join(root, "src/server/public-api/openapi.gen.ts"), openApiModule()),
  ),
);

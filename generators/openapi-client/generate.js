import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { openApiText } from "../../src/server/public-api/openapi.gen.ts";

const target = new URL("../../tests/support/api/openapi-client.gen.ts", import.meta.url);
const hash = createHash("sha256").update(openApiText).digest("hex");
const types = astToString(await openapiTS(JSON.parse(openApiText)));
writeFileSync(
  target,
  `// Written by npm run generate in generators/openapi-client, of the description with SHA-256 ${hash}.\n${types}`,
);

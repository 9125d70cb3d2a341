import * as z from "zod/mini";
import { tools } from "../src/server/public-api/procedures/tools.ts";
import { contractOf } from "../src/shared/public-api/contracts.ts";
import { namedFields } from "./named-fields.ts";
import { setTypeOfField } from "./type-of-field.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The schemas of the assistants' tools, by tool name. */
export const toolSchemas = () =>
  Object.fromEntries(
    tools.map(({ name, procedure }) => {
      const { input, output } = contractOf(procedure);
      const fields = z.strictObject(Object.fromEntries(namedFields(input.shape)));
      return [
        name,
        { inputSchema: schemaOf(fields, "input"), outputSchema: schemaOf(output, "output") },
      ];
    }),
  );

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      setTypeOfField(jsonSchema, zodSchema);
      leaveOutFolios(jsonSchema);
    },
  });

function leaveOutFolios(schema: JsonSchema): void {
  if (schema.properties?.["folioNumber"] === undefined) return;
  delete schema.properties["folioNumber"];
  schema.required = (schema.required ?? []).filter((name) => name !== "folioNumber");
}

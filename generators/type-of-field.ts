import type * as z from "zod/mini";

/** A field that says what is missing begins with a check of anything at all; its type is that of what follows. */
export function setTypeOfField(jsonSchema: { type?: unknown }, zodSchema: z.core.$ZodTypes): void {
  const { def } = zodSchema._zod;
  if (def.type !== "pipe" || def.in._zod.def.type !== "custom") return;
  const { type } = def.out._zod.def;
  if (type === "string" || type === "number") jsonSchema.type = type;
}

/**
 * Replaces the MCP package's own shims, which build every schema when a worker starts (`wrangler.toml`). The validator
 * is for tools that ask a person for input; ours never do.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("No tool asks a person for anything");
  }
}

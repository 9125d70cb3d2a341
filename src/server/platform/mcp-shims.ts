/**
 * Stands in for a part of the protocol's package that builds all of its schemas as a worker starts, and has a validator of
 * what a person would type for an assistant: no tool asks anything.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("No tool asks a person for anything");
  }
}

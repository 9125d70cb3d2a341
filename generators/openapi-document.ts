import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import * as z from "zod/mini";
import { describeExport } from "./export-fields.ts";
import { namedFields } from "./named-fields.ts";
import { toolSchemas } from "./tool-schemas.ts";
import { setTypeOfField } from "./type-of-field.ts";
import { plainRoutes, type PlainRoute } from "../src/server/public-api/procedures/plain-routes.ts";
import { contractOf } from "../src/shared/public-api/contracts.ts";

const problem = z
  .object({
    type: z.string(),
    title: z.string().check(z.describe("A sentence for the user")),
    status: z.number(),
    code: z.string().check(z.describe("A stable code, such as tokens/invalid")),
    requestId: z.string(),
    errors: z.optional(
      z.union([
        z
          .array(
            z.object({
              pointer: z.string().check(z.describe("A JSON pointer (RFC 6901) into the body")),
              code: z.string(),
              message: z.string(),
            }),
          )
          .check(z.describe("Of a body: its refused fields, at most 100")),
        z
          .record(z.string(), z.string())
          .check(z.describe("Of parameters: a sentence by the name of each refused one")),
      ]),
    ),
  })
  .check(z.meta({ id: "Problem", description: "A problem document (RFC 9457)." }));

const statuses = {
  400: "The request is refused; `errors` names the fields",
  401: "No valid access token",
  403: "The token's scope does not allow this",
  404: "Not found in this account",
  409: "The request conflicts with what is recorded",
  413: "The body is too large",
  429: "Too many calls; `Retry-After` says when to try again",
  503: "Temporarily unavailable; `Retry-After` says when to try again",
} as const;

/** The description of the plain routes, made from their contracts. */
function openApiDocument(): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of plainRoutes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Fundbook",
        // Of these routes, not of the app.
        version: "1",
        description:
          "Figures of one account. Amounts are JSON numbers in rupees; dates are ISO 8601. `asOf` is the day of the newest NAV, and `leftOut` says what the figures do not cover.",
      },
      servers: [{ url: "/api/v1" }],
      security: [{ accessToken: [] }],
      paths,
      components: {
        securitySchemes: {
          accessToken: { type: "http", scheme: "bearer", description: "An access token" },
        },
      },
    },
    {
      override: ({ jsonSchema, zodSchema }) => {
        setTypeOfField(jsonSchema, zodSchema);
        describeExport(jsonSchema, zodSchema);
      },
      allowEmptySchema: { custom: true, unknown: true },
      reused: "inline",
    },
  );
}

/**
 * Makes the module that the worker imports: document and schemas as text, because the worker sends the document as it
 * is, and parses the schemas when asked.
 */
export const openApiModule = (): string =>
  [
    "// Written by npm run openapi.",
    `export const openApiText = ${textOf(openApiDocument())};`,
    `export const toolSchemasText = ${textOf(toolSchemas())};`,
    "",
  ].join("\n");

const textOf = (value: unknown): string => JSON.stringify(JSON.stringify(value));

function operationOf({ method, path, procedure, scope, summary }: PlainRoute) {
  const { input, output } = contractOf(procedure);
  const isRead = method === "GET";
  return {
    operationId: procedure,
    summary,
    description: `Needs the scope \`${scope}\`.`,
    ...(isRead
      ? { requestParams: parametersOf(path, input.shape) }
      : { requestBody: { required: true, content: { "application/json": { schema: input } } } }),
    responses: {
      "200": {
        description: summary,
        content: { "application/json": { schema: output } },
      },
      ...(isRead && { "304": { description: "Nothing has changed since that ETag" } }),
      ...Object.fromEntries(
        Object.entries(statuses).map(([status, description]) => [
          status,
          { description, content: { "application/problem+json": { schema: problem } } },
        ]),
      ),
    },
  } satisfies ZodOpenApiOperationObject;
}

function parametersOf(path: string, shape: Readonly<Record<string, z.ZodMiniType>>) {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
  const named = namedFields(shape).map(
    ([name, schema]) => [name, inPath.has(name) ? requiredOf(schema) : schema] as const,
  );
  const object = (isPath: boolean) =>
    z.object(Object.fromEntries(named.filter(([name]) => inPath.has(name) === isPath)));
  return { path: object(true), query: object(false) };
}

const requiredOf = (schema: z.ZodMiniType): z.ZodMiniType =>
  schema instanceof z.ZodMiniOptional ? (schema.def.innerType as z.ZodMiniType) : schema;

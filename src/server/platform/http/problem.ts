import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Context } from "hono";
import { AppError, type AppCode } from "../../../shared/errors.ts";
import { logFailure, toFailure } from "../failure.ts";
import type { HonoEnv } from "./hono-env.ts";

/** RFC 6750: a request without a token gets no error code. */
const bearerErrors: Partial<Record<AppCode, string>> = {
  "tokens/invalid": 'error="invalid_token"',
  "tokens/scope": 'error="insufficient_scope", scope="import"',
  "tokens/in-address": 'error="invalid_request"',
};

/**
 * A failure as RFC 9457 has it: the catalogue's code and sentence, and which fields are refused: of a body by JSON pointers, of
 * parameters by their names.
 * @param nameOf what the caller calls a field of the contracts
 */
export function problemResponse(
  thrown: unknown,
  c: Context<HonoEnv>,
  nameOf: (field: string) => string = (field) => field,
): Response {
  const failure = toFailure(thrown);
  const { log, requestId } = c.var.requestLog;
  logFailure(log, failure, { path: c.req.path });
  const { appCode, code, message, fieldErrors, problems, retryAfter } = failure;
  const status = getHTTPStatusCodeFromError(new TRPCError({ code }));
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  const error = bearerErrors[appCode];
  if (status === 401 || error !== undefined) {
    headers.set("www-authenticate", ['Bearer realm="Fundbook"', error].filter(Boolean).join(", "));
  }
  const problem = { type: "about:blank", title: message, status, code: appCode, requestId };
  const fields = fieldErrors && Object.entries(fieldErrors);
  const errors =
    c.req.method === "GET"
      ? fields && Object.fromEntries(fields.map(([field, text]) => [nameOf(field), text]))
      : (problems ??
        fields?.map(([field, text]) => ({ pointer: `/${field}`, code: appCode, message: text })));
  return new Response(JSON.stringify({ ...problem, errors }), { status, headers });
}

/** Refuses all other methods of an address. @param allow those that it takes */
export const refuseMethod =
  (allow: string) =>
  (c: Context<HonoEnv>): Response => {
    const response = problemResponse(new AppError("request/method"), c);
    response.headers.set("allow", allow);
    return response;
  };

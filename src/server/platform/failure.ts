import { TRPCError } from "@trpc/server";
import { AppError, errorCatalogue, type AppCode } from "../../shared/errors.ts";
import { describeFailure, type Log, type LogLine } from "./log/log.ts";

type Failure = {
  appCode: AppCode;
  code: TRPCError["code"];
  message: string;
  fieldErrors?: AppError["fieldErrors"];
  values?: AppError["values"];
  /** The message with its placeholders, where it has values. */
  template?: string | undefined;
  refusals?: Refusal[] | undefined;
  problems?: AppError["problems"];
  retryAfter?: AppError["retryAfter"];
  error: Error;
};

type Refusal = {
  items: readonly number[];
  message: string;
  values?: AppError["values"];
  template?: string;
};

/** Seconds: most outages are short, and clients should not all return together. */
const outageRetryAfter = 5;

const protocolFailures: Partial<Record<TRPCError["code"], AppCode>> = {
  NOT_FOUND: "request/not-found",
  PARSE_ERROR: "request/invalid",
  BAD_REQUEST: "request/invalid",
  METHOD_NOT_SUPPORTED: "request/invalid",
  UNSUPPORTED_MEDIA_TYPE: "request/invalid",
  PAYLOAD_TOO_LARGE: "request/too-large",
};

export function toFailure(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error("not an Error", { cause: thrown });
  const known = findAppError(error);
  if (known) {
    const { appCode, message, fieldErrors, problems } = known;
    const { code } = errorCatalogue[appCode];
    const retryAfter =
      known.retryAfter ?? (code === "SERVICE_UNAVAILABLE" ? outageRetryAfter : undefined);
    const refusals = refusalsOf(known);
    const filled = filledBy(known);
    const facts = { fieldErrors, refusals, problems, ...filled, retryAfter };
    return { appCode, code, message, ...facts, error: known };
  }
  const appCode = (error instanceof TRPCError && protocolFailures[error.code]) || "internal";
  const { code, message } = errorCatalogue[appCode];
  return { appCode, code, message, error };
}

const filledBy = ({ appCode, values }: AppError) =>
  values && { values, template: errorCatalogue[appCode].message };

const refusalsOf = (error: AppError): Refusal[] | undefined =>
  error.items &&
  [error, ...(error.others ?? [])].map((each) => ({
    items: each.items ?? [],
    message: each.message,
    ...filledBy(each),
  }));

function findAppError(error: Error): AppError | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause;
  }
  return null;
}

export function logFailure(log: Log, { appCode, error }: Failure, facts: LogLine): void {
  if (appCode === "internal")
    log("error", "request.failed", { ...facts, ...describeFailure(error) });
  if (appCode.startsWith("service/")) {
    log("warn", "database.unavailable", { ...facts, ...describeFailure(error) });
  }
}

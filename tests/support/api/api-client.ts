import type { AppCode, FieldErrors } from "../../../src/shared/errors.ts";
import { knownDatabase } from "../servers/known-databases.ts";
import { insertUser } from "./insert-user.ts";

type Failure = {
  message: string;
  data: {
    appCode: AppCode;
    httpStatus: number;
    fieldErrors?: FieldErrors;
    refusals?: { items: number[]; message: string }[];
    requestId: string;
  };
};
export type Answer = {
  status: number;
  headers: Headers;
  data: unknown;
  error: Failure | undefined;
};

/** Milliseconds. A 503 that took so long is the database's time limit, which a stalled machine reaches as well. */
const shortestLimit = 1_900;

/** A client of the API with its own cookies, which sends what a page would send. */
export type ApiClient = {
  email: string;
  query(procedure: string, input?: unknown): Promise<Answer>;
  mutate(procedure: string, input?: unknown): Promise<Answer>;
  /** The session cookie as `name=value`, empty without one. */
  cookie(): string;
  /** All cookies, as the browser sends them. */
  cookies(): string;
  /** Keeps what an answer sets by `set-cookie`. */
  takeCookies(headers: readonly string[]): void;
  /** The same client, for a test of the limit of time itself. */
  withoutRetry(): ApiClient;
};

type Init = { method?: string; body?: string | null; headers?: Record<string, string> };

/** @param headers are added to each request */
export function apiClient(
  baseUrl: string,
  cookie = "",
  headers: Record<string, string> = {},
): ApiClient {
  const jar = new Map([["fundbook", cookie]]);
  const cookies = () => [...jar.values()].filter((pair) => pair !== "").join("; ");
  const takeCookies = (sets: readonly string[]) => {
    for (const set of sets) {
      const [pair = ""] = set.split(";");
      const [name = ""] = pair.split("=");
      jar.set(name, pair.endsWith("=") ? "" : pair);
    }
  };
  /** Sends once more what waited in vain, as a page or its user does: each use-case is safe to send twice. */
  const send = async (path: string, init: Init): Promise<Answer> => {
    const start = performance.now();
    const answer = await sendOnce(path, init);
    const waited = performance.now() - start;
    const isStalled = answer.error?.data.appCode === "service/unavailable";
    return isStalled && waited >= shortestLimit ? sendOnce(path, init) : answer;
  };
  const sendOnce = async (path: string, init: Init): Promise<Answer> => {
    const response = await fetch(`${baseUrl}/api/trpc/${path}`, {
      ...init,
      headers: { "user-agent": "", ...headers, ...init.headers, cookie: cookies() },
    });
    takeCookies(response.headers.getSetCookie());
    const body = JSON.parse(await response.text());
    return {
      status: response.status,
      headers: response.headers,
      data: body.result?.data,
      error: body.error,
    };
  };
  const email = `${crypto.randomUUID()}@example.in`;
  const clientOf = (call: typeof send): ApiClient => ({
    email,
    cookie: () => jar.get("fundbook") ?? "",
    cookies,
    takeCookies,
    query: (procedure, input) => {
      const query =
        input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return call(procedure + query, {});
    },
    mutate: (procedure, input) =>
      call(procedure, {
        method: "POST",
        headers: { origin: baseUrl, "content-type": "application/json" },
        body: input === undefined ? null : JSON.stringify(input),
      }),
    withoutRetry: () => clientOf(sendOnce),
  });
  return clientOf(send);
}

export const password = "correct horse";

/** A new user, signed in. Only `registerByRequest` sends what the form would, which costs ten times as much. */
export async function register(
  baseUrl: string,
  name = "Asha Rao",
  headers: Record<string, string> = {},
): Promise<ApiClient> {
  const databaseUrl = knownDatabase(baseUrl);
  return databaseUrl === undefined
    ? registerByRequest(baseUrl, name, headers)
    : registerDirectly({ url: baseUrl, databaseUrl }, name, headers);
}

/** A new user, signed in, whose address no mail proves. */
export async function registerDirectly(
  { url: baseUrl, databaseUrl }: { url: string; databaseUrl: string },
  name = "Asha Rao",
  headers: Record<string, string> = {},
): Promise<ApiClient> {
  const user = apiClient(baseUrl, "", headers);
  const account = { name, email: user.email, userAgent: headers["user-agent"] ?? "" };
  user.takeCookies(await insertUser({ databaseUrl, baseUrl }, account));
  return user;
}

/** Registers a new user as a page does, with a mail and a hash of the password. */
export async function registerByRequest(
  baseUrl: string,
  name = "Asha Rao",
  headers: Record<string, string> = {},
): Promise<ApiClient> {
  const user = apiClient(baseUrl, "", headers);
  const { email } = user;
  const answer = await user.mutate("auth.register", {
    name,
    email,
    password,
    confirmPassword: password,
  });
  if (answer.status !== 200)
    throw new Error(`registration failed: ${JSON.stringify(answer.error)}`);
  return user;
}

/** A fund as the form sends it. */
export const fundInput = (change: object = {}) => ({
  id: crypto.randomUUID(),
  folioNumber: "1234567/89",
  schemeName: "First Example PSU Debt Fund - Direct Plan - Growth",
  amfiCode: "900002",
  category: "Debt",
  investedAmount: 4000,
  units: 10,
  ...change,
});

import type { AppCode, FieldErrors } from "../../../src/shared/errors.ts";

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

/** A client of the API with its own cookies, which sends what a page would send. */
export type ApiClient = {
  email: string;
  query(procedure: string, input?: unknown): Promise<Answer>;
  mutate(procedure: string, input?: unknown): Promise<Answer>;
  /** The session cookie as `name=value`, empty without one. */
  cookie(): string;
  /** All cookies, as the browser sends them. */
  cookies(): string;
};

/** @param headers are added to each request */
export function apiClient(
  baseUrl: string,
  cookie = "",
  headers: Record<string, string> = {},
): ApiClient {
  const jar = new Map([["fundbook", cookie]]);
  const cookies = () => [...jar.values()].filter((pair) => pair !== "").join("; ");
  const send = async (
    path: string,
    init: { method?: string; body?: string | null; headers?: Record<string, string> },
  ): Promise<Answer> => {
    const response = await fetch(`${baseUrl}/api/trpc/${path}`, {
      ...init,
      headers: { "user-agent": "", ...headers, ...init.headers, cookie: cookies() },
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const [name = ""] = pair.split("=");
      jar.set(name, pair.endsWith("=") ? "" : pair);
    }
    const body = JSON.parse(await response.text());
    return {
      status: response.status,
      headers: response.headers,
      data: body.result?.data,
      error: body.error,
    };
  };
  return {
    email: `${crypto.randomUUID()}@example.in`,
    cookie: () => jar.get("fundbook") ?? "",
    cookies,
    query: (procedure, input) => {
      const query =
        input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return send(procedure + query, {});
    },
    mutate: (procedure, input) =>
      send(procedure, {
        method: "POST",
        headers: { origin: baseUrl, "content-type": "application/json" },
        body: input === undefined ? null : JSON.stringify(input),
      }),
  };
}

export const password = "correct horse";

/** Registers a new user. @returns the signed-in client */
export async function register(
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

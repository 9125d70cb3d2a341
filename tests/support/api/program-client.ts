type ProgramAnswer = { status: number; headers: Headers; body: unknown };

/** Asks as a program does: an access token, and nothing of a browser. */
export const programClient = (baseUrl: string, token: string | null) => {
  const send = async (path: string, init: RequestInit = {}): Promise<ProgramAnswer> => {
    const headers = new Headers(init.headers);
    if (token !== null && !headers.has("authorization")) {
      headers.set("authorization", `Bearer ${token}`);
    }
    const response = await fetch(`${baseUrl}/api/v1${path}`, { ...init, headers });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : JSON.parse(text),
    };
  };
  return {
    send,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    post: (path: string, body: unknown) =>
      send(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
};

export type ProgramClient = ReturnType<typeof programClient>;

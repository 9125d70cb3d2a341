/** An HTTP client that keeps each host's cookies and does not follow redirects. */
export type RedirectClient = {
  /** @param form is posted as a page's form */
  go: (address: string, form?: Record<string, string>) => Promise<Step>;
  /** A host's cookie as `name=value`, empty without one. */
  cookie: (host: string, name: string) => string;
  /** Keeps a cookie that another client was sent. */
  keep: (host: string, setCookie: string) => void;
  /** Deletes a host's cookies. */
  forget: (host: string) => void;
};

export type Step = {
  status: number;
  headers: Headers;
  /** The absolute URL of the redirect; null for a page. */
  next: string | null;
};

export function createRedirectClient(): RedirectClient {
  const cookies = new Map<string, string>();
  const keep = (host: string, setCookie: string) => {
    const [pair = ""] = setCookie.split(";");
    const [name = ""] = pair.split("=");
    cookies.set(`${host} ${name}`, pair.endsWith("=") ? "" : pair);
  };
  return {
    keep,
    forget: (host) => {
      for (const key of cookies.keys()) if (key.startsWith(`${host} `)) cookies.delete(key);
    },
    cookie: (host, name) => cookies.get(`${host} ${name}`) ?? "",
    async go(address, form) {
      const { hostname } = new URL(address);
      const own = [...cookies].filter(
        ([key, pair]) => key.startsWith(`${hostname} `) && pair !== "",
      );
      const response = await fetch(address, {
        redirect: "manual",
        headers: { cookie: own.map(([, pair]) => pair).join("; ") },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      await response.arrayBuffer();
      for (const set of response.headers.getSetCookie()) keep(hostname, set);
      const location = response.headers.get("location");
      return {
        status: response.status,
        headers: response.headers,
        next: location === null ? null : new URL(location, address).href,
      };
    },
  };
}

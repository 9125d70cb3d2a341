/** A browser without pages: keeps the cookies of each host and goes one step at a time. */
export type RedirectClient = {
  /** @param form sent as a page's form would be */
  go: (address: string, form?: Record<string, string>) => Promise<Step>;
  /** A host's cookie as `name=value`, empty without one. */
  cookie: (host: string, name: string) => string;
  /** Takes away all cookies of a host. */
  forget: (host: string) => void;
};

export type Step = {
  status: number;
  headers: Headers;
  /** Where it leads, in full; null where it is a page. */
  next: string | null;
};

export function createRedirectClient(): RedirectClient {
  const cookies = new Map<string, string>();
  return {
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
      for (const set of response.headers.getSetCookie()) {
        const [pair = ""] = set.split(";");
        const [name = ""] = pair.split("=");
        cookies.set(`${hostname} ${name}`, pair.endsWith("=") ? "" : pair);
      }
      const location = response.headers.get("location");
      return {
        status: response.status,
        headers: response.headers,
        next: location === null ? null : new URL(location, address).href,
      };
    },
  };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { headersOf } from "../../../scripts/product/page-headers.ts";

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
type Headers = Record<string, string>;

/** What nginx makes of its configuration for a file of the client's. */
function fromNginx(path: string): Headers {
  const conf = read("deploy/nginx/fundbook.conf");
  const variable = (name: string): string => {
    const [, body = ""] = new RegExp(`map \\$uri \\${name} \\{([^}]*)\\}`).exec(conf) ?? [];
    const cases = [...body.matchAll(/^\s*(\S+) "(.*)";$/gm)].map(([, key = "", value = ""]) => ({
      key,
      value,
    }));
    const found = cases.find(
      ({ key }) => key.startsWith("~") && new RegExp(key.slice(1)).test(path),
    );
    return (found ?? cases.find(({ key }) => key === "default"))?.value ?? "";
  };
  const headers = [...conf.matchAll(/add_header (\S+) (?:"([^"]*)"|(\$\w+)) always;/g)].map(
    ([, name = "", text, of = ""]) => [name, text ?? variable(of)] as const,
  );
  return Object.fromEntries(headers.filter(([, value]) => value !== ""));
}

describe("the proxy of a server of one's own", () => {
  it.each(["/", "/account", "/assets/index-1.js", "/google-sign-in", "/google-sign-in.html"])(
    "sends the headers of %s that Cloudflare sends",
    (path) => {
      expect(Object.keys(fromNginx(path)).length).toBeGreaterThan(4);
      expect(fromNginx(path)).toEqual(headersOf(path));
    },
  );

  it("hides nothing that the service worker asks for", () => {
    const conf = read("deploy/nginx/fundbook.conf");
    const hides = [...conf.matchAll(/location (=|~) (\S+) \{\s*return 404;/g)].map(
      ([, kind, place = ""]) =>
        (path: string) =>
          kind === "=" ? path === place : new RegExp(place).test(path),
    );
    const isHidden = (path: string) => hides.some((hidesIt) => hidesIt(path));
    const named = [...read("src/service-worker/service-worker.ts").matchAll(/"(\/[^"]*)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(isHidden("/_headers")).toBe(true);
    expect(named).toContain("/build-manifest.json");
    expect(named.filter(isHidden)).toEqual([]);
  });

  it("notes of no request more than its path: a query can hold a reset code, an address is a person's", () => {
    const conf = read("deploy/nginx/fundbook.conf");
    const [, format = ""] = /log_format fundbook '([^']*)';/.exec(conf) ?? [];
    expect(format.match(/\$\w+/g)).toEqual([
      "$time_iso8601",
      "$status",
      "$request_method",
      "$fundbook_path",
      "$body_bytes_sent",
      "$request_time",
    ]);
    const servers = conf.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server.match(/access_log .*/g)).toEqual([
        "access_log /var/log/nginx/access.log fundbook;",
      ]);
      expect(server.match(/error_log .*/g)).toEqual(["error_log /var/log/nginx/error.log emerg;"]);
    }
  });

  it("says itself where a request comes from, whatever the request says", () => {
    const api = /location \/api\/ \{[^}]*\}/.exec(read("deploy/nginx/fundbook.conf"))?.[0];
    expect(api).toContain("proxy_set_header CF-Connecting-IP $remote_addr;");
  });
});

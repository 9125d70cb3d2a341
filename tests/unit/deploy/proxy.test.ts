import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
type Headers = Record<string, string>;

/** What Cloudflare makes of `_headers` for a path: each rule that covers it adds headers, or with `!` takes one away. */
function fromCloudflare(path: string): Headers {
  const headers: Headers = {};
  const rules = read("src/client/public/_headers")
    .replace(/^#.*\n/gm, "")
    .split(/^(?=\/)/m);
  for (const rule of rules) {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const covers = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!covers) continue;
    for (const line of lines) {
      const [, name = "", value] = /^\s*!?\s*([\w-]+)(?::\s*(.*))?$/.exec(line) ?? [];
      if (value === undefined) delete headers[name];
      else headers[name] = value;
    }
  }
  return headers;
}

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
      expect(fromNginx(path)).toEqual(fromCloudflare(path));
    },
  );

  it("says itself where a request comes from, whatever the request says", () => {
    const api = /location \/api\/ \{[^}]*\}/.exec(read("deploy/nginx/fundbook.conf"))?.[0];
    expect(api).toContain("proxy_set_header CF-Connecting-IP $remote_addr;");
  });
});

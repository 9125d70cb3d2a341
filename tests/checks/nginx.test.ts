import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nginxMaps } from "../../scripts/product/build/known-pages.ts";
import { headersOf } from "../../scripts/product/build/page-headers.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, "src/client");
const read = (file: string) => readFileSync(join(root, file), "utf8");
type Headers = Record<string, string>;

/** The headers that nginx's configuration sets for a client file. */
function fromNginx(path: string): Headers {
  const conf = nginxMaps("", headersOf(client, "/")) + read("deploy/nginx/fundbook.conf");
  const variable = (name: string): string => {
    const [, body = ""] = new RegExp(`map \\$\\w+ \\${name} \\{([^}]*)\\}`).exec(conf) ?? [];
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

describe("the nginx configuration", () => {
  it.each([
    "/",
    "/account",
    "/assets/index-1.js",
    "/google-sign-in",
    "/google-sign-in.html",
    "/new-password",
    "/link-google",
  ])("sends the same headers as Cloudflare for %s", (path) => {
    expect(Object.keys(fromNginx(path)).length).toBeGreaterThan(4);
    expect(fromNginx(path)).toEqual(headersOf(client, path));
  });

  it("serves every file that the service worker caches", () => {
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
    for (const path of ["/_headers", "/_redirects", "/404", "/404.html"]) {
      expect(isHidden(path), path).toBe(true);
    }
    expect(named).toContain("/build-manifest.json");
    expect(named.filter(isHidden)).toEqual([]);
  });

  it("logs only a request's path, without its query and address", () => {
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
    // Tokens have forty digits.
    expect(conf).toContain('"~*^(?<before>[^?]*?)[0-9a-f]{40}" $before-;');
    const servers = conf.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server.match(/access_log .*/g)).toEqual([
        "access_log /var/log/nginx/access.log fundbook;",
      ]);
      expect(server.match(/error_log .*/g)).toEqual(["error_log /var/log/nginx/error.log emerg;"]);
    }
  });

  it("redirects pages on port 80 and refuses the API there", () => {
    const [, plain = ""] = read("deploy/nginx/fundbook.conf").split(/^server \{$/m);
    expect(plain).toContain("listen 80;");
    expect(plain).toMatch(/location \/api\/ \{\s*return 403;\s*\}/);
    expect(plain).toMatch(/location \/ \{\s*return 308 https:[^;]*;\s*\}/);
    expect(plain.match(/return 30\d/g)).toHaveLength(1);
  });

  it("accepts only TLS 1.2 and newer, with forward secrecy and authenticated encryption", () => {
    const conf = read("deploy/nginx/fundbook.conf");
    const [, protocols] = /ssl_protocols ([^;]*);/.exec(conf) ?? [];
    const [, ciphers = ""] = /ssl_ciphers ([^;]*);/.exec(conf) ?? [];
    expect(protocols).toBe("TLSv1.2 TLSv1.3");
    for (const cipher of ciphers.split(":")) {
      expect(cipher).toMatch(
        /^ECDHE-(ECDSA|RSA)-(AES128-GCM-SHA256|AES256-GCM-SHA384|CHACHA20-POLY1305)$/,
      );
    }
  });

  it("limits requests by network, and more strictly those that hash passwords or send mail", () => {
    const conf = read("deploy/nginx/fundbook.conf");
    const [, pattern = ""] = /~(\^\/api\/trpc\/\S+) \$fundbook_network;/.exec(conf) ?? [];
    const isCostly = (path: string) => new RegExp(pattern).test(path);
    for (const path of [
      "auth.login",
      "auth.register",
      "auth.me,auth.login",
      "auth.resetPassword",
    ]) {
      expect(isCostly(`/api/trpc/${path}`), path).toBe(true);
    }
    for (const path of ["auth.me", "funds.list", "auth.logout"]) {
      expect(isCostly(`/api/trpc/${path}`), path).toBe(false);
    }
    const api = /location \/api\/ \{\s*limit_req[^}]*\}/.exec(conf)?.[0] ?? "";
    for (const zone of ["fundbook_api", "fundbook_costly"]) {
      expect(conf).toMatch(new RegExp(`limit_req_zone \\$\\w+ zone=${zone}:\\w+ rate=\\d+r/s;`));
      expect(api).toMatch(new RegExp(`limit_req zone=${zone} burst=\\d+ nodelay;`));
    }
    expect(api).toContain("limit_conn fundbook_open");
  });

  it("holds large public answers for slow clients, few at a time for each network", () => {
    const conf = read("deploy/nginx/fundbook.conf");
    const [large = "", pattern = ""] =
      /location ~ (\^\/api\/\S+) \{\s*limit_req[^}]*\}/.exec(conf) ?? [];
    const isLarge = (path: string) => new RegExp(pattern).test(path);
    for (const path of ["/api/schemes", "/api/getList", "/api/nav-history/100001"]) {
      expect(isLarge(path), path).toBe(true);
    }
    expect(isLarge("/api/trpc/funds.list")).toBe(false);
    expect(conf).toContain("limit_conn_zone $fundbook_network zone=fundbook_large:10m;");
    expect(large).toMatch(/limit_conn fundbook_large [1-9];/);
    expect(large).toContain("limit_conn_status 429;");
    expect(large).toContain("proxy_buffering on;");
    expect(large).toContain("proxy_set_header CF-Connecting-IP $remote_addr;");
    expect(conf).toMatch(/send_timeout \d+s;/);
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:"],
    ["2001:db8:1:2::9", "2001:db8:1:2:"],
    ["2001:db8::9", "2001:db8:"],
    ["2001:db8:1::5:6:7", "2001:db8:1:"],
  ])("counts %s as %s", (address, network) => {
    const conf = read("deploy/nginx/fundbook.conf");
    const [, body = ""] = /map \$remote_addr \$fundbook_network \{([\s\S]*?)\n\}/.exec(conf) ?? [];
    const patterns = [...body.matchAll(/"~(.*)" \$(\w+);/g)];
    const found = patterns.flatMap(
      ([, pattern = "", name = ""]) => new RegExp(pattern).exec(address)?.groups?.[name] ?? [],
    );
    expect(found[0] ?? address).toBe(network);
  });

  it("overwrites a forged client address", () => {
    const api = /location \/api\/ \{\s*limit_req[^}]*\}/.exec(
      read("deploy/nginx/fundbook.conf"),
    )?.[0];
    expect(api).toContain("proxy_set_header CF-Connecting-IP $remote_addr;");
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A regular expression of all paths that are pages, made of the rules that the client's build wrote for Cloudflare. */
export function pagePattern(client: string): string {
  const rules = readFileSync(join(client, "_redirects"), "utf8").trim().split("\n");
  const paths = rules
    .map((rule) => rule.split(" ", 1).join(""))
    .filter((path) => !path.endsWith("/"));
  return `^(|${paths.map((path) => path.replaceAll(/:\w+/g, "[^/]+")).join("|")})/*$`;
}

const policyName = "Content-Security-Policy";

/** What changes with the client, for nginx, whose configuration serves `$fundbook_page` with `$fundbook_policy`. */
export const nginxMaps = (
  pattern: string,
  { [policyName]: policy = "" }: Record<string, string>,
): string => `# Made by the build, of the client's routes and the scripts in its page.
map $uri $fundbook_page {
  default "";
  "~${pattern}" /index.html;
}
map $uri $fundbook_policy {
  default "${policy}";
}
`;

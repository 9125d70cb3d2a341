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

/** The pages as a map for nginx, whose configuration serves `$fundbook_page`. */
export const nginxPages = (pattern: string): string => `# Made by the build, of the client's routes.
map $uri $fundbook_page {
  default "";
  "~${pattern}" /index.html;
}
`;

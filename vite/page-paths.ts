import { globSync } from "node:fs";
import { join } from "node:path";

const routes = join(import.meta.dirname, "../src/client/routes");

/** The path of a page by the file of its route: `_signed-in/funds/$fundId` is `/funds/$fundId`. */
export const pathOf = (route: string): string =>
  `/${route
    .split("/")
    .filter((part) => !part.startsWith("_") && part !== "index")
    .join("/")}`;

/** The paths of all pages in a folder of the routes, by the files that are there. */
export const pagePathsIn = (folder: "" | "_signed-in"): string[] =>
  globSync("**/[!_]*.tsx", { cwd: join(routes, folder) })
    .map((file) => pathOf(file.replace(/\.tsx$/, "")))
    .toSorted();

/** The pages of a signed-in user whose addresses name nothing. */
export const plainPaths = (): string[] =>
  pagePathsIn("_signed-in").filter((path) => !path.includes("$"));

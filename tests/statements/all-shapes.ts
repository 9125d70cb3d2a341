import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Shape } from "./kit.ts";

const folder = join(import.meta.dirname, "shapes");

/** Every file of the folder, by its name. */
export const allShapes: readonly (readonly [string, Shape])[] = await Promise.all(
  globSync("*/*.ts", { cwd: folder })
    .toSorted()
    .map(async (file) => {
      const { default: found }: { default: Shape } = await import(join(folder, file));
      return [basename(file, ".ts").replaceAll("-", " "), found] as const;
    }),
);

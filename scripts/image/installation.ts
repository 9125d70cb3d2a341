import { join } from "node:path";
import type { Installation } from "../product/installation.ts";

/** The image's files; this is bundled into their folder `commands`. */
const files = join(import.meta.dirname, "..");

export const builtServer = join(files, "server");

/** In the image it takes the place of the project's own (image-files.ts). */
export const installation: Installation = {
  migrations: join(files, "migrations"),
  dataFolder: process.env["FUNDBOOK_DATA"]?.trim() || "/data",
  workerd: join(files, "programs/workerd"),
  sqld: () => join(files, "programs/sqld"),
  script: (name) => [join(files, "commands", `${name}.mjs`)],
  settingSources: () => ({ environment: process.env }),
  ownSettings: ["ALERT_URL", "FUNDBOOK_PORT"],
  nameOf: (command) => command.replace(":", "-"),
  advice: {
    otherFolder: "mount one that this user may write",
    notRunning: (folder) => `Fundbook does not run on ${folder}.`,
  },
};

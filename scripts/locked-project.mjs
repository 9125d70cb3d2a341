import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a project of one package, at the version and with the integrity of another project's lock file, so that
 * `npm ci` there installs exactly what is locked.
 * @returns false if the lock file does not have the package
 */
export function writeLockedProject(folder, lockFile, name) {
  const path = `node_modules/${name}`;
  const entry = JSON.parse(readFileSync(lockFile, "utf8")).packages[path];
  if (entry?.integrity === undefined) return false;
  const { version, integrity } = entry;
  const dependencies = { [name]: version };
  const packages = { "": { dependencies }, [path]: { version, integrity } };
  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));
  write("package.json", { private: true, dependencies });
  write("package-lock.json", { lockfileVersion: 3, requires: true, packages });
  return true;
}

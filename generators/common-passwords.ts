import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { frontEncode } from "../src/server/auth/passwords/front-coding.ts";
import { minPasswordLength } from "../src/shared/auth/password-length.ts";

/** OWASP ASVS 5 (6.2.4) asks for at least 3,000. */
const count = 11_000;
const lineLength = 120;
const target = join(
  import.meta.dirname,
  "../src/server/auth/passwords/common-password-list.gen.ts",
);

const header = `// Made by generators/common-passwords.ts from the password frequency list of @zxcvbn-ts/language-common 4.1.3.
// Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 @zxcvbn-ts. Under the MIT licence, whose
// permission notice stands in the file LICENSE.

/** The ${count.toLocaleString("en")} most common passwords that are long enough, front-coded. */
`;

/**
 * Makes the list of common passwords: sh scripts/run.sh generators/common-passwords.ts FILE. The file is `src/passwords.json` of that
 * package, a JSON array with the most common one first.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file with the passwords.");
const ranked = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
const long = ranked
  .map((password) => password.normalize("NFKC").toLowerCase())
  .filter((password) => password.length >= minPasswordLength && !/[\s\\`$]/.test(password));
const common = [...new Set(long)].slice(0, count);
const list = wrapLines(frontEncode(common));
writeFileSync(target, `${header}export const commonPasswordList = \`\n${list}\n\`;\n`);
console.log(`Wrote ${common.length} passwords to ${target}.`);

function wrapLines(entries: string): string {
  const lines: string[] = [];
  let line = "";
  for (const entry of entries.split(" ")) {
    if (line !== "" && line.length + entry.length >= lineLength) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? entry : ` ${entry}`;
  }
  return [...lines, line].join("\n");
}

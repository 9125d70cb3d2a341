import { CliError, describeEnd } from "../../product/cli-error.ts";
import type { Disk } from "./disk.ts";
import { operations } from "./operations.ts";

type Bindings = {
  /** The caller's environment, as `env --null` writes it, in Base64. */
  ENVIRONMENT: string;
  /** The operation's name and its words, each ended by U+0000, in Base64. */
  WORDS: string;
  BACKUPS: Disk;
  MIGRATIONS: Disk;
};

const textsIn = (base64: string): string[] =>
  Buffer.from(base64, "base64").toString().split("\0").slice(0, -1);

const entryOf = (variable: string): [name: string, value: string] => {
  const end = variable.indexOf("=");
  return [variable.slice(0, end), variable.slice(end + 1)];
};

async function run({ ENVIRONMENT, WORDS, BACKUPS, MIGRATIONS }: Bindings): Promise<void> {
  const [name = "", ...words] = textsIn(WORDS);
  const operation = operations.get(name);
  if (operation === undefined) throw new CliError(`There is no operation "${name}".`);
  const environment = Object.fromEntries(textsIn(ENVIRONMENT).map(entryOf));
  const said = await operation({ environment, backups: BACKUPS, migrations: MIGRATIONS }, words);
  if (said !== undefined) console.log(said);
}

export default {
  /** Called by `workerd test`, which ends when it returns, and with exit code 1 where it throws. */
  async test(_: unknown, bindings: Bindings): Promise<void> {
    const problem = await run(bindings).then(() => null, describeEnd);
    if (problem === null) return;
    console.error(problem);
    throw new Error("The operation failed.");
  },
};

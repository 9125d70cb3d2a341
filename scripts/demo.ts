import { join } from "node:path";
import { person, type Person } from "../tests/support/person.ts";
import { readCommandLine } from "./product/command-line.ts";
import { openDataFolder, readRunFile } from "./product/data-folder.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { addPortfolio, ashasPortfolio, ravisPortfolio } from "./sample/portfolios.ts";

const password = "demo portfolio";
const asha = { name: "Asha Rao", email: "asha@fundbook.example" };
const ravi = { name: "Ravi Menon", email: "ravi@fundbook.example" };

/** Fills the running product with two accounts whose holdings fill every screen; Ravi shares his with Asha. */
await runUntilStopped({
  async run() {
    const { data } = readCommandLine({
      args: process.argv.slice(2),
      options: { data: { type: "string", default: join(import.meta.dirname, "../.data") } },
    }).values;
    const running = readRunFile(openDataFolder(data));
    if (running === null) throw new PlainFailure("Start the product first: npm start.");
    const [asAsha, asRavi] = [await account(running.url, asha), await account(running.url, ravi)];
    await addPortfolio(asAsha, ashasPortfolio);
    await addPortfolio(asRavi, ravisPortfolio);
    for (const somebody of [asAsha, asRavi]) {
      await done(somebody, "sharing.setPermission", { canShare: true });
    }
    const { user } = (await asAsha.ask("auth.me")).data as { user: { id: string } };
    await done(asRavi, "sharing.share", { recipientId: user.id }, "sharing/no-new-funds");
    console.log(
      `Sign in at ${running.url} as ${asha.email} or ${ravi.email}, password: ${password}`,
    );
  },
  stop: async () => {},
});

/** Signs in to an account of the demo, which is made where it is missing. */
async function account(url: string, { name, email }: typeof asha): Promise<Person> {
  const somebody = person(url);
  const made = await somebody.tell("auth.register", {
    name,
    email,
    password,
    confirmPassword: password,
  });
  if (made.error?.data.appCode === "auth/email-already-in-use") {
    await done(somebody, "auth.login", { email, password });
  } else if (made.error !== undefined) {
    throw new PlainFailure(made.error.message);
  }
  return somebody;
}

/** @param expected the one failure that only says it was done before */
async function done(
  somebody: Person,
  procedure: string,
  input: object,
  expected?: string,
): Promise<void> {
  const { error } = await somebody.tell(procedure, input);
  if (error !== undefined && error.data.appCode !== expected) throw new PlainFailure(error.message);
}

import { person, type Person } from "../../tests/support/person.ts";
import { CliError } from "../product/cli-error.ts";
import { addPortfolio, ashasPortfolio, ravisPortfolio } from "./portfolios.ts";

export const demoPassword = "demo portfolio";

/** Creates two accounts whose holdings fill every screen; Ravi shares his with Asha. A second run changes nothing. */
export async function fillDemo(url: string): Promise<{ asha: Person; ravi: Person }> {
  const asha = await signInOrRegister(url, { name: "Asha Rao", email: "asha@fundbook.example" });
  const ravi = await signInOrRegister(url, { name: "Ravi Menon", email: "ravi@fundbook.example" });
  await addPortfolio(asha, ashasPortfolio);
  await addPortfolio(ravi, ravisPortfolio);
  for (const somebody of [asha, ravi]) {
    await call(somebody, "sharing.setPermission", { canShare: true });
  }
  const { user } = (await asha.ask("auth.me")).data as { user: { id: string } };
  await call(ravi, "sharing.share", { recipientId: user.id }, "sharing/no-new-funds");
  return { asha, ravi };
}

async function signInOrRegister(
  url: string,
  { name, email }: { name: string; email: string },
): Promise<Person> {
  const somebody = { ...person(url), email };
  const made = await somebody.tell("auth.register", {
    name,
    email,
    password: demoPassword,
    confirmPassword: demoPassword,
  });
  if (made.error?.data.appCode === "auth/email-already-in-use") {
    await call(somebody, "auth.login", { email, password: demoPassword });
  } else if (made.error !== undefined) {
    throw new CliError(made.error.message);
  }
  return somebody;
}

async function call(
  somebody: Person,
  procedure: string,
  input: object,
  expected?: string,
): Promise<void> {
  const { error } = await somebody.tell(procedure, input);
  if (error !== undefined && error.data.appCode !== expected) throw new CliError(error.message);
}

import { person, type Person } from "../../tests/support/person.ts";
import { PlainFailure } from "../product/plain-failure.ts";
import { addPortfolio, ashasPortfolio, ravisPortfolio } from "./portfolios.ts";

export const demoPassword = "demo portfolio";

/** Two accounts whose holdings fill every screen; Ravi shares his with Asha. Filled again, nothing changes. */
export async function fillDemo(url: string): Promise<{ asha: Person; ravi: Person }> {
  const asha = await account(url, { name: "Asha Rao", email: "asha@fundbook.example" });
  const ravi = await account(url, { name: "Ravi Menon", email: "ravi@fundbook.example" });
  await addPortfolio(asha, ashasPortfolio);
  await addPortfolio(ravi, ravisPortfolio);
  // Each has somebody to share with.
  for (const somebody of [asha, ravi]) {
    await done(somebody, "sharing.setPermission", { canShare: true });
  }
  const { user } = (await asha.ask("auth.me")).data as { user: { id: string } };
  await done(ravi, "sharing.share", { recipientId: user.id }, "sharing/no-new-funds");
  return { asha, ravi };
}

/** Signs in to an account of the demo, which is made where it is missing. */
async function account(
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
    await done(somebody, "auth.login", { email, password: demoPassword });
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

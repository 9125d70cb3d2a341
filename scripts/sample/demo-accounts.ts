import { apiClient, type ApiClient } from "../../tests/support/api-client.ts";
import { CliError } from "../product/cli-error.ts";
import {
  addPlans,
  addPortfolio,
  ashasPlans,
  ashasPortfolio,
  ravisPortfolio,
} from "./portfolios.ts";

export const demoPassword = "demo portfolio";

/** Creates two accounts whose holdings fill every screen; Ravi shares his with Asha. A second run changes nothing. */
export async function fillDemo(url: string): Promise<{ asha: ApiClient; ravi: ApiClient }> {
  const asha = await signInOrRegister(url, { name: "Asha Rao", email: "asha@fundbook.example" });
  const ravi = await signInOrRegister(url, { name: "Ravi Menon", email: "ravi@fundbook.example" });
  await addPortfolio(asha, ashasPortfolio);
  await addPlans(asha, ashasPlans);
  await addPortfolio(ravi, ravisPortfolio);
  for (const client of [asha, ravi]) {
    await call(client, "sharing.setPermission", { canShare: true });
  }
  const { user } = (await asha.query("auth.me")).data as { user: { id: string } };
  await call(ravi, "sharing.share", { recipientId: user.id }, "sharing/no-new-funds");
  return { asha, ravi };
}

async function signInOrRegister(
  url: string,
  { name, email }: { name: string; email: string },
): Promise<ApiClient> {
  const client = { ...apiClient(url), email };
  const made = await client.mutate("auth.register", {
    name,
    email,
    password: demoPassword,
    confirmPassword: demoPassword,
  });
  if (made.error?.data.appCode === "auth/email-already-in-use") {
    await call(client, "auth.login", { email, password: demoPassword });
  } else if (made.error !== undefined) {
    throw new CliError(made.error.message);
  }
  return client;
}

async function call(
  client: ApiClient,
  procedure: string,
  input: object,
  expected?: string,
): Promise<void> {
  const { error } = await client.mutate(procedure, input);
  if (error !== undefined && error.data.appCode !== expected) throw new CliError(error.message);
}

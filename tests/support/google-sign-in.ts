import { expect } from "vitest";
import type { TestProduct } from "./test-product.ts";
import { apiClient, type ApiClient } from "./api-client.ts";
import { createRedirectClient, type Step, type RedirectClient } from "./redirect-client.ts";

/** How somebody answers the provider's form, and with which query the product is asked to send them there. */
type How = { answer?: "allow" | "deny"; query?: string };

/** Walks from the product to the provider, answers its form, and stops before the way back is taken. */
export async function callbackUrl(
  { url }: TestProduct,
  client: RedirectClient,
  sub: string,
  { answer = "allow", query = "" }: How = {},
): Promise<string> {
  let address = `${url}/api/auth/google${query}`;
  for (let steps = 0; steps < 10; steps++) {
    const { next } = await client.go(address);
    const step = next === null ? await client.go(address, { account: sub, answer }) : { next };
    if (step.next === null) break;
    address = step.next;
    if (address.startsWith(`${url}/api/auth/google/callback`)) return address;
  }
  throw new Error(`the walk ended at ${address}`);
}

export const signInWithGoogle = async (
  product: TestProduct,
  client: RedirectClient,
  sub: string,
  how: How = {},
): Promise<Step> => client.go(await callbackUrl(product, client, sub, how));

/** Somebody new at the provider who comes to the product, in a browser of their own. */
export async function registerByGoogle(product: TestProduct, sub: string): Promise<RedirectClient> {
  const client = createRedirectClient();
  await signInWithGoogle(product, client, sub);
  return client;
}

/** The person whom the client has become. */
export const apiClientOf = ({ url }: TestProduct, client: RedirectClient): ApiClient =>
  apiClient(url, client.cookie("localhost", "fundbook"));

/** The path that a step of the product leads to. */
export const redirectPathOf = ({ url }: TestProduct, { next }: Step): string =>
  (next ?? "").replace(url, "");

/** What the procedure auth.me returns for a client. */
export const meOf = async (product: TestProduct, client: RedirectClient) =>
  (await apiClientOf(product, client).query("auth.me")).data;

export const refusal = (code: string): string => `/login?error=${code}`;

export async function expectRefused(
  product: TestProduct,
  client: RedirectClient,
  step: Step,
  code: string,
): Promise<void> {
  expect([step.status, redirectPathOf(product, step)]).toEqual([302, refusal(code)]);
  expect(client.cookie("localhost", "fundbook")).toBe("");
  expect(client.cookie("localhost", "fundbook-google")).toBe("");
}

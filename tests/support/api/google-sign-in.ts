import { expect } from "vitest";
import type { ProviderId } from "../../../src/shared/auth/sign-in-provider.ts";
import type { TestProduct } from "../servers/test-product.ts";
import { apiClient, type ApiClient } from "./api-client.ts";
import {
  createRedirectClient,
  type Step,
  type RedirectClient,
} from "../servers/redirect-client.ts";

/** The provider, the answer to its form, and the query of the start address. */
type How = { id?: ProviderId; answer?: "allow" | "deny"; query?: string };

/** Follows the redirects to the provider, submits its form, and returns the callback URL without opening it. */
export async function callbackUrl(
  { url }: TestProduct,
  client: RedirectClient,
  sub: string,
  { id = "google", answer = "allow", query = "" }: How = {},
): Promise<string> {
  let address = `${url}/api/auth/${id}${query}`;
  for (let steps = 0; steps < 10; steps++) {
    const { next } = await client.go(address);
    const step = next === null ? await client.go(address, { account: sub, answer }) : { next };
    if (step.next === null) break;
    address = step.next;
    if (address.startsWith(`${url}/api/auth/${id}/callback`)) return address;
  }
  throw new Error(`the walk ended at ${address}`);
}

export const signInWithGoogle = async (
  product: TestProduct,
  client: RedirectClient,
  sub: string,
  how: How = {},
): Promise<Step> => client.go(await callbackUrl(product, client, sub, how));

/** Signs in a new Google user in a new client. */
export async function registerByGoogle(product: TestProduct, sub: string): Promise<RedirectClient> {
  const client = createRedirectClient();
  await signInWithGoogle(product, client, sub);
  return client;
}

/** An API client with the redirect client's session. */
export const apiClientOf = ({ url }: TestProduct, client: RedirectClient): ApiClient =>
  apiClient(url, client.cookie("localhost", "fundbook"));

/** The path that a response redirects to. */
export const redirectPathOf = ({ url }: TestProduct, { next }: Step): string =>
  (next ?? "").replace(url, "");

/** The result of auth.me for a client. */
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

import { expect } from "vitest";
import type { OwnProduct } from "./own-product.ts";
import { person, type Person } from "./person.ts";
import { redirectWalker, type Step, type Walker } from "./redirect-walker.ts";

/** How somebody answers the provider's form, and with which query the product is asked to send them there. */
type How = { answer?: "allow" | "deny"; query?: string };

/** Walks from the product to the provider, answers its form, and stops before the way back is taken. */
export async function wayBack(
  { url }: OwnProduct,
  walker: Walker,
  sub: string,
  { answer = "allow", query = "" }: How = {},
): Promise<string> {
  let address = `${url}/api/auth/google${query}`;
  for (let steps = 0; steps < 10; steps++) {
    const { next } = await walker.go(address);
    const step = next === null ? await walker.go(address, { account: sub, answer }) : { next };
    if (step.next === null) break;
    address = step.next;
    if (address.startsWith(`${url}/api/auth/google/callback`)) return address;
  }
  throw new Error(`the walk ended at ${address}`);
}

export const signInWithGoogle = async (
  product: OwnProduct,
  walker: Walker,
  sub: string,
  how: How = {},
): Promise<Step> => walker.go(await wayBack(product, walker, sub, how));

/** Somebody new at the provider who comes to the product, in a browser of their own. */
export async function googleUser(product: OwnProduct, sub: string): Promise<Walker> {
  const walker = redirectWalker();
  await signInWithGoogle(product, walker, sub);
  return walker;
}

/** The person whom the walker has become. */
export const personOf = ({ url }: OwnProduct, walker: Walker): Person =>
  person(url, walker.cookie("localhost", "fundbook"));

/** The path that a step of the product leads to. */
export const endOf = ({ url }: OwnProduct, { next }: Step): string => (next ?? "").replace(url, "");

/** What the procedure auth.me returns for a walker. */
export const meOf = async (product: OwnProduct, walker: Walker) =>
  (await personOf(product, walker).ask("auth.me")).data;

export const refusal = (code: string): string => `/login?error=${code}`;

export async function expectRefused(
  product: OwnProduct,
  walker: Walker,
  step: Step,
  code: string,
): Promise<void> {
  expect([step.status, endOf(product, step)]).toEqual([302, refusal(code)]);
  expect(walker.cookie("localhost", "fundbook")).toBe("");
  expect(walker.cookie("localhost", "fundbook-google")).toBe("");
}

import { describe, expect, it } from "vitest";
import { endOf, personOf, signInWithGoogle, wayBack as walkBack } from "../support/google-walk.ts";
import { type Tamper } from "../support/oidc-provider.ts";
import { investor, person } from "../support/person.ts";
import { redirectWalker, type Step, type Walker } from "../support/redirect-walker.ts";
import { rows } from "../support/rows.ts";
import { product, provider, useGoogleProduct } from "../support/google-product.ts";
import { expectRefused, meOf, refusal } from "../support/google-walk.ts";

useGoogleProduct();

const wayBack = (walker: Walker, sub: string, how = {}) => walkBack(product, walker, sub, how);

const signIn = (walker: Walker, sub: string, how = {}) =>
  signInWithGoogle(product, walker, sub, how);

const ends = (step: Step): string => endOf(product, step);

/** The domain of the addresses that tests sign up with. */
const hd = "example.in";

const usersWith = (email: string) =>
  rows(product.databaseUrl, "select * from users where email = ?", [email]);

describe("the e-mail of an existing account", () => {
  it("takes over the account and invalidates password, sessions and reset code", async () => {
    const squatter = await investor(product.url, "Squatter");
    const { email } = squatter;
    await person(product.url).tell("auth.requestPasswordReset", { email });
    const walker = redirectWalker();
    await signIn(walker, provider.knows({ email, hd }).sub);
    expect(await meOf(product, walker)).toMatchObject({
      user: { email, provider: "google", photoURL: "https://lh3.googleusercontent.com/a/ravi" },
    });
    const [user] = await usersWith(email);
    const id = String(user?.["id"]);
    expect(user?.["password_hash"]).toBeNull();
    const left = `select
      (select count(*) from sessions where user_id = ?1) sessions,
      (select count(*) from known_browsers where user_id = ?1) browsers,
      (select count(*) from password_reset_codes where user_id = ?1) codes`;
    expect(await rows(product.databaseUrl, left, [id])).toMatchObject([
      { sessions: 1, browsers: 1, codes: 0 },
    ]);
    expect((await personOf(product, walker).ask("account.security")).data).toMatchObject({
      hasPassword: false,
      google: { linkedAt: expect.any(String) },
    });
  });

  it.each<[string, Tamper]>([
    ["is not verified", (claims, sign) => sign({ ...claims, email_verified: false })],
    ["has no email_verified claim", ({ email_verified: _, ...claims }, sign) => sign(claims)],
  ])("is refused when it %s", async (_, tamper) => {
    const owner = await investor(product.url);
    provider.tamper(tamper);
    const walker = redirectWalker();
    const step = await signIn(walker, provider.knows({ email: owner.email, hd }).sub);
    await expectRefused(product, walker, step, "google/unverified-email");
    const me = (await owner.ask("auth.me")).data;
    expect(me).toMatchObject({ user: { provider: "emailAndPassword" } });
  });

  it("is refused for another identity", async () => {
    const { email = "", sub } = provider.knows();
    const walker = redirectWalker();
    await signIn(walker, sub);
    const other = redirectWalker();
    const step = await signIn(other, provider.knows({ email }).sub);
    await expectRefused(product, other, step, "google/other-identity");
    expect(await meOf(product, walker)).toMatchObject({ user: { email } });
  });

  it("is linked to one of two identities that sign in concurrently", async () => {
    const { email } = await investor(product.url);
    const ways = await Promise.all(
      [redirectWalker(), redirectWalker()].map(async (walker) => ({
        walker,
        address: await wayBack(walker, provider.knows({ email, hd }).sub),
      })),
    );
    const steps = await Promise.all(ways.map(({ walker, address }) => walker.go(address)));
    expect(steps.map(ends).toSorted()).toEqual(["/", refusal("google/other-identity")]);
  });
});

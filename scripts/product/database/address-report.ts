import { canonicalEmail } from "../../../src/shared/auth/addresses/email-address.ts";
import { shortReason } from "../cli-error.ts";
import { openClient, type DatabaseAddress } from "./database-client.ts";

const timeout = 5_000;

/** Addresses with letters beyond ASCII. */
export const addressesBeyondAscii = "select id, email from users where email glob '*[^ -~]*'";

const takenOf =
  "select count(*) as count from json_each(?) where value in (select email from users)";

/**
 * A sentence for operators about accounts whose address another account has in ASCII letters, since both were made before
 * addresses had one form; none where there are none. An address that only waits for `migrate` is not meant. The sentence
 * names no address: logs are kept longer than accounts.
 */
export async function reportAddresses(database: DatabaseAddress): Promise<string[]> {
  const client = openClient(database, timeout);
  try {
    const { rows } = await client.execute(addressesBeyondAscii);
    const inAscii = rows.flatMap(({ email }) => {
      const canonical = canonicalEmail(String(email));
      return canonical === null || canonical === email ? [] : [canonical];
    });
    const [taken] = (await client.execute({ sql: takenOf, args: [JSON.stringify(inAscii)] })).rows;
    return describeAddresses(Number(taken?.["count"]));
  } catch (error) {
    return [`Nothing is known of addresses in other letters (${shortReason(error)}).`];
  } finally {
    client.close();
  }
}

export const describeAddresses = (count: number): string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? "1 account has" : `${count} accounts have`} an address in letters beyond ASCII that another account has in ASCII: each signs in by its own form as it was typed at sign-up. One of two should change its address or be deleted; docs/security.md says more.`,
      ];

import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { Statement } from "../../../shared/imports/statement.ts";
import { deleteSealed, keptPasswords } from "../../browser/kept-on-device.ts";
import { seal, unseal } from "../../browser/sealed-store.ts";

/** Of an investor's statements. */
type Remembered = { investor: string; password: string };

const name = "passwords";
/** A statement comes half-yearly where nothing is bought or sold. */
const longestAge = 400 * dayInMilliseconds;
/** Each is tried on a file of the inbox. */
const most = 10;

const storeOf = (userId: string) => ({ userId, place: keptPasswords });

/** Those that this device remembers, the last one first. */
export async function rememberedPasswords(userId: string): Promise<string[]> {
  return (await readAll(userId)).map(({ password }) => password);
}

/**
 * In place of the one that the investor's statements had before. Keeps nothing unless `keepFor` came before: the user may
 * have signed out while the statement was read.
 */
export async function rememberPassword(
  userId: string,
  password: string,
  statement: Statement,
): Promise<void> {
  const investor = statement.schemes.find((scheme) => scheme.investor !== null)?.investor ?? "";
  const others = (await readAll(userId)).filter(
    (each) => each.investor !== investor && each.password !== password,
  );
  const all = [{ investor, password }, ...others].slice(0, most);
  await seal(name, storeOf(userId), new Blob([JSON.stringify(all)]));
}

export const forgetPasswords = (): void => deleteSealed(keptPasswords);

async function readAll(userId: string): Promise<Remembered[]> {
  const bytes = await unseal(name, storeOf(userId), longestAge);
  return bytes === null ? [] : (JSON.parse(new TextDecoder().decode(bytes)) as Remembered[]);
}

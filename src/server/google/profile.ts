import { invisibleCharacter } from "../../shared/text-field.ts";

/** The one host of other people's pictures that our pages may load from. */
const photoHost = "lh3.googleusercontent.com";
/** As long as a name may be that is typed. */
const maxName = 100;
const maxAddress = 1_000;

/** The name of a new account: the provider's, made fit for one line, or what stands before the @ of the address. */
export function profileName(name: string | null, email: string): string {
  const line = (name ?? "")
    .toWellFormed()
    .replaceAll(new RegExp(invisibleCharacter, "gu"), "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return cut(line) || cut(email.slice(0, email.indexOf("@")));
}

/** A photo's address, where our pages may show it. */
export function profilePhoto(picture: string | null): string | null {
  if (picture === null || picture.length > maxAddress || !URL.canParse(picture)) return null;
  const { protocol, host, username, password, href } = new URL(picture);
  const isOurs = protocol === "https:" && host === photoHost && username + password === "";
  return isOurs ? href : null;
}

/** Never through the middle of a character. */
const cut = (text: string): string =>
  text
    .slice(0, maxName)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();

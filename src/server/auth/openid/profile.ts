import { visibleLine } from "../../../shared/visible-text.ts";

const photoHost = "lh3.googleusercontent.com";
const maxName = 100;
const maxAddress = 1_000;

export function profileName(name: string | null, email: string): string {
  const line = visibleLine(name ?? "");
  return truncate(line) || truncate(email.slice(0, email.indexOf("@")));
}

export function profilePhoto(picture: string | null): string | null {
  if (picture === null || picture.length > maxAddress || !URL.canParse(picture)) return null;
  const { protocol, host, username, password, href } = new URL(picture);
  const isAllowed = protocol === "https:" && host === photoHost && username + password === "";
  return isAllowed ? href : null;
}

const truncate = (text: string): string =>
  text
    .slice(0, maxName)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();

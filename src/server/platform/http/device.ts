import Bowser from "bowser";

const maxUserAgent = 500;

export function describeDevice(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === "") return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgent));
  const parts = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return parts.length === 0 ? null : parts.join(" on ");
}

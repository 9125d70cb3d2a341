import { t } from "../../language/text.ts";

/** The server sends `Firefox on Windows`. */
export function deviceName(device: string | null): string {
  if (device === null) return t("Unknown device");
  const [browser, system] = device.split(" on ");
  return browser && system ? t("{browser} on {system}", { browser, system }) : device;
}

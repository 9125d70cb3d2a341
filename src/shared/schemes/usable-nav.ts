import type { DecimalText } from "../money.ts";
import { missing } from "../missing.ts";

const price = /^0*(\d{0,9})(?:\.(\d{0,12}))?$/;

/**
 * Reads a printed NAV: `10.` is 10, `10.50` is 10.5.
 * @returns null for zero, `N.A.` and any other text
 */
export function usableNav(text: string): DecimalText | null {
  const match = price.exec(text);
  if (match === null) return null;
  const whole = match[1] ?? missing();
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (whole === "" && fraction === "") return null;
  return fraction === "" ? whole : `${whole || "0"}.${fraction}`;
}

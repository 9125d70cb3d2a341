import { isIdcw, type Option } from "../schemes/plan-and-option.ts";

/** Why a scheme's NAV does not show what was earned; null where it does. */
export function incomparableOption(option: Option): "idcw" | "bonus" | null {
  if (isIdcw(option)) return "idcw";
  return option === "bonus" ? "bonus" : null;
}

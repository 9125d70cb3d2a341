import type { HolderKind } from "../../../shared/holders/holder.ts";
import type { PlainText } from "../../language/text.ts";

export const kindNames = {
  individual: "Individual",
  minor: "Minor",
  huf: "HUF",
  other: "Other|kind of person",
} as const satisfies Record<HolderKind, PlainText>;

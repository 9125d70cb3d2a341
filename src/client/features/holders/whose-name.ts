import { me, type Holder } from "../../../shared/holders/holder.ts";
import { ofEveryone } from "../../../shared/letters/letter-kinds.ts";
import { t } from "../../language/text.ts";

/** @param holders undefined while they load */
export function whoseName(whose: string, holders: readonly Holder[] | undefined): string {
  if (whose === ofEveryone) return t("Everyone");
  if (whose === me) return t("Me");
  if (holders === undefined) return "";
  return holders.find(({ id }) => id === whose)?.name ?? t("Somebody who was deleted");
}

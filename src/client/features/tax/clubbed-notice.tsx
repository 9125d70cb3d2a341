import { me, type Holder } from "../../../shared/holders/holder.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";

type ClubbedNoticeProps = { holder: string | undefined; holders: readonly Holder[] };

export function ClubbedNotice({ holder, holders }: ClubbedNoticeProps) {
  const clubbed = holders.filter(({ clubbedWith }) => clubbedWith === (holder ?? me));
  if (clubbed.length === 0) return null;
  return (
    <p className={look.note}>
      {t("With the funds of {names}, whose income is taxed with this person's.", {
        names: clubbed.map(({ name }) => name).join(", "),
      })}
    </p>
  );
}

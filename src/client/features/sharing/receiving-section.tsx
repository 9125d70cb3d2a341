import { Section } from "../../components/section.tsx";
import { t } from "../../language/text.ts";
import { EndedShares } from "./ended-shares.tsx";
import { PermissionSwitch } from "./permission-switch.tsx";
import { useSenders } from "./queries.ts";
import { SenderList } from "./sender-list.tsx";

export function ReceivingSection() {
  const { data: senders } = useSenders();
  return (
    <Section title={t("Receiving funds")}>
      <PermissionSwitch />
      {senders?.length === 0 ? <p>{t("Nobody shares funds with you")}</p> : <SenderList />}
      <EndedShares />
    </Section>
  );
}

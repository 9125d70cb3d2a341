import type { User } from "../../../../shared/auth/schema.ts";
import { Section } from "../../../components/section.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { t } from "../../../language/text.ts";
import { useEditMode } from "./edit-mode.ts";

export function EditModeSection({ user }: { user: User }) {
  const [isOn, setOn] = useEditMode(user.id);
  return (
    <Section title={t("Edit mode")}>
      <Switch
        label={t("Edit and delete funds")}
        hint={t(
          "When off, funds cannot be changed or deleted under Edit Funds on this device. Transactions, SIPs, imports and sharing are not affected, and you can always add funds.",
        )}
        checked={isOn}
        onChange={setOn}
      />
    </Section>
  );
}

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
        hint={t("When off, Edit Funds changes and deletes nothing on this device.")}
        checked={isOn}
        onChange={setOn}
      />
    </Section>
  );
}

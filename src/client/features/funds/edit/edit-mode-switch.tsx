import { Switch } from "../../../components/ui/switch.tsx";
import { t } from "../../../language/text.ts";
import { useEditMode } from "./edit-mode.ts";

/** Stands wherever edit mode is needed, so that nobody has to look for it. */
export function EditModeSwitch({ userId }: { userId: string }) {
  const [isOn, setOn] = useEditMode(userId);
  return (
    <Switch
      label={t("Edit and delete funds")}
      hint={t("When off, Edit Funds changes and deletes nothing on this device.")}
      checked={isOn}
      onChange={setOn}
    />
  );
}

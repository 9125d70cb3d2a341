import { useState } from "react";
import { Switch } from "../../components/ui/switch.tsx";
import { t } from "../../language/text.ts";
import { useMe } from "../session/queries.ts";
import { useSetPermission } from "./mutations.ts";

export function PermissionSwitch() {
  const { data } = useMe();
  const setPermission = useSetPermission();
  const [wanted, setWanted] = useState<boolean>();
  const change = (canShare: boolean) => {
    setWanted(canShare);
    // Of several quick presses only the last one's callback runs.
    setPermission.mutate({ canShare }, { onSettled: () => setWanted(undefined) });
  };
  return (
    <Switch
      label={t("Let others share funds with me")}
      hint={t(
        "People with an account can then find you by your name and e-mail address and share their funds with you. Funds that you have received stay if you switch this off.",
      )}
      checked={wanted ?? data?.user?.canShare === true}
      onChange={change}
    />
  );
}

import { useState } from "react";
import { Switch } from "../../components/ui/switch.tsx";
import { t } from "../../language/text.ts";
import { useMe } from "../auth/session/queries.ts";
import { useSetPermission } from "./mutations.ts";

export function PermissionSwitch() {
  const { data } = useMe();
  const setPermission = useSetPermission();
  const [wanted, setWanted] = useState<boolean>();
  const change = (canShare: boolean) => {
    setWanted(canShare);
    // After several quick presses, only the last one's callback runs.
    setPermission.mutate({ canShare }, { onSettled: () => setWanted(undefined) });
  };
  return (
    <Switch
      label={t("Let others share funds with me")}
      hint={t("Others find you by name or email address. What you have received stays when off.")}
      checked={wanted ?? data?.user?.canShare === true}
      onChange={change}
    />
  );
}

import { useState } from "react";
import { keptUpDays } from "../../../../shared/sharing/keep-up.ts";
import type { Recipient } from "../../../../shared/sharing/schema.ts";
import { TextButton } from "../../../components/text-button.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { formatNumber } from "../../../../shared/number-format.ts";
import { localDate } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { useKeepUp, useStopKeepUp } from "../mutations.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "../kept-up.module.css";

type KeepUpSwitchProps = { recipient: Recipient; onAdd: () => void };

/** Whether changes reach a recipient without the sender, and how many funds never do. */
export function KeepUpSwitch({ recipient, onAdd }: KeepUpSwitchProps) {
  const { id: recipientId, name, keepsUp, givenFunds, missingFunds } = recipient;
  const start = useKeepUp(recipient);
  const stop = useStopKeepUp(recipient);
  const [wanted, setWanted] = useState<boolean>();
  const change = (isOn: boolean) => {
    setWanted(isOn);
    (isOn ? start : stop).mutate({ recipientId }, { onSettled: () => setWanted(undefined) });
  };
  const counts = { missing: formatNumber(missingFunds), given: formatNumber(givenFunds) };
  return (
    <div className={layout.stack1}>
      <Switch
        label={t("Keep the copies of {name} up to date", { name })}
        hint={keepUpHint(recipient)}
        checked={wanted ?? keepsUp}
        onChange={change}
      />
      {missingFunds > 0 && (
        <p className={`${layout.wrap2} ${look.note} ${styles.line}`}>
          <span>{t("{missing} of {given} funds are not in it", counts)}</span>
          <TextButton aria-label={t("Add the missing funds for {name}", { name })} onClick={onAdd}>
            {t("Add them")}
          </TextButton>
        </p>
      )}
    </div>
  );
}

function keepUpHint({ keepsUp, updatedAt }: Recipient): string {
  const count = String(keptUpDays);
  if (!keepsUp)
    return t("What changes in these funds then reaches them the next day, without you.");
  return updatedAt === null
    ? t("Kept up to date. Pauses once you have not used Fundbook for {count} days.", { count })
    : t(
        "Kept up to date, last on {day}. Pauses once you have not used Fundbook for {count} days.",
        {
          day: localDate(updatedAt),
          count,
        },
      );
}

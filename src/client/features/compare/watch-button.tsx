import { Eye, EyeOff } from "lucide-react";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { useWatch } from "./watch.ts";

type WatchButtonProps = { code: string; title: string };

export function WatchButton({ code, title }: WatchButtonProps) {
  const { isWatched, watch, unwatch } = useWatch();
  const isOn = isWatched(code);
  const Icon = isOn ? EyeOff : Eye;
  const label = isOn
    ? t("Stop watching {scheme}", { scheme: title })
    : t("Watch {scheme}", { scheme: title });
  return (
    <button
      type="button"
      className={look.icon}
      aria-label={label}
      title={isOn ? t("Stop watching") : t("Watch")}
      onClick={() => (isOn ? unwatch(code) : watch(code))}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

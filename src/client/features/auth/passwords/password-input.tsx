import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { t } from "../../../language/text.ts";
import styles from "./password-input.module.css";

export function PasswordInput({ className = "", ...props }: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className={styles.group}>
      <input
        {...props}
        type={isShown ? "text" : "password"}
        className={`${className} ${styles.input}`}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={t("Show password")}
        aria-pressed={isShown}
        aria-controls={props.id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={18} aria-hidden />
      </button>
    </div>
  );
}

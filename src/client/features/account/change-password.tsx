import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { ChangePasswordForm, type PasswordOwner } from "./change-password-form.tsx";

/** A button that opens the fields; the focus goes into them, and back to the button after. */
export function ChangePassword(owner: PasswordOwner) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = (isShown: boolean, focused: string) => {
    flushSync(() => setIsOpen(isShown));
    placeRef.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  return (
    <div ref={placeRef}>
      {isOpen ? (
        <ChangePasswordForm {...owner} onClose={() => show(false, "button")} />
      ) : (
        <Button variant="quiet" onClick={() => show(true, "input[type=password]")}>
          {owner.hasPassword ? t("Change password") : t("Set a password")}
        </Button>
      )}
    </div>
  );
}

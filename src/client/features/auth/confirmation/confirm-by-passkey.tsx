import { KeyRound } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { useCeremony } from "../passkeys/use-ceremony.ts";

export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { start, isBusy } = useCeremony(
    ({ confirmOwner }, calls) => confirmOwner(calls),
    onConfirmed,
  );
  return (
    <Button variant="quiet" busy={isBusy} onClick={start}>
      <KeyRound size={18} aria-hidden />
      {isBusy ? t("Waiting for a passkey...") : t("Confirm with a passkey")}
    </Button>
  );
}

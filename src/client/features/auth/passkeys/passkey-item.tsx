import { KeyRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Passkey } from "../../../../shared/auth/passkeys/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { localDate, localMoment } from "../../../language/dates.ts";
import { Sentence } from "../../../language/sentence.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "../access-item.module.css";

const RenamePasskeyDialog = lazy(async () => ({
  default: (await import("./passkey-dialogs.tsx")).RenamePasskeyDialog,
}));
const RemovePasskeyDialog = lazy(async () => ({
  default: (await import("./passkey-dialogs.tsx")).RemovePasskeyDialog,
}));

type Open = "rename" | "remove" | null;

export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, usedAt, isBackedUp, otherHost } = passkey;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <li className={layout.entry}>
      <span className={styles.icon}>
        <KeyRound size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={layout.entryWords}>
        <p className={styles.device}>{name}</p>
        <p className={`${look.note} ${layout.wrap} ${styles.detail}`}>
          <span>
            <Sentence of="Added on {day}" values={{ day: <Day moment={createdAt} /> }} />
          </span>
          <span>
            {usedAt === null ? (
              t("Not used yet")
            ) : (
              <Sentence of="Last used on {day}" values={{ day: <Day moment={usedAt} /> }} />
            )}
          </span>
          {isBackedUp && <span>{t("Synced between devices")}</span>}
          {otherHost !== null && (
            <span>
              {t("Made for {host}, so it does not work at this address", { host: otherHost })}
            </span>
          )}
        </p>
      </div>
      <div className={layout.wrap2}>
        <Button
          variant="quiet"
          aria-label={t("Rename {name}", { name })}
          onClick={() => setOpen("rename")}
        >
          {t("Rename")}
        </Button>
        <Button
          variant="quiet"
          aria-label={t("Remove {name}", { name })}
          onClick={() => setOpen("remove")}
        >
          {t("Remove")}
        </Button>
      </div>
      <Suspense>
        {open === "rename" && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
        {open === "remove" && <RemovePasskeyDialog passkey={passkey} onClose={close} />}
      </Suspense>
    </li>
  );
}

const Day = ({ moment }: { moment: string }) => (
  <time dateTime={moment} title={localMoment(moment)}>
    {localDate(moment)}
  </time>
);

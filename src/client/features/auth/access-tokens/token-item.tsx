import { Workflow } from "lucide-react";
import { useState } from "react";
import type { AccessToken } from "../../../../shared/auth/access-tokens/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { localDate, localMoment } from "../../../language/dates.ts";
import { Sentence } from "../../../language/sentence.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "../access-item.module.css";
import { useRevokeToken } from "./token-mutations.ts";

export function TokenItem({ token }: { token: AccessToken }) {
  const { id, name, scope, createdAt, endsAt, lastUsedAt, assistant } = token;
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevokeToken();
  return (
    <li className={layout.entry}>
      <span className={styles.icon}>
        <Workflow size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={layout.entryWords}>
        <p className={styles.device}>{name}</p>
        <p className={`${look.note} ${layout.wrap} ${styles.detail}`}>
          <span>{scope === "import" ? t("Reads and adds imports") : t("Reads only")}</span>
          {assistant !== null && (
            <>
              <span>{t("Assistant at {host}", { host: assistant.host })}</span>
              {assistant.person !== null && <span>{t("One person's figures")}</span>}
            </>
          )}
          <span>
            <Sentence
              of="Made on {day}, works until {end}"
              values={{ day: <Day moment={createdAt} />, end: <Day moment={endsAt} /> }}
            />
          </span>
          <span>
            {lastUsedAt === null ? (
              t("Not used yet")
            ) : (
              <Sentence of="Last used on {day}" values={{ day: <Day moment={lastUsedAt} /> }} />
            )}
          </span>
        </p>
      </div>
      <Button
        variant="quiet"
        busy={revoke.isPending}
        aria-label={t("Revoke {name}", { name })}
        onClick={() => setIsAsking(true)}
      >
        {t("Revoke")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("Revoke {name}?", { name })}
          confirmLabel={t("Revoke")}
          isDestructive
          onConfirm={() => revoke.mutate({ id })}
          onClose={() => setIsAsking(false)}
        >
          {t("Programs that use it are refused from their next request on. This cannot be undone.")}
        </ConfirmDialog>
      )}
    </li>
  );
}

const Day = ({ moment }: { moment: string }) => (
  <time dateTime={moment} title={localMoment(moment)}>
    {localDate(moment)}
  </time>
);

import { lazy, Suspense, useState } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { localDate, localMoment } from "../../language/dates.ts";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import { ProviderLogo } from "../auth/openid/provider-logo.tsx";
import type { LinkedProvider } from "../auth/confirmation/queries.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./provider-section.module.css";

const UnlinkProviderDialog = lazy(async () => ({
  default: (await import("./unlink-provider-dialog.tsx")).UnlinkProviderDialog,
}));

type ProviderSectionProps = {
  user: User;
  provider: LinkedProvider;
  isOnlyWayIn: boolean;
};

export function ProviderSection(props: ProviderSectionProps) {
  const { user, provider, isOnlyWayIn } = props;
  const { id, name, linkedAt } = provider;
  const [isUnlinking, setIsUnlinking] = useState(false);
  return (
    <Section
      title={t("{provider} account", { provider: name })}
      text={
        isOnlyWayIn
          ? t("It is your only way to sign in. To unlink it, add another one first.")
          : t("You can sign in with it.")
      }
    >
      <div className={`${layout.wrap3} ${styles.identity}`}>
        <ProviderLogo id={id} />
        <div className={styles.words}>
          <p className={styles.email}>{user.email}</p>
          <p className={look.note}>
            <Sentence
              of="Linked on {day}"
              values={{
                day: (
                  <time dateTime={linkedAt} title={localMoment(linkedAt)}>
                    {localDate(linkedAt)}
                  </time>
                ),
              }}
            />
          </p>
        </div>
        {!isOnlyWayIn && (
          <Button variant="quiet" onClick={() => setIsUnlinking(true)}>
            {t("Unlink")}
          </Button>
        )}
      </div>
      <Suspense>
        {isUnlinking && (
          <UnlinkProviderDialog provider={provider} onClose={() => setIsUnlinking(false)} />
        )}
      </Suspense>
    </Section>
  );
}

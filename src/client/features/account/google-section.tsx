import { lazy, Suspense, useState } from "react";
import type { Security } from "../../../shared/account/schema.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { localDate, localMoment } from "../../language/dates.ts";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import { GoogleLogo } from "../google/google-logo.tsx";
import styles from "./google-section.module.css";

const UnlinkGoogleDialog = lazy(async () => ({
  default: (await import("./unlink-google-dialog.tsx")).UnlinkGoogleDialog,
}));

type GoogleSectionProps = {
  user: User;
  google: NonNullable<Security["google"]>;
  hasPassword: boolean;
};

export function GoogleSection({ user, google: { linkedAt }, hasPassword }: GoogleSectionProps) {
  const [isUnlinking, setIsUnlinking] = useState(false);
  return (
    <Section
      title={t("Google account")}
      text={
        hasPassword
          ? t("You can sign in with it or with your password.")
          : t("It is your only way to sign in. To unlink it, set a password first.")
      }
    >
      <div className={styles.identity}>
        <GoogleLogo />
        <div className={styles.words}>
          <p className={styles.email}>{user.email}</p>
          <p className={styles.since}>
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
        {hasPassword && (
          <Button variant="quiet" onClick={() => setIsUnlinking(true)}>
            {t("Unlink")}
          </Button>
        )}
      </div>
      <Suspense>
        {isUnlinking && <UnlinkGoogleDialog user={user} onClose={() => setIsUnlinking(false)} />}
      </Suspense>
    </Section>
  );
}

import { useLocation, useRouteContext, useRouter } from "@tanstack/react-router";
import type { Security } from "../../../../shared/account/schema.ts";
import type { User } from "../../../../shared/auth/schema.ts";
import { addressCodeIn } from "../../../../shared/auth/addresses/proof-link.ts";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { ConfirmByPasskey } from "../confirmation/confirm-by-passkey.tsx";
import { useSecurity } from "../confirmation/queries.ts";
import { hasPasskeys } from "../passkeys/support.ts";
import { useSignOut } from "../session/mutations.ts";
import { AddressProofSection } from "../addresses/address-section.tsx";
import styles from "./set-up-factor.module.css";
import { FactorSection } from "./factor-section.tsx";
import { PasskeysSection } from "../passkeys/passkeys-section.tsx";

/** Replaces every page until a session by password alone has shown the required second factor. */
export function SetUpFactor({ user }: { user: User }) {
  const signOut = useSignOut(user);
  const query = useSecurity();
  const { data, error } = query;
  return (
    <div className={`${layout.stack4} ${styles.steps}`}>
      {data !== undefined ? (
        <Steps user={user} security={data} />
      ) : error === null ? (
        <Skeleton width="100%" height="12rem" />
      ) : (
        <LoadFailure title={t("Your sign-in methods could not be loaded")} query={query} />
      )}
      <div>
        <Button variant="quiet" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t("Log out")}
        </Button>
      </div>
    </div>
  );
}

type StepsProps = { user: User; security: Security };

function Steps({ user, security }: StepsProps) {
  const opened = addressCodeIn(useLocation({ select: ({ hash }) => hash }));
  const enter = useEnter();
  if (security.addressProof === "unproven") {
    return (
      <AddressProofSection user={user} code={opened?.purpose === "prove" ? opened.code : null} />
    );
  }
  if (security.needsSecondFactor && security.hasPasskey) {
    return (
      <Section title={t("Passkeys")}>
        {hasPasskeys() && <ConfirmByPasskey onConfirmed={() => void enter()} />}
        <p className={look.note}>
          {t(
            "Use a passkey of this account, here or on the device that has it. If you have lost them all, ask the person who runs this Fundbook.",
          )}
        </p>
      </Section>
    );
  }
  return (
    <>
      {!security.needsSecondFactor && (
        <Button onClick={() => void enter()}>{t("Continue to your portfolio")}</Button>
      )}
      <PasskeysSection user={user} />
      <FactorSection user={user} security={security} />
    </>
  );
}

function useEnter() {
  const router = useRouter();
  const { api } = useRouteContext({ from: "__root__" });
  return async () => {
    await api.auth.me.invalidate();
    await router.invalidate();
  };
}

import { useEffect } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import { maxPasskeys } from "../../../../shared/auth/passkeys/max-passkeys.ts";
import type { Passkeys } from "../../../../shared/auth/passkeys/schema.ts";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";
import { hasPasskeys, loadCeremonies } from "./support.ts";
import { useCeremony } from "./use-ceremony.ts";
import look from "../../../styles/look.module.css";
import { useRefreshPasskeys } from "./passkey-mutations.ts";
import { PasskeyItem } from "./passkey-item.tsx";
import { usePasskeys } from "./queries.ts";

export function PasskeysSection({ user }: { user: User }) {
  if (user.demoUntil !== null) return null;
  return (
    <Section
      title={t("Passkeys")}
      text={t("Sign in with your fingerprint, your face or a PIN instead of a password.")}
    >
      <OwnPasskeys user={user} />
    </Section>
  );
}

function OwnPasskeys({ user }: { user: User }) {
  const query = usePasskeys();
  const { data, error } = query;
  if (data !== undefined) {
    return (
      <>
        {data.passkeys.length > 0 && <PasskeyList data={data} user={user} />}
        <AddPasskey data={data} />
      </>
    );
  }
  if (error === null) return <Skeleton width="9rem" height="var(--touch)" />;
  return <LoadFailure title={t("Your passkeys could not be loaded")} query={query} />;
}

function PasskeyList({ data, user }: { data: Passkeys; user: User }) {
  useEffect(() => {
    if (hasPasskeys()) void loadCeremonies().then((own) => own.signalPasskeys(data, user));
  }, [data, user]);
  return (
    <ul className={look.card}>
      {data.passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
}

function AddPasskey({ data }: { data: Passkeys }) {
  const refresh = useRefreshPasskeys();
  const { start, isBusy } = useCeremony(
    ({ add }, calls) => add(calls),
    async () => {
      notify.success(t("Passkey added"));
      await refresh();
    },
  );
  if (data.rpId === null) {
    return (
      <p className={look.note}>
        {t(
          "Passkeys are off here: they need an address with a name, over https or on localhost. The person who runs this Fundbook sets it as APP_URL.",
        )}
      </p>
    );
  }
  if (!hasPasskeys()) {
    return <p className={look.note}>{t("This browser has no passkeys.")}</p>;
  }
  if (data.passkeys.length >= maxPasskeys) {
    return (
      <p className={look.note}>{t("You have 20 passkeys, the most that an account can have.")}</p>
    );
  }
  return (
    <div>
      <Button variant="quiet" busy={isBusy} onClick={start}>
        {isBusy ? t("Waiting for a passkey...") : t("Add a passkey")}
      </Button>
    </div>
  );
}

import { lazy, Suspense, useState } from "react";
import type { Security } from "../../../../shared/account/schema.ts";
import type { User } from "../../../../shared/auth/schema.ts";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { localDate } from "../../../language/dates.ts";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import { useStartFactor } from "./factor-mutations.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";

const TurnOnDialog = lazy(async () => ({
  default: (await import("./turn-on-dialog.tsx")).TurnOnDialog,
}));
const NewCodesDialog = lazy(async () => ({
  default: (await import("./factor-dialogs.tsx")).NewCodesDialog,
}));
const TurnOffDialog = lazy(async () => ({
  default: (await import("./factor-dialogs.tsx")).TurnOffDialog,
}));

/** The secret of a factor that is being turned on, or the open question about one that is on. */
type Open = { secret: string } | "off" | "codes" | null;

type FactorSectionProps = { user: User; security: Security };

/** Only for accounts with a password, which the factor protects. */
export function FactorSection({ user, security }: FactorSectionProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { secondFactor } = security;
  return (
    <Section
      title={t("Second factor")}
      text={t("After your password, a code that an app on your phone shows.")}
    >
      {secondFactor === null ? (
        <Off security={security} onStarted={setOpen} />
      ) : (
        <>
          <p>
            {t("On since {day}.", { day: localDate(secondFactor.since) })}{" "}
            {counted(secondFactor.recoveryCodesLeft, {
              one: "{count} recovery code is left.",
              other: "{count} recovery codes are left.",
            })}
          </p>
          <div className={layout.wrap3}>
            <Button variant="quiet" onClick={() => setOpen("codes")}>
              {t("New recovery codes")}
            </Button>
            <Button variant="quiet" onClick={() => setOpen("off")}>
              {t("Turn off")}
            </Button>
          </div>
        </>
      )}
      <Suspense>
        {typeof open === "object" && open !== null && (
          <TurnOnDialog user={user} secret={open.secret} onClose={close} />
        )}
        {open === "codes" && <NewCodesDialog user={user} onClose={close} />}
        {open === "off" && <TurnOffDialog onClose={close} />}
      </Suspense>
    </Section>
  );
}

type OffProps = { security: Security; onStarted: (started: { secret: string }) => void };

function Off({ security, onStarted }: OffProps) {
  const start = useStartFactor();
  if (!security.hasSecretsKey) {
    return (
      <p className={look.note}>
        {t(
          "Second factors are off here: the person who runs this Fundbook has to set SECRETS_KEY.",
        )}
      </p>
    );
  }
  return (
    <div>
      <Button
        variant="quiet"
        busy={start.isPending}
        onClick={() => start.mutate(undefined, { onSuccess: onStarted })}
      >
        {t("Turn on a second factor")}
      </Button>
    </div>
  );
}

import { trpc } from "../../api/trpc.ts";
import { Button } from "../../components/ui/button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { localMoment } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";

/** For users without their phone, recovery codes and passkeys. */
export function LostFactor() {
  const ask = trpc.factor.reportLoss.useMutation();
  return (
    <Disclosure label={t("I have lost my phone, my recovery codes and my passkeys")}>
      <div className={layout.stack3}>
        <p className={look.note}>
          {t(
            "If your phone, your recovery codes and your passkeys are all gone, we mail you a link. It begins a wait of 72 hours, of which three mails tell you; then your password alone signs in. Signing in meanwhile, or any of these mails, cancels it.",
          )}
        </p>
        {ask.data === undefined ? (
          <Button variant="quiet" busy={ask.isPending} onClick={() => ask.mutate()}>
            {ask.isPending ? t("Sending...") : t("Send me the link")}
          </Button>
        ) : (
          <p role="status">{askedText(ask.data)}</p>
        )}
      </div>
    </Disclosure>
  );
}

const askedText = ({ endsAt }: { endsAt: string | null }): string =>
  endsAt === null
    ? t("A link was mailed to you. Open it in this browser within an hour.")
    : t("The wait has begun already. It ends on {moment}.", { moment: localMoment(endsAt) });

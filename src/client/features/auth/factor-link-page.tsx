import { useRouteContext, useRouter } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../components/ui/button.tsx";
import { notify } from "../../components/ui/feedback/notify.ts";
import { localMoment } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { AuthPage } from "./auth-page.tsx";

/** Opened by a mail about a lost second factor. Acts only on a click, because mail programs open links. */
export function LostFactorPage({ code }: { code: string }) {
  const confirm = trpc.factor.confirmLoss.useMutation();
  if (confirm.data !== undefined) {
    const moment = localMoment(confirm.data.endsAt);
    return (
      <AuthPage
        title={t("The wait has begun")}
        text={t(
          "It ends on {moment}. Then sign in with your password alone. Three mails tell you of it.",
          { moment },
        )}
        other={null}
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("Turn off a lost second factor")}
      text={t(
        "After 72 hours the second factor of your account is off, and every device is signed out. Your password alone signs in then. Begin only if your phone, your recovery codes and your passkeys are gone.",
      )}
      other={null}
    >
      <Button busy={confirm.isPending} onClick={() => confirm.mutate({ code })}>
        {t("Begin the wait")}
      </Button>
    </AuthPage>
  );
}

export function KeepFactorPage({ code }: { code: string }) {
  const router = useRouter();
  const { api } = useRouteContext({ from: "__root__" });
  const cancel = trpc.factor.cancelLossByLink.useMutation({
    onSuccess: async () => {
      notify.success(t("Your second factor stays on. Now change your password."));
      void api.auth.me.invalidate();
      await router.navigate({ to: "/login", replace: true });
    },
  });
  return (
    <AuthPage
      title={t("Keep the second factor")}
      text={t("This ends the wait after which your password alone would sign in.")}
      other={null}
    >
      <Button busy={cancel.isPending} onClick={() => cancel.mutate({ code })}>
        {t("Keep it")}
      </Button>
    </AuthPage>
  );
}

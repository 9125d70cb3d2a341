import { useRouter } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../components/ui/button.tsx";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { AuthPage } from "./auth-page.tsx";

/** Acts only on a click, because mail programs open links. */
export function WayBackPage({ code }: { code: string }) {
  const router = useRouter();
  const revert = trpc.email.revert.useMutation({
    onSuccess: async ({ resetCode }) => {
      notify.success(t("Your account has this address again."));
      await (resetCode === null
        ? router.navigate({ to: "/login", replace: true })
        : router.navigate({
            to: "/new-password",
            search: {},
            state: { mailedCode: resetCode },
            replace: true,
          }));
    },
  });
  return (
    <AuthPage
      title={t("Take your address back")}
      text={t(
        "Your account gets this email address again. What was added since it was changed, or in the week before, is removed, and every device is signed out. Then you set a new password.",
      )}
      other={null}
    >
      <Button busy={revert.isPending} onClick={() => revert.mutate({ code })}>
        {t("Take it back")}
      </Button>
    </AuthPage>
  );
}

import { useRouter } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../components/ui/button.tsx";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { AuthPage } from "./auth-page.tsx";

/** Opened by a mail after a right password on a new device. Acts only on a click, because mail programs open links. */
export function DeviceLinkPage({ code }: { code: string }) {
  const router = useRouter();
  const trust = trpc.auth.trustDevice.useMutation({
    onSuccess: async () => {
      notify.success(t("This device may sign in now. Enter your password again."));
      await router.navigate({ to: "/login", replace: true });
    },
  });
  return (
    <AuthPage
      title={t("Sign in on this device")}
      text={t(
        "Too many wrong passwords were tried for your address elsewhere. Go on if it was you who just signed in, on this device.",
      )}
      other={null}
    >
      <Button busy={trust.isPending} onClick={() => trust.mutate({ code })}>
        {t("This is my device")}
      </Button>
    </AuthPage>
  );
}

import { useRouteContext } from "@tanstack/react-router";
import { trpc } from "../../../api/trpc.ts";
import textButton from "../../../components/text-button.module.css";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { localMoment } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import styles from "../session/page-notice.module.css";

/** Shown on every page of every signed-in device. */
export function LossNotice({ endsAt }: { endsAt: string }) {
  const { api } = useRouteContext({ from: "__root__" });
  const keep = trpc.factor.cancelLoss.useMutation({
    onSuccess: async () => {
      notify.success(t("Your second factor stays on. Now change your password."));
      await api.auth.me.invalidate();
    },
  });
  return (
    <div className={styles.place}>
      <Notice>
        {t(
          "Somebody with your password says that your second factor is lost. It ends on {moment}.",
          { moment: localMoment(endsAt) },
        )}{" "}
        <button
          type="button"
          className={`${textButton.button} ${styles.action}`}
          disabled={keep.isPending}
          onClick={() => keep.mutate()}
        >
          {t("Keep the second factor")}
        </button>
      </Notice>
    </div>
  );
}

import type { User } from "../../../../shared/auth/schema.ts";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { localMoment } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import textButton from "../../../components/text-button.module.css";
import styles from "./page-notice.module.css";
import { useAskedSignOut } from "./use-asked-sign-out.tsx";

export const DemoNotice = ({ user }: { user: User }) =>
  user.demoUntil !== null && <DemoUntil user={user} demoUntil={user.demoUntil} />;

function DemoUntil({ user, demoUntil }: { user: User; demoUntil: string }) {
  const { button, dialog } = useAskedSignOut(user, "/register");
  return (
    <div className={styles.place}>
      <Notice>
        {t("Demo account until {moment}.", {
          moment: localMoment(demoUntil),
        })}{" "}
        <button type="button" className={`${textButton.button} ${styles.action}`} {...button}>
          {t("Sign up for an account of your own")}
        </button>
      </Notice>
      {dialog}
    </div>
  );
}

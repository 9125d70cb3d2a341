import { Link, Outlet } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { lazy, Suspense } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { Brand } from "../../components/ui/brand.tsx";
import { useRestoredFocus } from "../../components/ui/dialog/restore-focus.ts";
import { t } from "../../language/text.ts";
import { OfflineBanner } from "../offline/offline-banner.tsx";
import { useMe } from "../auth/session/queries.ts";
import { useAskedSignOut } from "../auth/session/use-asked-sign-out.tsx";
import look from "../../styles/look.module.css";
import styles from "./app-shell.module.css";
import { MainLinks } from "./main-links.tsx";

const LossNotice = lazy(async () => ({
  default: (await import("../auth/second-factor/loss-notice.tsx")).LossNotice,
}));

export function AppShell({ user }: { user: User }) {
  const { button, dialog } = useAskedSignOut(user);
  useRestoredFocus();
  const factorEndsAt = useMe().data?.factorEndsAt ?? null;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t("Skip to content")}
      </a>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <Link to="/" className={styles.home} aria-label="Fundbook" activeProps={{}}>
            <Brand />
          </Link>
          <MainLinks place="bar" />
          <button type="button" className={`${look.label} ${styles.signOut}`} {...button}>
            <LogOut size={18} aria-hidden />
            {t("Log out")}
          </button>
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {factorEndsAt !== null && (
          <Suspense>
            <LossNotice endsAt={factorEndsAt} />
          </Suspense>
        )}
        <Outlet />
        <OfflineBanner />
      </main>
      <MainLinks place="tabs" />
      {dialog}
    </div>
  );
}

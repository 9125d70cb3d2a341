import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { me } from "../../../shared/holders/holder.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { Section } from "../../components/section.tsx";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { PersonField } from "../holders/person-field.tsx";
import { t } from "../../language/text.ts";
import { useHolders } from "../holders/queries.ts";
import layout from "../../styles/layout.module.css";
import styles from "./data-section.module.css";

const DeleteAccountDialog = lazy(async () => ({
  default: (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
}));

export function DataSection({ user }: { user: User }) {
  const { data: holders = [] } = useHolders();
  const [holder, setHolder] = useState("");
  const of = holders.length > 0 && holder !== "" ? `?holder=${holder}` : "";
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Section title={t("Your data")} text={t("Download your data or delete your account.")}>
      <div className={`${layout.wrap3} ${styles.downloads}`}>
        <a href="/api/account/data.json" download className={buttonClass("quiet")}>
          <Download size={18} aria-hidden />
          {t("Download my data (JSON)")}
        </a>
      </div>
      {holders.length > 0 && (
        <div className={styles.whose}>
          <PersonField
            label={t("Person")}
            error={null}
            first={[
              ["", t("Everyone")],
              [me, t("Me")],
            ]}
            people={holders}
            value={holder}
            onChoose={setHolder}
          />
        </div>
      )}
      <div className={`${layout.wrap3} ${styles.downloads}`}>
        <a href={`/api/account/funds.csv${of}`} download className={buttonClass("quiet")}>
          <Download size={18} aria-hidden />
          {t("Download my funds (CSV)")}
        </a>
        <a href={`/api/account/transactions.csv${of}`} download className={buttonClass("quiet")}>
          <Download size={18} aria-hidden />
          {t("Download my transactions (CSV)")}
        </a>
        <a
          href={`/api/account/portfolio-performance.csv${of}`}
          download
          className={buttonClass("quiet")}
        >
          <Download size={18} aria-hidden />
          {t("For Portfolio Performance (CSV)")}
        </a>
        <a href={`/api/account/ghostfolio.json${of}`} download className={buttonClass("quiet")}>
          <Download size={18} aria-hidden />
          {t("For Ghostfolio (JSON)")}
        </a>
      </div>
      <Button variant="quiet" className={styles.delete} onClick={() => setIsDeleting(true)}>
        {t("Delete my account")}
      </Button>
      <Suspense>
        {isDeleting && <DeleteAccountDialog user={user} onClose={() => setIsDeleting(false)} />}
      </Suspense>
    </Section>
  );
}

import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "../import-page.module.css";
import { InstallHint } from "./install-hint.tsx";
import { LetterHint } from "./letter-hint.tsx";
import { PortfolioNow } from "./portfolio-now.tsx";

type AfterImportProps = {
  /** Whether the import has printed balances, which can be compared with the records. */
  hasBalances: boolean;
  onImportAnother: () => void;
};

/** The portfolio after a saved import, and where to go from here. */
export const AfterImport = ({ hasBalances, onImportAnother }: AfterImportProps) => (
  <>
    <PortfolioNow />
    <div className={`${layout.wrap3} ${styles.actions}`}>
      <Link to="/" className={buttonClass()}>
        {t("See your portfolio")}
      </Link>
      {hasBalances && (
        <Link to="/funds/reconcile" className={buttonClass("quiet")}>
          {t("Match with a statement")}
        </Link>
      )}
      <Button variant="quiet" onClick={onImportAnother}>
        {t("Import another file")}
      </Button>
    </div>
    <LetterHint />
    <InstallHint />
  </>
);

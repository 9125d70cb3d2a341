import { Link } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { buttonClass } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";

type FundMenuProps = {
  /** The fund, and whose tax it is in; null where its tax is not known. */
  taxSearch: { fund: string; holder?: string } | null;
  isHeld: boolean;
  changes: ReactNode;
  onClose: () => void;
};

export const FundMenu = ({ taxSearch, isHeld, changes, onClose }: FundMenuProps) => (
  <Dialog title={t("More")} closeButton isSheet onClose={onClose}>
    <div className={layout.stack2}>
      {isHeld && taxSearch !== null && (
        <Link to="/tax/sell" search={taxSearch} className={buttonClass("quiet")}>
          {t("Before selling")}
        </Link>
      )}
      {taxSearch !== null && (
        <Link to="/tax" search={taxSearch} className={buttonClass("quiet")}>
          {t("Tax")}
        </Link>
      )}
      <Suspense fallback={<Skeleton width="100%" height="5.5rem" />}>{changes}</Suspense>
    </div>
  </Dialog>
);

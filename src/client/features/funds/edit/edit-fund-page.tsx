import { Link, useCanGoBack, useNavigate, useRouter } from "@tanstack/react-router";
import { FileX2, Lock } from "lucide-react";
import { useEffect } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import { othersOfFolio } from "../../../../shared/funds/folio.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { namedTitle } from "../../../components/page-head.ts";
import { buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import { SampleNavs } from "../../schemes/sample-navs.tsx";
import { useFunds } from "../queries.ts";
import { EditFundForm } from "./edit-fund-form.tsx";
import { editModeRequired, useEditMode } from "./edit-mode.ts";
import styles from "../form/fund-form.module.css";
import layout from "../../../styles/layout.module.css";
import own from "./edit-fund-page.module.css";

const FundFormSkeleton = () => (
  <div
    className={`${layout.stack4} ${styles.form}`}
    role="status"
    aria-label={t("Loading your fund")}
  >
    <div className={`${layout.column3} ${styles.fields}`} aria-hidden>
      <FieldShape />
      <div className={styles.pair}>
        <FieldShape />
        <FieldShape />
      </div>
      <div className={styles.pair}>
        <FieldShape />
        <FieldShape />
      </div>
    </div>
  </div>
);

const FieldShape = () => (
  <div className={`${layout.column} ${own.field}`}>
    <Skeleton width="6rem" />
    <Skeleton width="100%" height="2.75rem" />
  </div>
);

export function EditFundPage({ user, fundId }: { user: User; fundId: string }) {
  const leave = useReturnToList();
  const [isEditMode] = useEditMode(user.id);
  return (
    <Page
      title={t("Edit Fund")}
      back="/funds/edit-funds"
      onBack={leave}
      width="narrow"
      aside={<SampleNavs />}
    >
      {isEditMode ? (
        <FundToEdit userId={user.id} fundId={fundId} onDone={leave} />
      ) : (
        <EditModeIsOff />
      )}
    </Page>
  );
}

type FundToEditProps = { userId: string; fundId: string; onDone: () => void };

function FundToEdit({ userId, fundId, onDone }: FundToEditProps) {
  const query = useFunds();
  const { fundList, error } = query;
  if (fundList === undefined) {
    return error === null ? (
      <FundFormSkeleton />
    ) : (
      <LoadFailure title={t("Your fund could not be loaded")} query={query} />
    );
  }
  const fund = fundList.funds.find(({ id }) => id === fundId);
  return (
    <>
      {fund !== undefined && <title>{namedTitle(schemeTitle(fund.schemeName), "Edit Fund")}</title>}
      {fund === undefined ? (
        <NoSuchFund />
      ) : (
        <EditFundForm
          userId={userId}
          fund={fund}
          othersInFolio={othersOfFolio(fundList.funds, fund).length}
          onDone={onDone}
        />
      )}
    </>
  );
}

function useReturnToList() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return () =>
    canGoBack ? router.history.back() : void navigate({ to: "/funds/edit-funds", replace: true });
}

function EditModeIsOff() {
  useEffect(() => notify.warning(t(editModeRequired.edit), "edit-mode"), []);
  return (
    <EmptyState icon={Lock} title={t("Edit mode is off")} text={t(editModeRequired.edit)}>
      <Link to="/account" className={buttonClass()}>
        {t("Account settings")}
      </Link>
    </EmptyState>
  );
}

const NoSuchFund = () => (
  <EmptyState
    icon={FileX2}
    title={t("Fund not found")}
    text={t("You have no such fund. It may have been deleted.")}
  >
    <Link to="/funds/edit-funds" className={buttonClass()}>
      {t("Edit Funds")}
    </Link>
  </EmptyState>
);

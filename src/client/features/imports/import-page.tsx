import { Link, useNavigate } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { IsoDate } from "../../../shared/dates.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { isTransient } from "../../api/failure.ts";
import type { DraftKey } from "../../components/form/stored-draft.ts";
import { LoadFailure, type FailedQuery } from "../../components/load-failure.tsx";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { Info } from "../../components/ui/info.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import { DropZone } from "./read/drop-zone.tsx";
import look from "../../styles/look.module.css";
import layout from "../../styles/layout.module.css";
import styles from "./import-page.module.css";
import { AfterImport } from "./commit/after-import.tsx";
import { PastImports } from "./commit/past-imports.tsx";
import { ReadingStep } from "./read/reading-step.tsx";
import { SampleStatement } from "./read/sample-statement.tsx";
import { UnreadFiles } from "./read/unread-files.tsx";
import { ComparisonProgress } from "./progress.tsx";
import { SavingStep } from "./commit/saving-step.tsx";
import { SharedFileQuestions } from "./kept/shared-file-questions.tsx";
import { useKeptImport } from "./kept/use-kept-import.ts";
import type { ReadStatement } from "./read/file-queue.ts";
import { loadCheck, useImport, useStepFocus } from "./use-import.ts";

const StatementsCheck = lazy(async () => ({ default: (await loadCheck()).StatementsCheck }));

const MailedStatement = lazy(async () => ({
  default: (await import("../inbox/mailed-statement.tsx")).MailedStatement,
}));

const FoundSips = lazy(async () => ({
  default: (await import("./commit/found-sips.tsx")).FoundSips,
}));

type ImportPageProps = {
  user: User;
  /** Whether another app shared a file before the service worker could take it. */
  hasMissedShare: boolean;
  /** The statement that came by mail and is to be read. */
  inboxId: string | null;
};

export function ImportPage({ user, ...asked }: ImportPageProps) {
  const draftKey = { userId: user.id, form: "import", version: "" };
  const kept = useKeptImport(draftKey);
  return (
    <Page title={t("Import statements")} back="/funds" aside={<SampleNavs />}>
      <Suspense fallback={<ComparisonProgress />}>
        <Imports user={user} draftKey={draftKey} kept={kept} {...asked} />
      </Suspense>
    </Page>
  );
}

type ImportsProps = ImportPageProps & {
  draftKey: DraftKey;
  kept: ReturnType<typeof useKeptImport>;
};

function Imports({ user, draftKey, kept, hasMissedShare, inboxId }: ImportsProps) {
  const ongoing = useImport(user.id, draftKey, kept);
  const { recorded, files, commit, incoming, step, startAgain } = ongoing;
  const [hasNothingNew, setHasNothingNew] = useState(false);
  const navigate = useNavigate();
  const stepRef = useRef<HTMLDivElement>(null);
  useStepFocus(stepRef, commit.sent?.step ?? step);
  const received = (
    <>
      {inboxId !== null && (
        <Suspense>
          <MailedStatement
            id={inboxId}
            isRead={ongoing.isRead}
            hasNothingNew={hasNothingNew}
            onFile={(file, of) => void ongoing.addMailed(file, of)}
            onPutAway={() => {
              ongoing.leaveOut(inboxId);
              void navigate({ to: "/funds/import", replace: true });
            }}
          />
        </Suspense>
      )}
      <SharedFileQuestions asked={incoming.asked} onAnswer={incoming.answer} />
      <UnreadFiles unread={files.unread} />
      <ReadingStep userId={user.id} files={files} />
    </>
  );
  return (
    <div
      ref={stepRef}
      className={`${layout.column} ${styles.step}`}
      role="group"
      aria-label={t("Import statements")}
      tabIndex={-1}
    >
      {recorded.failure !== null ? (
        <>
          <NotLoaded query={recorded.failure} isWaiting={step === "check"} />
          {received}
        </>
      ) : commit.sent !== null ? (
        <SavingStep sent={commit.sent} onResume={commit.resume} onStartAgain={startAgain}>
          <Suspense>
            <FoundSips
              userId={user.id}
              funds={recorded.fundList?.funds ?? []}
              transactions={recorded.ledgers.data?.transactions ?? []}
              statementEnd={endOf(files.statements)}
            />
          </Suspense>
        </SavingStep>
      ) : (
        <>
          <p className={`${layout.row3} ${styles.promise}`}>
            <ShieldCheck size={20} aria-hidden />
            <span>
              {inboxId === null
                ? t("The file stays on your device. Only what you confirm is sent.")
                : t("The file is opened on your device, and its password stays there.")}{" "}
              <Info name={t("The upload")}>
                {t("The transactions that you confirm, and what the file prints as held.")}
              </Info>
            </span>
          </p>
          {received}
          {step === "idle" && (
            <FirstStep user={user} hasMissedShare={hasMissedShare} onFiles={ongoing.addFiles} />
          )}
          {step === "check" && (
            <Check draftKey={draftKey} ongoing={ongoing} onNothingNew={setHasNothingNew} />
          )}
        </>
      )}
      {commit.sent?.step === "saved" && (
        <AfterImport hasBalances={commit.sent.result.balances > 0} onImportAnother={startAgain} />
      )}
    </div>
  );
}

type OngoingImport = ReturnType<typeof useImport>;

const NotLoaded = ({ query, isWaiting }: { query: FailedQuery; isWaiting: boolean }) => (
  <>
    <LoadFailure title={t("Your transactions could not be loaded")} query={query} />
    {isWaiting && isTransient(query.error) && (
      <p role="status">
        {t(
          "Fundbook cannot be reached, and what is recorded is not on this device. What was read waits here until you are online.",
        )}
      </p>
    )}
  </>
);

type FirstStepProps = Omit<ImportPageProps, "inboxId"> & { onFiles: OngoingImport["addFiles"] };

const FirstStep = ({ user, hasMissedShare, onFiles }: FirstStepProps) => (
  <>
    {hasMissedShare && (
      <Notice>{t("What you shared did not arrive as a whole. Choose the files here.")}</Notice>
    )}
    <DropZone onFiles={(chosen) => void onFiles(chosen)} />
    <SampleStatement user={user} />
    <div>
      <Link to="/funds/reconcile" className={buttonClass("quiet")}>
        {t("Match with a statement")}
      </Link>
    </div>
    <PastImports />
  </>
);

type CheckProps = {
  draftKey: DraftKey;
  ongoing: OngoingImport;
  onNothingNew: (isNothingNew: boolean) => void;
};

const Check = ({
  draftKey,
  ongoing: { recorded, files, ...ongoing },
  onNothingNew,
}: CheckProps) => (
  <>
    {ongoing.isRestored && (
      <p className={look.soft} role="status">
        {t("Here is the import that you have not finished.")}
      </p>
    )}
    <Suspense fallback={<ComparisonProgress />}>
      <StatementsCheck
        draftKey={draftKey}
        statements={files.statements}
        funds={recorded.fundList?.funds}
        ledgers={recorded.ledgers.data}
        onChangeColumns={files.changeColumns}
        onConfirm={ongoing.confirm}
        onNothingNew={onNothingNew}
      >
        <Button variant="quiet" onClick={ongoing.startAgain}>
          {t("Start again")}
        </Button>
      </StatementsCheck>
    </Suspense>
  </>
);

const endOf = (statements: readonly ReadStatement[]): IsoDate | null =>
  statements
    .flatMap(({ statement: { to } }) => to ?? [])
    .toSorted()
    .at(-1) ?? null;

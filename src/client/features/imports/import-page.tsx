import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import type { IsoDate } from "../../../shared/dates.ts";
import type { User } from "../../../shared/auth/schema.ts";
import type { ImportInputs } from "../../../shared/imports/commit/send-import.ts";
import { isTransient } from "../../api/failure.ts";
import { deleteKeptImport } from "../../browser/kept-on-device.ts";
import { clearStoredDraft, type DraftKey } from "../../components/form/stored-draft.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { notify } from "../../components/ui/feedback/notify.ts";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { useFunds } from "../funds/queries.ts";
import { keepImportReaders } from "../offline/service-worker.ts";
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
import { useRecordedLedgers } from "./queries.ts";
import { ComparisonProgress } from "./progress.tsx";
import { SavingStep } from "./commit/saving-step.tsx";
import { useCommit } from "./commit/use-commit.ts";
import { SharedFileQuestions } from "./kept/shared-file-questions.tsx";
import { putAway } from "./kept/shared-files.ts";
import { useIncomingFiles } from "./kept/use-incoming-files.ts";
import { useKeptImport, useKeptStatements, useRestored } from "./kept/use-kept-import.ts";
import { useFiles, type ReadStatement } from "./read/use-files.ts";

const loadCheck = () => import("./propose/statements-check.tsx");
const StatementsCheck = lazy(async () => ({ default: (await loadCheck()).StatementsCheck }));

const FoundSips = lazy(async () => ({
  default: (await import("./commit/found-sips.tsx")).FoundSips,
}));

type ImportPageProps = {
  user: User;
  /** Whether another app shared a file before the service worker could take it. */
  hasMissedShare: boolean;
};

export function ImportPage({ user, hasMissedShare }: ImportPageProps) {
  const draftKey = { userId: user.id, form: "import", version: "" };
  const kept = useKeptImport(draftKey);
  return (
    <Page title={t("Import statements")} back="/funds" aside={<SampleNavs />}>
      <Suspense fallback={<ComparisonProgress />}>
        <Imports user={user} draftKey={draftKey} kept={kept} hasMissedShare={hasMissedShare} />
      </Suspense>
    </Page>
  );
}

type ImportsProps = ImportPageProps & {
  draftKey: DraftKey;
  kept: ReturnType<typeof useKeptImport>;
};

function Imports({ user, draftKey, kept, hasMissedShare }: ImportsProps) {
  const userId = user.id;
  const { fundList, error, isFetching, refetch } = useFunds();
  const ledgers = useRecordedLedgers();
  const restored = useRestored(kept);
  const files = useFiles(restored, (left) => void putAway(left));
  const forget = () => {
    clearStoredDraft(draftKey);
    deleteKeptImport();
    void putAway(files.statements.map(({ file }) => file));
  };
  const commit = useCommit(forget);
  const { statements, reading } = files;
  const isIdle = reading.step === "idle";
  const isEmpty = isIdle && statements.length === 0;
  const stepRef = useRef<HTMLDivElement>(null);
  const step = isIdle && !isEmpty ? "check" : reading.step;
  useStepFocus(stepRef, commit.sent?.step ?? step);
  const addFiles = async (chosen: readonly File[]) => {
    // Loaded before the files are read, which leaves no time for it. If it fails, it is tried again afterwards.
    await loadCheck().catch(() => {});
    files.add(chosen);
  };
  const startAgain = () => {
    forget();
    files.reset();
    commit.reset();
  };
  const confirm = useConfirm(ledgers, commit.start, refetch);
  useKeptStatements(userId, statements);
  useEffect(keepImportReaders, []);
  const incoming = useIncomingFiles(userId, (received) => void addFiles(received));
  const failure = error ?? ledgers.error;
  const received = (
    <>
      <SharedFileQuestions asked={incoming.asked} onAnswer={incoming.answer} />
      <UnreadFiles unread={files.unread} />
      <ReadingStep userId={userId} files={files} />
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
      {failure !== null && (fundList === undefined || ledgers.data === undefined) ? (
        <>
          <LoadFailure
            title={t("Your transactions could not be loaded")}
            error={failure}
            isRetrying={isFetching || ledgers.isFetching}
            onRetry={() => {
              refetch();
              void ledgers.refetch();
            }}
          />
          {!isEmpty && isIdle && isTransient(failure) && (
            <p role="status">
              {t(
                "Fundbook cannot be reached, and what is recorded is not on this device. What was read waits here until you are online.",
              )}
            </p>
          )}
          {received}
        </>
      ) : commit.sent !== null ? (
        <SavingStep sent={commit.sent} onResume={commit.resume} onStartAgain={startAgain}>
          <Suspense>
            <FoundSips
              userId={userId}
              funds={fundList?.funds ?? []}
              transactions={ledgers.data?.transactions ?? []}
              statementEnd={endOf(statements)}
            />
          </Suspense>
        </SavingStep>
      ) : (
        <>
          <p className={`${layout.row3} ${styles.promise}`}>
            <ShieldCheck size={20} aria-hidden />
            {t(
              "This file stays on your device. Only what you confirm is sent: transactions, and what the file prints as held.",
            )}
          </p>
          {received}
          {isEmpty && hasMissedShare && (
            <Notice>
              {t("What you shared did not arrive as a whole. Choose the files here.")}
            </Notice>
          )}
          {isEmpty && <DropZone onFiles={(chosen) => void addFiles(chosen)} />}
          {isEmpty && <SampleStatement user={user} />}
          {isIdle && restored.length > 0 && statements === restored && (
            <p className={look.soft} role="status">
              {t("Here is the import that you have not finished.")}
            </p>
          )}
          {isIdle && !isEmpty && (
            <Suspense fallback={<ComparisonProgress />}>
              <StatementsCheck
                draftKey={draftKey}
                statements={statements}
                funds={fundList?.funds}
                ledgers={ledgers.data}
                onChangeColumns={files.changeColumns}
                onConfirm={(inputs) => void confirm(inputs)}
              >
                <Button variant="quiet" onClick={startAgain}>
                  {t("Start again")}
                </Button>
              </StatementsCheck>
            </Suspense>
          )}
          {isEmpty && (
            <div>
              <Link to="/funds/reconcile" className={buttonClass("quiet")}>
                {t("Do my books agree?")}
              </Link>
            </div>
          )}
          {isEmpty && <PastImports />}
        </>
      )}
      {commit.sent?.step === "saved" && (
        <AfterImport hasBalances={commit.sent.result.balances > 0} onImportAnother={startAgain} />
      )}
    </div>
  );
}

/** Sends what was confirmed, unless another tab has recorded something meanwhile: then the file is compared again. */
function useConfirm(
  ledgers: ReturnType<typeof useRecordedLedgers>,
  send: (inputs: ImportInputs) => void,
  compareAgain: () => void,
) {
  const [isAsking, setIsAsking] = useState(false);
  return async (inputs: ImportInputs): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    const haveChanged = await ledgers.haveChanged().finally(() => setIsAsking(false));
    if (!haveChanged) return send(inputs);
    compareAgain();
    notify.warning(t("Your funds have changed meanwhile. Check once more."), "import-changed");
  };
}

/** Moves the focus to the next step when the focused element has gone with the last one. */
function useStepFocus(nextStepRef: RefObject<HTMLElement | null>, step: string): void {
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (document.activeElement === document.body) nextStepRef.current?.focus();
  }, [nextStepRef, step]);
}

const endOf = (statements: readonly ReadStatement[]): IsoDate | null =>
  statements
    .flatMap(({ statement: { to } }) => to ?? [])
    .toSorted()
    .at(-1) ?? null;

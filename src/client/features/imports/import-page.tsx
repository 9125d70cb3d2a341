import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { StatementScheme } from "../../../shared/imports/statement.ts";
import type { Choice } from "../../../shared/imports/plan-statement.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { useHoldings } from "../holdings/queries.ts";
import { SampleNavsNotice } from "../schemes/sample-navs-notice.tsx";
import { CheckStep } from "./check-step.tsx";
import { ColumnMapper } from "./column-mapper.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FilePassword } from "./file-password.tsx";
import styles from "./import-page.module.css";
import { PastImports } from "./past-imports.tsx";
import { problemText } from "./problem-text.ts";
import { useRecordedLedgers } from "./queries.ts";
import { ReadingProgress } from "./reading-progress.tsx";
import { SavingStep } from "./saving-step.tsx";
import { useCommit } from "./use-commit.ts";
import { useFiles } from "./use-files.ts";
import { usePlan, type Choices } from "./use-plan.ts";

const noChoices: Choices = new Map();

/** Drop, check, confirm. */
export function ImportPage() {
  const { holdings, source, error, isFetching, refetch } = useHoldings();
  const ledgers = useRecordedLedgers();
  const files = useFiles();
  const [choices, setChoices] = useState(noChoices);
  const commit = useCommit();
  const { statements, unread, reading } = files;
  const { planned, isCurrent } = usePlan(statements, holdings?.funds, ledgers.data, choices);
  const choose = (chosen: readonly StatementScheme[], choice: Partial<Choice>) =>
    setChoices((all) => {
      const next = new Map(all);
      for (const scheme of chosen) next.set(scheme, { ...all.get(scheme), ...choice });
      return next;
    });
  const startAgain = () => {
    files.reset();
    commit.reset();
    setChoices(noChoices);
  };
  const failure = error ?? ledgers.error;
  const isIdle = reading.step === "idle";

  return (
    <Page title={t("Import statements")} back="/funds">
      <SampleNavsNotice source={source} />
      {failure !== null && (holdings === undefined || ledgers.data === undefined) ? (
        <LoadFailure
          title={t("Your transactions could not be loaded")}
          error={failure}
          isRetrying={isFetching || ledgers.isFetching}
          onRetry={() => {
            refetch();
            void ledgers.refetch();
          }}
        />
      ) : commit.saving.step !== "ready" ? (
        <SavingStep
          saving={commit.saving}
          result={commit.result}
          onGoOn={() => void commit.goOn()}
          onStartAgain={startAgain}
        />
      ) : (
        <>
          <p className={styles.promise}>
            <ShieldCheck size={20} aria-hidden />
            {t("This file stays on your device. Only the transactions that you confirm are sent.")}
          </p>
          {unread.map(({ fileName, problem }) => (
            <Notice key={fileName}>
              <strong>{fileName}</strong> {problemText(problem)}
            </Notice>
          ))}
          {reading.step === "reading" && <ReadingProgress {...reading} onCancel={files.skip} />}
          {reading.step === "password" && (
            <FilePassword
              key={reading.fileName}
              {...reading}
              onPassword={files.unlock}
              onSkip={files.skip}
            />
          )}
          {reading.step === "mapping" && (
            <ColumnMapper {...reading} onMapping={files.map} onSkip={files.skip} />
          )}
          {isIdle && statements.length === 0 && <DropZone onFiles={files.add} />}
          {isIdle && statements.length > 0 && (
            <CheckStep
              planned={planned}
              isCurrent={isCurrent}
              schemes={statements.flatMap(({ statement }) => statement.schemes)}
              onChoose={choose}
              onConfirm={() => planned !== undefined && void commit.start(planned)}
            >
              <Button variant="quiet" onClick={startAgain}>
                {t("Start again")}
              </Button>
            </CheckStep>
          )}
          {isIdle && statements.length === 0 && <PastImports />}
        </>
      )}
      {commit.saving.step === "saved" && (
        <div className={styles.actions}>
          <Link to="/" className={buttonClass()}>
            {t("See your portfolio")}
          </Link>
          <Button variant="quiet" onClick={startAgain}>
            {t("Import another file")}
          </Button>
        </div>
      )}
    </Page>
  );
}

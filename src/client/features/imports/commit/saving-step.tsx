import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { SentImport } from "../../../../shared/imports/commit/send-import.ts";
import { Button } from "../../../components/ui/button.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "../import-page.module.css";

type SavingStepProps = {
  sent: SentImport;
  children: ReactNode;
  onResume: (sent: SentImport) => Promise<void>;
  onStartAgain: () => void;
};

/** A sentence with more is not read. */
const maxNames = 5;

const namesText = (names: readonly string[]): string =>
  [
    ...names.slice(0, maxNames).map((name) => name.slice(0, maxNameLength)),
    ...(names.length > maxNames ? ["…"] : []),
  ].join(", ");
const maxNameLength = 80;

export function SavingStep({ sent, children, onResume, onStartAgain }: SavingStepProps) {
  const { step, message, inputs, next, result, refused } = sent;
  const parts = inputs.parts.length;
  const { added, duplicates, replaced, sips, aims, balances } = result;
  const hasOnlySips = sips > 0 && added + duplicates + replaced === 0;
  const hasOnlyBalances = balances > 0 && added + replaced + sips === 0;
  const hasOnlyAims = aims > 0 && added + duplicates + replaced + sips === 0;
  const hasOnlyReplaced = added === 0 && replaced > 0;
  const storedEntries = counted(added, {
    one: "{count} entry was added",
    other: "{count} entries were added",
  });
  const storedAims = counted(aims, {
    one: "{count} goal or target is in your account",
    other: "{count} goals and targets are in your account",
  });
  const storedSips = counted(sips, {
    one: "{count} SIP is in your funds",
    other: "{count} SIPs are in your funds",
  });
  const replacedEntries = counted(replaced, {
    one: "{count} earlier entry was replaced.",
    other: "{count} earlier entries were replaced.",
  });
  const keptBalances = counted(balances, {
    one: "Kept from the statement: the balance of {count} fund",
    other: "Kept from the statement: the balance of {count} funds",
  });
  return (
    <section className={`${layout.stack4} ${styles.card}`} aria-label={t("Import")}>
      {refused.map(({ message: reason, names }, index) => (
        <p key={index} role="alert">
          {[t("Not added: {funds}.", { funds: namesText(names) }), reason].join(" ")}
        </p>
      ))}
      {step === "saving" && (
        <>
          <p role="status">
            {t("Saving part {part} of {parts}", { part: Math.min(next + 1, parts), parts })}
          </p>
          <progress className={styles.progress} aria-label={t("Saving")} value={next} max={parts} />
        </>
      )}
      {step === "stopped" && (
        <>
          <p role="alert">
            {[message, t("Nothing is lost: the rest can be sent now or later.")].join(" ")}
          </p>
          <div className={`${layout.wrap3} ${styles.actions}`}>
            <Button onClick={() => void onResume(sent)}>{t("Try again")}</Button>
            <Button variant="quiet" onClick={onStartAgain}>
              {t("Start again")}
            </Button>
          </div>
        </>
      )}
      {step === "saved" && (
        <>
          <p className={`${layout.row3} ${styles.saved}`} role="status">
            <CircleCheck size={22} aria-hidden />
            {hasOnlyAims
              ? storedAims
              : hasOnlySips
                ? storedSips
                : hasOnlyBalances
                  ? keptBalances
                  : hasOnlyReplaced
                    ? replacedEntries
                    : storedEntries}
          </p>
          {balances > 0 && !hasOnlyBalances && <p>{keptBalances}</p>}
          {sips > 0 && !hasOnlySips && <p>{storedSips}</p>}
          {aims > 0 && !hasOnlyAims && <p>{storedAims}</p>}
          {duplicates > 0 && (
            <p>
              {counted(duplicates, {
                one: "{count} entry was already recorded.",
                other: "{count} entries were already recorded.",
              })}
            </p>
          )}
          {replaced > 0 && !hasOnlyReplaced && <p>{replacedEntries}</p>}
          {result.isDated && (
            <p>{t("NAVs of earlier days are now being fetched, and your chart will fill in.")}</p>
          )}
          {children}
        </>
      )}
    </section>
  );
}

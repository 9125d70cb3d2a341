import { useEffect, useEffectEvent, useState } from "react";
import type { InboxFile } from "../../../shared/inbox/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { senderText } from "./inbox-text.ts";
import { useInbox, usePutAwayStatement } from "./queries.ts";

export type MailedStatementProps = {
  id: string;
  /** Whether this file has been read already, such as before the page was loaded again. */
  isRead: (file: InboxFile) => boolean;
  /** Whether what was read has nothing that is not recorded: the statement is then put away by itself. */
  hasNothingNew: boolean;
  onFile: (file: File, of: InboxFile) => void;
  onPutAway: () => void;
};

/**
 * The statement that came by mail and is to be read here. One of an unknown sender is read after a press: whoever knows a
 * PAN and the address can forge a statement.
 */
export function MailedStatement({ id, ...given }: MailedStatementProps) {
  const query = useInbox();
  const { data, error } = query;
  if (data === undefined) {
    return error === null ? (
      <Opening />
    ) : (
      <LoadFailure title={t("Your statements could not be loaded")} query={query} />
    );
  }
  const file = data.files.find((each) => each.id === id);
  if (file === undefined)
    return <Notice>{t("This statement does not wait here any more.")}</Notice>;
  return <FoundMail key={id} file={file} {...given} />;
}

const Opening = () => (
  <p role="status" className={look.soft}>
    {t("Opening your statement …")}
  </p>
);

type FoundMailProps = Omit<MailedStatementProps, "id"> & { file: InboxFile };

function FoundMail({ file, isRead, hasNothingNew, onFile, onPutAway }: FoundMailProps) {
  const [step, setStep] = useState<"asked" | "opening" | "open" | "failed">(() =>
    isRead(file) ? "open" : file.kind === "unknown" ? "asked" : "opening",
  );
  const putAway = usePutAwayStatement();
  const receive = useEffectEvent((blob: Blob | null) => {
    setStep(blob === null ? "failed" : "open");
    if (blob !== null) onFile(new File([blob], file.name, { type: "application/pdf" }), file);
  });
  useEffect(() => {
    if (step !== "opening") return;
    const controller = new AbortController();
    const { signal } = controller;
    void downloaded(file.id, signal).then((blob) => signal.aborted || receive(blob));
    return () => controller.abort();
  }, [step, file.id]);
  const isDone = hasNothingNew && file.hiddenAt === null && isRead(file);
  const finish = useEffectEvent(() => putAway.mutate({ id: file.id }));
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const values = { name: file.name, day: localDate(file.receivedAt), sender: senderText(file) };
  return (
    <section className={layout.stack3} aria-label={t("A statement that came by mail")}>
      <Notice>{t("{name} came by mail on {day}, {sender}.", values)}</Notice>
      {file.kind === "unknown" && (
        <p>
          {t(
            "Nobody vouches for its sender. Whoever knows your PAN and this address can forge a statement: read it only if you expected it, and check it well.",
          )}
        </p>
      )}
      {step === "opening" && <Opening />}
      {step === "failed" && <p role="alert">{t("The statement could not be opened.")}</p>}
      <div className={layout.wrap3}>
        {step === "asked" && (
          <Button onClick={() => setStep("opening")}>{t("Read this file")}</Button>
        )}
        {step === "failed" && <Button onClick={() => setStep("opening")}>{t("Try again")}</Button>}
        {file.hiddenAt === null && (
          <Button
            variant="quiet"
            busy={putAway.isPending}
            onClick={() => putAway.mutate({ id: file.id }, { onSuccess: onPutAway })}
          >
            {t("Put it away")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** @returns null where it could not be loaded */
async function downloaded(id: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const response = await fetch(`/api/inbox/${id}`, { signal });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

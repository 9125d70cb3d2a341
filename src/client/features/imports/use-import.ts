import { useEffect, useRef, useState, type RefObject } from "react";
import type { ImportInputs } from "../../../shared/imports/commit/send-import.ts";
import type { InboxFile } from "../../../shared/inbox/schema.ts";
import { deleteKeptImport } from "../../browser/kept-on-device.ts";
import { clearStoredDraft, type DraftKey } from "../../components/form/stored-draft.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { asOneQuery } from "../../components/load-failure.tsx";
import { useFunds } from "../funds/queries.ts";
import { keepImportReaders } from "../offline/service-worker.ts";
import { useCommit } from "./commit/use-commit.ts";
import { putAway } from "./kept/shared-files.ts";
import { useIncomingFiles } from "./kept/use-incoming-files.ts";
import { useKeptStatements, useRestored, type useKeptImport } from "./kept/use-kept-import.ts";
import { useRecordedLedgers } from "./queries.ts";
import type { ReadStatement } from "./read/file-queue.ts";
import { useFiles } from "./read/use-files.ts";

export const loadCheck = () => import("./propose/statements-check.tsx");

/** An import from its files to what is stored of them. */
export function useImport(
  userId: string,
  draftKey: DraftKey,
  kept: ReturnType<typeof useKeptImport>,
) {
  const recorded = useRecorded();
  const restored = useRestored(kept);
  const files = useFiles(userId, restored);
  const { statements, reading } = files;
  const forget = () => {
    clearStoredDraft(draftKey);
    deleteKeptImport();
    void putAway(statements.map(({ file }) => file));
  };
  const commit = useCommit(forget);
  const addFiles = async (chosen: readonly File[]) => {
    // Loaded before the files are read, which leaves no time for it. If it fails, it is tried again afterwards.
    await loadCheck().catch(() => {});
    files.add(chosen);
  };
  const addMailed = async (file: File, of: InboxFile) => {
    await loadCheck().catch(() => {});
    await files.addMailed(file, of);
  };
  const startAgain = () => {
    forget();
    files.reset();
    commit.reset();
  };
  const confirm = useConfirm(recorded.ledgers, commit.start, recorded.refetchFunds);
  useKeptStatements(userId, statements);
  useEffect(keepImportReaders, []);
  const step = reading.step === "idle" && statements.length > 0 ? "check" : reading.step;
  return {
    recorded,
    files,
    commit,
    step,
    isRestored: restored.length > 0 && statements === restored,
    incoming: useIncomingFiles(userId, (received) => void addFiles(received)),
    addFiles,
    addMailed,
    /** Whether a file of the inbox has been read, also before the page was closed. */
    isRead: ({ id }: InboxFile) => statements.some(({ inboxId }) => inboxId === id),
    /** What else is being imported stays. */
    leaveOut: (inboxId: string) => {
      if (!files.leaveOut(inboxId)) startAgain();
    },
    confirm: (inputs: ImportInputs) => void confirm(withInboxIds(inputs, statements)),
    startAgain,
  };
}

/** What is sent says which file of the inbox it is of, which then no longer waits. */
const withInboxIds = (
  inputs: ImportInputs,
  statements: readonly ReadStatement[],
): ImportInputs => ({
  ...inputs,
  parts: inputs.parts.map((part) => {
    const inboxId = statements.find(({ importId }) => importId === part.importId)?.inboxId;
    return inboxId == null ? part : { ...part, inboxId };
  }),
});

/** What the account has; `failure` where some of it could not be loaded. */
function useRecorded() {
  const funds = useFunds();
  const ledgers = useRecordedLedgers();
  const { fundList, refetch } = funds;
  const query = asOneQuery(funds, ledgers);
  const isThere = fundList !== undefined && ledgers.data !== undefined;
  return {
    fundList,
    ledgers,
    failure: isThere || query.error === null ? null : query,
    refetchFunds: refetch,
  };
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
export function useStepFocus(nextStepRef: RefObject<HTMLElement | null>, step: string): void {
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (document.activeElement === document.body) nextStepRef.current?.focus();
  }, [nextStepRef, step]);
}

import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import {
  sendImport,
  unsentImport,
  type ImportInputs,
  type ImportServer,
  type SentImport,
} from "../../../../shared/imports/commit/send-import.ts";
import { failureOf, isRefusal } from "../../../api/failure.ts";
import { isApiError } from "../../../api/trpc.ts";
import {
  useAddAims,
  useAddHolders,
  useAddSips,
  useCommitPart,
  useImportChanged,
} from "./mutations.ts";

/**
 * Sends an import; after a failure it goes on with the part that failed. Another page of Fundbook may be opened meanwhile,
 * but the browser asks before it closes this one.
 */
export function useCommit(onSaved: () => void) {
  const [sent, setSent] = useState<SentImport | null>(null);
  const { mutateAsync } = useCommitPart();
  const changed = useImportChanged();
  const server: ImportServer = {
    addHolders: useAddHolders(),
    commit: (part) => mutateAsync(part),
    addSips: useAddSips(),
    addAims: useAddAims(),
    refusalOf: (error) => (isFinal(error) ? failureOf(error) : null),
    messageOf: (error) => failureOf(error).message,
  };
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => sent?.step === "saving",
  });

  const send = async (begun: SentImport): Promise<void> => {
    for await (const now of sendImport(begun, server)) {
      setSent(now);
      if (now.step === "saved") onSaved();
    }
    await changed();
  };

  return {
    sent,
    start: (inputs: ImportInputs) => send(unsentImport(inputs)),
    resume: send,
    reset: () => setSent(null),
  };
}

/** Whether sending again cannot help, as opposed to signing in or waiting. */
const isFinal = (error: unknown): boolean => {
  const data = isApiError(error) ? error.data : undefined;
  return (
    isRefusal(error) &&
    data != null &&
    data.code !== "TOO_MANY_REQUESTS" &&
    data.code !== "UNAUTHORIZED" &&
    data.appCode !== "transactions/conflict"
  );
};

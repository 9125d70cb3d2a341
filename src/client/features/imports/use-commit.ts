import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import type { CommitInput, CommitResult } from "../../../shared/imports/schema.ts";
import type { StatementSip } from "../../../shared/imports/statement.ts";
import { failureOf } from "../../api/failure.ts";
import { useAddSips, useCommitPart, useImportChanged } from "./mutations.ts";

export type ImportInputs = { parts: CommitInput[]; sips: StatementSip[] };

export type Saving =
  | { step: "ready" }
  | { step: "saving"; done: number; of: number }
  /** Parts before `next` are stored; the same parts are sent on. */
  | { step: "stopped"; next: number; inputs: ImportInputs; message: string }
  | { step: "saved" };

export type ImportResult = CommitResult & {
  sips: number;
  isDated: boolean;
};

const nothing: ImportResult = { added: 0, duplicates: 0, replaced: 0, sips: 0, isDated: false };

const isDated = ({ items }: CommitInput): boolean =>
  items.some(({ kind }) => kind === "transaction");

/**
 * Sends an import part by part; after a failure it goes on with the part that failed. Another page of Fundbook may be
 * opened meanwhile, but the browser asks before it closes this one.
 */
export function useCommit(onSaved: () => void) {
  const [saving, setSaving] = useState<Saving>({ step: "ready" });
  const [result, setResult] = useState(nothing);
  const { mutateAsync } = useCommitPart();
  const changed = useImportChanged();
  const addSips = useAddSips();
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => saving.step === "saving",
  });

  const send = async (inputs: ImportInputs, from: number): Promise<void> => {
    const { parts, sips } = inputs;
    for (const [next, part] of [...parts.entries()].slice(from)) {
      setSaving({ step: "saving", done: next, of: parts.length });
      try {
        const stored = await mutateAsync(part);
        setResult((sum) => ({ ...added(sum, stored), isDated: sum.isDated || isDated(part) }));
      } catch (error) {
        setSaving({ step: "stopped", next, inputs, message: failureOf(error).message });
        await changed();
        return;
      }
    }
    try {
      const count = await addSips(sips);
      setResult((sum) => ({ ...sum, sips: count }));
      setSaving({ step: "saved" });
      onSaved();
    } catch (error) {
      const { message } = failureOf(error);
      setSaving({ step: "stopped", next: parts.length, inputs, message });
    }
    await changed();
  };

  return {
    saving,
    result,
    start: (inputs: ImportInputs) => send(inputs, 0),
    goOn: () => (saving.step === "stopped" ? send(saving.inputs, saving.next) : undefined),
    reset: () => {
      setSaving({ step: "ready" });
      setResult(nothing);
    },
  };
}

const added = (sum: ImportResult, more: CommitResult): ImportResult => ({
  ...sum,
  added: sum.added + more.added,
  duplicates: sum.duplicates + more.duplicates,
  replaced: sum.replaced + more.replaced,
});

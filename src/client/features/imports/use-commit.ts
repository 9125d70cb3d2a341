import { useState } from "react";
import { commitParts, type PlannedFund } from "../../../shared/imports/commit-parts.ts";
import { earliestDate } from "../../../shared/transactions/earliest-date.ts";
import type { CommitInput, CommitResult } from "../../../shared/imports/schema.ts";
import type { StatementSip } from "../../../shared/imports/statement.ts";
import { failureOf } from "../../api/failure.ts";
import { useAddSips, useCommitPart, useImportChanged } from "./mutations.ts";
import type { PlannedStatement } from "./use-plan.ts";

export type Saving =
  | { step: "ready" }
  | { step: "saving"; done: number; of: number }
  /** Parts before `next` are stored; the same parts are sent on. */
  | { step: "stopped"; next: number; parts: CommitInput[]; sips: StatementSip[]; message: string }
  | { step: "saved" };

const nothing: CommitResult = { added: 0, duplicates: 0, replaced: 0 };

/** Sends an import part by part; after a failure it goes on with the part that failed. */
export function useCommit() {
  const [saving, setSaving] = useState<Saving>({ step: "ready" });
  const [result, setResult] = useState(nothing);
  const { mutateAsync } = useCommitPart();
  const changed = useImportChanged();
  const addSips = useAddSips();

  const send = async (parts: CommitInput[], sips: StatementSip[], from: number): Promise<void> => {
    for (const [next, part] of [...parts.entries()].slice(from)) {
      setSaving({ step: "saving", done: next, of: parts.length });
      try {
        const stored = await mutateAsync(part);
        setResult((sum) => added(sum, stored));
      } catch (error) {
        setSaving({ step: "stopped", next, parts, sips, message: failureOf(error).message });
        await changed();
        return;
      }
    }
    try {
      await addSips(sips);
      setSaving({ step: "saved" });
    } catch (error) {
      const { message } = failureOf(error);
      setSaving({ step: "stopped", next: parts.length, parts, sips, message });
    }
    await changed();
  };

  return {
    saving,
    result,
    start: (statements: readonly PlannedStatement[]) =>
      send(
        partsOf(statements),
        statements.flatMap(({ statement }) => statement.sips ?? []),
        0,
      ),
    goOn: () =>
      saving.step === "stopped" ? send(saving.parts, saving.sips, saving.next) : undefined,
    reset: () => {
      setSaving({ step: "ready" });
      setResult(nothing);
    },
  };
}

const partsOf = (statements: readonly PlannedStatement[]): CommitInput[] =>
  statements.flatMap(({ batchId, statement: { source, from, to }, schemes }) =>
    commitParts(
      schemes.flatMap(({ planned }): PlannedFund[] => (planned === null ? [] : [planned])),
      // Some statements begin in 1900.
      {
        batchId,
        source,
        statement: { from: from !== null && from < earliestDate ? null : from, to },
      },
    ),
  );

const added = (sum: CommitResult, more: CommitResult): CommitResult => ({
  added: sum.added + more.added,
  duplicates: sum.duplicates + more.duplicates,
  replaced: sum.replaced + more.replaced,
});

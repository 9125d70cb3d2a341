import { useBlocker } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { errorCatalogue } from "../../../shared/errors.ts";
import { folioKey } from "../../../shared/funds/folio.ts";
import type { CommitInput, CommitResult } from "../../../shared/imports/schema.ts";
import type { StatementSip } from "../../../shared/imports/statement.ts";
import { nameKey } from "../../../shared/schemes/scheme.ts";
import { failureOf, isRefusal } from "../../api/failure.ts";
import { useAddSips, useCommitPart, useImportChanged } from "./mutations.ts";

export type ImportInputs = { parts: CommitInput[]; sips: StatementSip[] };

export type Saving =
  | { step: "ready" }
  | { step: "saving"; done: number; of: number }
  /** Parts before `next` are stored; the same parts are sent on. */
  | { step: "stopped"; next: number; inputs: ImportInputs; message: string }
  | { step: "saved" };

/** Funds that the server refused for good, and why. */
export type RefusedFunds = { message: string; names: string[] };

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
  const [refused, setRefused] = useState<RefusedFunds[]>([]);
  const lost = useRef(new Set<string>());
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
      // What builds on a part that was refused is not there.
      if (fundsIn(part).some((fund) => lost.current.has(fund))) {
        for (const fund of fundsIn(part)) lost.current.add(fund);
        setRefused((all) => [...all, { message: "", names: namesIn(part) }]);
        continue;
      }
      setSaving({ step: "saving", done: next, of: parts.length });
      try {
        const stored = await mutateAsync(part);
        setResult((sum) => ({ ...added(sum, stored), isDated: sum.isDated || isDated(part) }));
      } catch (error) {
        if (isFinal(error)) {
          for (const fund of fundsIn(part)) lost.current.add(fund);
          const { message } = failureOf(error);
          setRefused((all) => [...all, { message, names: namesIn(part) }]);
          continue;
        }
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
    refused,
    start: (inputs: ImportInputs) => send(inputs, 0),
    resume: () => (saving.step === "stopped" ? send(saving.inputs, saving.next) : undefined),
    reset: () => {
      setSaving({ step: "ready" });
      setResult(nothing);
      setRefused([]);
      lost.current = new Set();
    },
  };
}

/** Whether sending the same again cannot help; signing in or waiting can. */
const isFinal = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return (
    isRefusal(error) &&
    appCode !== null &&
    errorCatalogue[appCode]?.code !== "TOO_MANY_REQUESTS" &&
    errorCatalogue[appCode]?.code !== "UNAUTHORIZED" &&
    appCode !== "transactions/conflict"
  );
};

const itemsOf = ({ items }: CommitInput) => items.filter((item) => item.kind === "fund");
const fundsIn = (part: CommitInput): string[] =>
  itemsOf(part).map(
    ({ amfiCode, schemeName, folioNumber }) =>
      `${amfiCode ?? nameKey(schemeName)} ${folioKey(folioNumber)}`,
  );
const namesIn = (part: CommitInput): string[] => [
  ...new Set(itemsOf(part).map(({ schemeName }) => schemeName)),
];

const added = (sum: ImportResult, more: CommitResult): ImportResult => ({
  ...sum,
  added: sum.added + more.added,
  duplicates: sum.duplicates + more.duplicates,
  replaced: sum.replaced + more.replaced,
});

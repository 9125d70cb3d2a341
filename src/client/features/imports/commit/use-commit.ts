import { useBlocker } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { AddHolderInput } from "../../../../shared/holders/schema.ts";
import type { CommitInput, CommitResult, FundItem } from "../../../../shared/imports/schema.ts";
import { holdingKey } from "../../../../shared/imports/commit/holding-key.ts";
import { balancesIn } from "../../../../shared/imports/commit/balances-in.ts";
import { splitPart, withoutFunds } from "../../../../shared/imports/commit/split-part.ts";
import type { StatementSip } from "../../../../shared/imports/statement.ts";
import { failureOf, isRefusal } from "../../../api/failure.ts";
import { isApiError } from "../../../api/trpc.ts";
import { useAddPeople, useAddSips, useCommitPart, useImportChanged } from "./mutations.ts";

export type ImportInputs = {
  /** Added first, since the parts name them. */
  people: AddHolderInput[];
  parts: CommitInput[];
  sips: StatementSip[];
};

export type Saving =
  | { step: "ready" }
  | { step: "saving"; done: number; of: number }
  /** Parts before `next` are stored; the same parts are sent on. */
  | { step: "stopped"; next: number; inputs: ImportInputs; message: string }
  | { step: "saved" };

/** Funds that the server refused for good, and why. */
export type RefusedFunds = { message: string; names: string[] };

export type SavedImport = CommitResult & {
  sips: number;
  /** Funds whose printed balance is kept. */
  balances: number;
  isDated: boolean;
};

const nothing: SavedImport = {
  added: 0,
  duplicates: 0,
  replaced: 0,
  sips: 0,
  balances: 0,
  isDated: false,
};

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
  const addPeople = useAddPeople();
  const addSips = useAddSips();
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => saving.step === "saving",
  });

  const refuse = (message: string, funds: readonly FundItem[]) => {
    for (const fund of funds) lost.current.add(holdingKey(fund));
    setRefused((all) => {
      const before = all.find((each) => each.message === message)?.names ?? [];
      const names = [...new Set([...before, ...funds.map(({ schemeName }) => schemeName)])];
      return [...all.filter((each) => each.message !== message), { message, names }];
    });
  };

  const send = async (inputs: ImportInputs, from: number): Promise<void> => {
    const { people, sips } = inputs;
    let { parts } = inputs;
    setSaving({ step: "saving", done: from, of: parts.length });
    try {
      await addPeople(people);
    } catch (error) {
      setSaving({ step: "stopped", next: from, inputs, message: failureOf(error).message });
      return;
    }
    for (let next = from; next < parts.length; next += 1) {
      const part = parts[next];
      if (part === undefined) break;
      // What builds on something that was refused is not there.
      const { rest, leftOut } = withoutFunds(part, (fund) => lost.current.has(holdingKey(fund)));
      if (leftOut.length > 0) refuse("", leftOut);
      if (rest === null) continue;
      setSaving({ step: "saving", done: next, of: parts.length });
      try {
        const stored = await mutateAsync(rest);
        setResult((sum) => ({
          ...added(sum, stored),
          balances: sum.balances + balancesIn([rest]),
          isDated: sum.isDated || isDated(rest),
        }));
      } catch (error) {
        if (!isFinal(error)) {
          const { message } = failureOf(error);
          setSaving({ step: "stopped", next, inputs: { people: [], parts, sips }, message });
          await changed();
          return;
        }
        // The answer does not say which fund it is about: halves find it, and the others are stored.
        const halves = isOfOneFund(error) ? splitPart(rest, parts) : null;
        if (halves === null) {
          refuse(failureOf(error).message, fundsIn(rest));
        } else {
          parts = parts.toSpliced(next, 1, ...halves);
          next -= 1;
        }
      }
    }
    try {
      const count = await addSips(sips);
      setResult((sum) => ({ ...sum, sips: count }));
      setSaving({ step: "saved" });
      onSaved();
    } catch (error) {
      const { message } = failureOf(error);
      setSaving({
        step: "stopped",
        next: parts.length,
        inputs: { people: [], parts, sips },
        message,
      });
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
  const data = isApiError(error) ? error.data : undefined;
  return (
    isRefusal(error) &&
    data != null &&
    data.code !== "TOO_MANY_REQUESTS" &&
    data.code !== "UNAUTHORIZED" &&
    data.appCode !== "transactions/conflict"
  );
};

/** Not of the account as a whole, which no fund gets past. */
const isOfOneFund = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode !== "imports/too-many";
};

const fundsIn = ({ items }: CommitInput): FundItem[] =>
  items.filter((item) => item.kind === "fund");

const added = (sum: SavedImport, more: CommitResult): SavedImport => ({
  ...sum,
  added: sum.added + more.added,
  duplicates: sum.duplicates + more.duplicates,
  replaced: sum.replaced + more.replaced,
});

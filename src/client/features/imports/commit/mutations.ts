import { useRouteContext } from "@tanstack/react-router";
import { folioKey } from "../../../../shared/funds/folio.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { me } from "../../../../shared/holders/holder.ts";
import type { AddHolderInput } from "../../../../shared/holders/schema.ts";
import type { StatementAim, StatementSip } from "../../../../shared/imports/statement.ts";
import { nameKey } from "../../../../shared/schemes/scheme.ts";
import { failureOf, isRefusal } from "../../../api/failure.ts";
import { retryTransient, shownByCaller } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import { useFundListCache } from "../../funds/fund-list-cache.ts";
import { useAddSip } from "../../sips/mutations.ts";

export function useImportChanged() {
  const { api } = useRouteContext({ from: "__root__" });
  const { reload } = useFundListCache();
  return async () => {
    reload();
    void api.inbox.invalidate();
    void api.portfolio.home.invalidate();
    await api.transactions.invalidate();
  };
}

export function useCommitPart() {
  return trpc.imports.commit.useMutation({
    meta: shownByCaller,
    retry: retryTransient,
  });
}

export function useUndoImport() {
  const changed = useImportChanged();
  return trpc.imports.undo.useMutation({
    retry: retryTransient,
    onSuccess: ({ removed }) => {
      notify.success(
        removed === 0
          ? t("Import undone")
          : counted(removed, {
              one: "Import undone: {count} entry removed",
              other: "Import undone: {count} entries removed",
            }),
      );
      return changed();
    },
  });
}

/** Adds the people whose funds the import brings; adding one that already exists changes nothing. */
export function useAddHolders() {
  const { api } = useRouteContext({ from: "__root__" });
  const { mutateAsync } = trpc.holders.add.useMutation({
    meta: shownByCaller,
    retry: retryTransient,
  });
  return async (holders: readonly AddHolderInput[]): Promise<void> => {
    for (const holder of holders) await mutateAsync(holder);
    if (holders.length > 0) void api.holders.list.invalidate();
  };
}

/** Adds the SIPs of Fundbook's own file to their funds, each once; one that is there with other terms stays. @returns how many there are now */
export function useAddSips() {
  const { api } = useRouteContext({ from: "__root__" });
  const { mutateAsync } = useAddSip();
  return async (sips: readonly StatementSip[]): Promise<number> => {
    if (sips.length === 0) return 0;
    let count = 0;
    const { funds } = await api.funds.list.fetch(undefined, { staleTime: 0 });
    for (const { fund: wanted, schedule } of sips) {
      const fund = funds.find((each) => each.hasTransactions && isSameFund(each, wanted));
      if (fund === undefined) continue;
      try {
        await mutateAsync({ ...schedule, fundId: fund.id });
      } catch (error) {
        if (failureOf(error).appCode !== "sips/exists") throw error;
      }
      count += 1;
    }
    return count;
  };
}

/**
 * Adds the goals and targets of Fundbook's own file. Those that are there already stay as they are; refused ones are
 * left out.
 * @returns how many of them there are now
 */
export function useAddAims() {
  const { client } = trpc.useUtils();
  const { api } = useRouteContext({ from: "__root__" });
  return async (aims: readonly StatementAim[]): Promise<number> => {
    if (aims.length === 0) return 0;
    const { funds } = await api.funds.list.fetch(undefined, { staleTime: 0 });
    const holders = await api.holders.list.fetch(undefined, { staleTime: 0 });
    // Loaded with the contracts, which the page does without until now.
    const { holderNameKey } = await import("../../../../shared/holders/name-key.ts");
    const idOf = ({ name }: { name: string }): string | null =>
      holders.find((holder) => holderNameKey(holder.name) === holderNameKey(name))?.id ?? null;
    let count = 0;
    for (const aim of aims) {
      const { person } = aim;
      const holderId = person === null || person === me ? person : idOf(person);
      if (await addAim(client, aim, { holderId, funds })) count += 1;
    }
    void api.goals.invalidate();
    void api.targets.invalidate();
    return count;
  };
}

type Here = { holderId: string | null; funds: readonly Fund[] };

async function addAim(
  client: ReturnType<typeof trpc.useUtils>["client"],
  aim: StatementAim,
  { holderId, funds }: Here,
): Promise<boolean> {
  const person = holderId === null ? {} : { holderId };
  if (aim.kind === "target") {
    const { isSet } = await client.targets.get.query(person);
    return isSet || isTaken(client.targets.set.mutate({ ...aim.target, ...person }));
  }
  const parts = aim.parts.flatMap(({ fund: wanted, percent }) => {
    const fund = funds.find((each) => isSameFund(each, wanted));
    return fund === undefined ? [] : [{ fundId: fund.id, percent }];
  });
  return isTaken(client.goals.add.mutate({ ...aim.goal, holderId, parts }));
}

/** Whether it is stored now; false where the server refuses it for good. */
async function isTaken(added: Promise<unknown>): Promise<boolean> {
  try {
    await added;
    return true;
  } catch (error) {
    if (failureOf(error).appCode === "goals/exists") return true;
    if (isRefusal(error)) return false;
    throw error;
  }
}

const isSameFund = (fund: StatementSip["fund"], wanted: StatementSip["fund"]): boolean =>
  identityOf(fund) === identityOf(wanted) &&
  folioKey(fund.folioNumber) === folioKey(wanted.folioNumber);

const identityOf = ({ amfiCode, schemeName }: StatementSip["fund"]): string =>
  amfiCode ?? nameKey(schemeName);

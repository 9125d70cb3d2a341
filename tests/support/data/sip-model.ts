import { runAtOnce } from "../../../src/shared/steps.ts";
import { addDays, type IsoDate } from "../../../src/shared/dates.ts";
import {
  returnInstalmentsOf,
  type LostInstalment,
} from "../../../src/server/transactions/return-instalments.ts";
import { sipsAfterPurchases, withInstalments } from "../../../src/server/sips/instalments.ts";
import { changeOfTarget } from "../../../src/server/imports/procedures/target-change.ts";
import { changedSip } from "../../../src/server/sips/procedures/changed-sip.ts";
import { asPurchase } from "../../../src/server/sips/purchase-row.ts";
import type { SipRow } from "../../../src/server/sips/queries/sips.ts";
import { scheduleOf } from "../../../src/server/sips/sip-view.ts";
import { storedEarlierTerms } from "../../../src/server/sips/earlier-terms-rows.ts";
import { readSkipped, storedSkipped } from "../../../src/server/sips/skipped-rows.ts";
import {
  asChangedInstalment,
  asInstalment,
  asRestoredInstalment,
} from "../../../src/server/transactions/decisions/instalment.ts";
import {
  manually,
  notImported,
  toStored,
} from "../../../src/server/transactions/ledger-entries.ts";
import type { StoredTransaction } from "../../../src/server/transactions/queries/ledgers.ts";
import { commitInput, fundItem, transactionItem } from "../api/imports.ts";
import {
  comparable,
  matchRows,
  recordedName,
} from "../../../src/shared/imports/match/match-rows.ts";
import { commitInput as commitContract } from "../../../src/shared/imports/schema.ts";
import { missing } from "../../../src/shared/missing.ts";
import { findAddedAgain } from "../../../src/shared/removals/find-added-again.ts";
import type { Witness } from "../../../src/shared/sips/covered-until.ts";
import { decideInstalment } from "../../../src/shared/sips/decide-instalment.ts";
import { estimatesOf } from "../../../src/shared/sips/estimates-of.ts";
import {
  monthAfter,
  monthOf,
  nextInstalment,
  type DueInstalment,
} from "../../../src/shared/sips/due-dates.ts";
import { startOfSip } from "../../../src/shared/sips/new-sip.ts";
import type { UpdateSipInput } from "../../../src/shared/sips/schema.ts";
import { recordedInstalmentDoubts } from "../../../src/shared/transactions/instalment-of-purchase.ts";
import { purchaseTypes } from "../../../src/shared/transactions/nearest-instalments.ts";
import { transactionFields } from "../../../src/shared/transactions/schema.ts";

const start = "2025-01-01";
const fundId = "fund";

export type Operation =
  | { kind: "import" | "preview-csv" | "type"; month: number }
  | { kind: "save-csv" | "change-amount" }
  | {
      kind: "undo" | "delete-row" | "delete-typed" | "restore-row" | "edit-row" | "edit-type";
      at: number;
    }
  | { kind: "add-sip" | "move-sip"; day: number }
  | { kind: "pause" | "resume" | "restore-sip" | "job" | "month" }
  | { kind: "delete-sip"; withEstimates: boolean };

/** A file of rows without a balance: what it does not have may still have been bought. */
type Row = ReturnType<typeof transactionItem>;
type Preview = { month: number; sent: Row[]; matched: string[] };
type Import = { id: string; to: IsoDate | null; removed: StoredTransaction[] };
type RemovedSip = { sip: SipRow; rows: StoredTransaction[]; at: Date };

/** A fund with one SIP that was bought in each month, whose amount can change, driven by what the server decides; nothing is stored. */
export class SipModel {
  rows: StoredTransaction[] = [];
  private sip: SipRow | null = null;
  private removedSip: RemovedSip | null = null;
  private deleted: { row: StoredTransaction; at: Date }[] = [];
  private restored = new Set<string>();
  private imports: Import[] = [];
  private previews: Preview[] = [];
  private month = 3;
  private time = 0;

  private readonly delays: readonly number[];
  /** What was paid in each month, and the first month of the amount that is paid now. */
  private readonly paid: number[];
  private paidSince = 0;
  /** The furthest that the SIP has got: a change of it holds from then on. */
  private reached: IsoDate | null = null;

  /** @param delays days after the 5th on which each month's instalment was bought */
  constructor(delays: readonly number[]) {
    this.delays = delays;
    this.paid = delays.map(() => 5_000);
  }

  get today(): IsoDate {
    return addDays(firstOf(this.month), 24);
  }

  apply(operation: Operation): void {
    this.time += 1;
    switch (operation.kind) {
      case "import":
        return this.importStatement(Math.min(operation.month, this.month - 1));
      case "preview-csv":
        return this.previewCsv(Math.min(operation.month, this.month - 1));
      case "save-csv":
        return this.saveCsv();
      case "change-amount":
        return this.changeAmount();
      case "type":
        return this.type(Math.min(operation.month, this.month - 1));
      case "undo":
        return this.undo(operation.at);
      case "delete-row":
        return this.deleteRow(this.rows, operation.at);
      case "delete-typed":
        return this.deleteRow(
          this.rows.filter(({ source }) => source !== "sip"),
          operation.at,
        );
      case "restore-row":
        return this.restoreRow(operation.at);
      case "edit-row":
        return this.editRow(operation.at);
      case "edit-type":
        return this.editType(operation.at);
      case "add-sip":
        return this.addSip(operation.day);
      case "move-sip":
        return this.update({ day: operation.day });
      case "pause":
        return this.update({ paused: true });
      case "resume":
        return this.update({ paused: false });
      case "delete-sip":
        return this.deleteSip(operation.withEstimates);
      case "restore-sip":
        return this.restoreSip();
      case "job":
        return this.job();
      case "month":
        this.month = Math.min(this.month + 1, this.delays.length - 1);
    }
  }

  private get now(): Date {
    return new Date(Date.parse(this.today) + this.time);
  }

  private newId(): string {
    return crypto.randomUUID();
  }

  private rowsUntil(month: number, keys: string): Row[] {
    return this.delays.slice(0, month + 1).map((delay, index) =>
      transactionItem(`${keys} ${index}`, {
        date: addDays(firstOf(index), 4 + delay),
        ...this.boughtFor(this.paid[index] ?? missing()),
      }),
    );
  }

  private boughtFor(paid: number) {
    return { type: "sip" as const, amount: paid - 0.25, stampDuty: 0.25, units: paid / 10 };
  }

  /** A statement of all up to a month's end. */
  private importStatement(month: number): void {
    const { sent, matched } = this.compare(this.rowsUntil(month, "statement"));
    this.save(month, sent, { coverage: "whole", isComplete: true, matched });
  }

  private previewCsv(month: number): void {
    this.previews.push({ month, ...this.compare(this.rowsUntil(month, "csv")) });
  }

  private saveCsv(): void {
    const preview = this.previews.shift();
    if (preview === undefined || preview.sent.length === 0) return;
    this.save(preview.month, preview.sent, { coverage: "later", matched: preview.matched });
  }

  /** As a preview does. */
  private compare(rows: Row[]): Pick<Preview, "sent" | "matched"> {
    const outcomes = matchRows(
      rows.map(({ key, fields }) => ({ key, ...comparable(fields) })),
      this.rows.map((row) => ({ ...row, ...comparable(row) })),
    );
    const known = new Set(outcomes.flatMap((each) => (each.kind === "known" ? [each.id] : [])));
    return {
      sent: rows.filter((_, index) => outcomes[index]?.kind !== "known"),
      matched: this.rows.filter(({ id }) => known.has(id)).map(recordedName),
    };
  }

  private save(month: number, rows: Row[], fund: Parameters<typeof fundItem>[0]): void {
    const to = addDays(firstOf(month + 1), -1);
    const { importId, statement, items } = commitContract.parse(
      commitInput([fundItem(fund), ...rows], { statement: { from: start, to } }),
    );
    const [item] = items.filter((each) => each.kind === "fund");
    const change = changeOfTarget(
      this.rows,
      {
        item: item ?? missing(),
        fundId,
        isNew: false,
        rows: items.filter((each) => each.kind === "transaction"),
      },
      { importId, statement, now: this.now },
    );
    const gone = new Set(change.removed.map(({ id }) => id));
    const removed = this.rows.filter(({ id }) => gone.has(id));
    const recorded = this.rows.filter(({ id }) => !gone.has(id));
    const sips = this.sip === null ? [] : [this.sip];
    const inserted = runAtOnce(withInstalments(change.insert, recorded, sips));
    const dropped = { rows: change.dropped, importId };
    const [changed] = runAtOnce(sipsAfterPurchases(sips, { inserted, recorded, dropped }));
    if (changed !== undefined) this.store({ ...changed.before, ...changed.change });
    this.rows = [...recorded, ...inserted];
    this.imports.push({ id: importId, to: item?.isComplete === true ? to : null, removed });
  }

  /** A purchase as it was, unless the form asks whether it is recorded already, or it is seen there. */
  private type(month: number): void {
    const [{ fields } = missing()] = this.rowsUntil(month, "typed").slice(month);
    const typed = transactionFields.parse(fields);
    const isSeen = this.rows.some((row) => row.source !== "sip" && row.date === typed.date);
    if (isSeen || recordedInstalmentDoubts(typed, this.rows.map(inRupees)).length > 0) return;
    const row = toStored(typed, {
      ...manually,
      id: this.newId(),
      fundId,
      sequence: 0,
      createdAt: this.now,
    });
    this.place(row);
  }

  private place(row: StoredTransaction): void {
    const placed = runAtOnce(asInstalment(row, this.rows, this.sip === null ? [] : [this.sip]));
    const [changed] = placed.sips;
    if (changed !== undefined) this.store({ ...changed.before, ...changed.change });
    this.rows = [...this.rows.filter(({ id }) => !placed.replaced.includes(id)), placed.row];
  }

  private undo(at: number): void {
    const undone = this.imports[at % Math.max(1, this.imports.length)];
    if (undone === undefined) return;
    const own = this.rows.filter(({ importId }) => importId === undone.id);
    // As the server, which refuses it where rows were added, changed or deleted since.
    const isLast = undone === this.imports.at(-1);
    const isTouched =
      own.some(({ updatedAt }) => updatedAt !== null) ||
      this.deleted.some(({ row }) => row.importId === undone.id);
    if (!isLast || isTouched) return;
    this.returnInstalments({
      importId: undone.id,
      lost: own.flatMap(lostInstalments),
      restored: undone.removed,
    });
    this.rows = [...this.rows.filter((row) => !own.includes(row)), ...undone.removed];
    this.imports.pop();
  }

  private returnInstalments(undone: Parameters<typeof returnInstalmentsOf>[1]): void {
    const rewound = (sip: SipRow) => ({
      ...sip,
      ...returnInstalmentsOf(sip, undone),
      recordedThrough: null,
    });
    if (this.sip !== null) this.sip = rewound(this.sip);
    if (this.removedSip !== null) {
      this.removedSip = { ...this.removedSip, sip: rewound(this.removedSip.sip) };
    }
  }

  /** The months in which an instalment has fallen due since the SIP was added. */
  monthsDue(): string[] {
    return this.delays.slice(0, this.month + 1).map((_, month) => firstOf(month).slice(0, 7));
  }

  private deleteRow(among: readonly StoredTransaction[], at: number): void {
    const row = among[at % Math.max(1, among.length)];
    if (row === undefined) return;
    this.rows = this.rows.filter((other) => other !== row);
    this.deleted.push({ row, at: this.now });
    const lost = row.source === "sip" ? [] : lostInstalments(row);
    this.returnInstalments({ importId: null, lost, restored: [] });
  }

  private restoreRow(at: number): void {
    const removed = this.deleted[at % Math.max(1, this.deleted.length)];
    if (removed === undefined) return;
    const sips = this.sip === null ? [] : [this.sip];
    const placed = runAtOnce(asRestoredInstalment(removed.row, this.rows, sips));
    const left = this.rows.filter(({ id }) => !placed.replaced.includes(id));
    if (findAddedAgain([removed.row], left, this.since(removed.at)) !== null) return;
    // Who deletes a purchase twice and restores both has it twice: nothing tells that they were never there together.
    const isSameMonth = ({ date }: StoredTransaction) =>
      date.slice(0, 7) === removed.row.date.slice(0, 7);
    if (left.some((row) => this.restored.has(row.id) && isSameMonth(row))) return;
    this.deleted = this.deleted.filter((other) => other !== removed);
    const [changed] = placed.sips;
    if (changed !== undefined) this.store({ ...changed.before, ...changed.change });
    this.rows = [...left, placed.row];
    this.restored.add(removed.row.id);
  }

  private since(removedAt: Date) {
    return { removedAt, isThere: (sip: string) => sip === this.sip?.id };
  }

  private editRow(at: number): void {
    const edited = this.rows[at % Math.max(1, this.rows.length)];
    this.rows = this.rows.map((row) => (row === edited ? { ...row, confirmed: true } : row));
  }

  /** Makes what was typed or imported a purchase no longer, or again, unless the form asks as in `type`. */
  private editType(at: number): void {
    const own = this.rows.filter(({ source }) => source !== "sip");
    const edited = own[at % Math.max(1, own.length)];
    if (edited === undefined) return;
    const others = this.rows.filter((row) => row !== edited);
    const type = isBought(edited) ? ("bonus" as const) : ("sip" as const);
    const changed = { ...edited, type, updatedAt: this.now };
    const doubts = recordedInstalmentDoubts(inRupees(changed), others.map(inRupees));
    if (isBought(changed) && (doubts.length > 0 || others.some(isOnDayOf(changed)))) return;
    const sips = this.sip === null ? [] : [this.sip];
    const placed = runAtOnce(asChangedInstalment(changed, others, sips));
    const [after] = placed.sips;
    if (after !== undefined) this.store({ ...after.before, ...after.change });
    this.rows = [...others.filter(({ id }) => !placed.replaced.includes(id)), placed.row];
    this.returnInstalments({ importId: null, lost: placed.lost, restored: [] });
  }

  /** The months of what was bought. */
  monthsBought(): string[] {
    return this.rows.filter(isBought).map(({ date }) => date.slice(0, 7));
  }

  private addSip(day: number): void {
    if (this.sip !== null) return;
    const amount = this.paid.at(-1) ?? missing();
    const schedule = { amount, day, from: firstOf(this.paidSince), to: null, stepUp: null };
    const id = this.newId();
    const { recorded, next } = startOfSip(
      schedule,
      { id, isGone: () => true },
      this.rows.filter(isBought).map(asPurchase),
      this.witnesses(),
    );
    const linked = new Map(recorded.map((each) => [each.transactionId, each.dueDate]));
    this.rows = this.rows.map((row) => {
      const dueDate = linked.get(row.id);
      return dueDate === undefined ? row : { ...row, sipId: id, dueDate };
    });
    this.reached = null;
    this.store({
      ...schedule,
      userId: "user",
      id,
      fundId,
      amount: String(amount),
      paused: false,
      pausedOn: null,
      skipped: storedSkipped([]),
      earlierTerms: storedEarlierTerms([]),
      recordedThrough: recorded.at(-1)?.dueDate ?? null,
      nextDue: next?.dueDate ?? null,
      createdAt: this.now,
    });
  }

  private store(sip: SipRow): void {
    this.sip = sip;
    const { nextDue } = sip;
    if (nextDue !== null && nextDue > (this.reached ?? "")) this.reached = nextDue;
  }

  /** As at the bank: what has fallen due by today was paid as before. */
  private changeAmount(): void {
    if (this.sip === null) return;
    const isAhead = this.reached !== null && this.reached > this.today;
    const since = isAhead ? (this.reached ?? missing()) : monthAfter(this.today);
    this.paidSince = monthOf(since) - monthOf(start);
    const amount = (this.paid.at(-1) ?? missing()) + 1_000;
    this.paid.fill(amount, this.paidSince);
    this.update({ amount });
  }

  private update(data: UpdateSipInput["data"]): void {
    if (this.sip !== null) this.store(changedSip(this.sip, data, this.now));
  }

  private deleteSip(withEstimates: boolean): void {
    const { sip } = this;
    if (sip === null) return;
    const rows = withEstimates ? estimatesOf(sip.id, this.rows) : [];
    this.rows = this.rows.filter((row) => !rows.includes(row));
    this.removedSip = { sip, rows, at: this.now };
    this.sip = null;
  }

  private restoreSip(): void {
    if (this.removedSip === null || this.sip !== null) return;
    const { sip, rows, at } = this.removedSip;
    const back = rows.filter((row) => findAddedAgain([row], this.rows, this.since(at)) === null);
    this.rows = [...this.rows, ...back];
    this.sip = sip;
    this.removedSip = null;
  }

  private job(): void {
    for (let sip = this.sip; sip !== null; sip = this.sip) {
      const { nextDue, paused, pausedOn } = sip;
      if (nextDue === null || nextDue > this.today) return;
      if (paused && (pausedOn === null || nextDue > pausedOn)) return;
      const due = nextInstalment(scheduleOf(sip), nextDue);
      if (due === null) return;
      const { id, createdAt } = sip;
      const next = nextInstalment(scheduleOf(sip), monthAfter(due.dueDate))?.dueDate ?? null;
      const decision = decideInstalment(
        due,
        { id, isGone: (other) => other !== id },
        {
          purchases: this.rows.filter(isBought).map(asPurchase),
          deleted: this.deleted
            .filter(({ row, at }) => row.source === "sip" && at >= createdAt)
            .map(({ row }) => asPurchase(row)),
          skipped: readSkipped(sip.skipped),
          witnesses: this.witnesses(),
        },
      );
      if (decision.kind === "found") {
        this.rows = this.rows.map((row) =>
          row.id === decision.transactionId ? { ...row, sipId: id, dueDate: due.dueDate } : row,
        );
      }
      if (decision.kind === "record") this.rows = [...this.rows, this.estimate(id, due)];
      const skipped = decision.kind === "skipped" ? decision.skipped : null;
      this.store({
        ...sip,
        nextDue: next,
        ...(decision.kind !== "skipped" && { recordedThrough: due.dueDate }),
        ...(skipped !== null && {
          skipped: storedSkipped([...readSkipped(sip.skipped), skipped]),
        }),
      });
    }
  }

  private estimate(sipId: string, { dueDate, amount }: DueInstalment): StoredTransaction {
    const fields = { date: dueDate, ...this.boughtFor(amount) };
    return toStored(transactionFields.parse(fields), {
      ...notImported,
      id: this.newId(),
      fundId,
      sequence: 0,
      source: "sip",
      sipId,
      dueDate,
      confirmed: false,
      createdAt: this.now,
    });
  }

  private witnesses(): Witness[] {
    return this.imports.flatMap(({ id, to }) => (to === null ? [] : [{ date: to, importId: id }]));
  }
}

const lostInstalments = ({ sipId, dueDate }: StoredTransaction): LostInstalment[] =>
  sipId === null || dueDate === null ? [] : [{ sipId, dueDate }];

const isBought = ({ type }: StoredTransaction): boolean => purchaseTypes.includes(type);

const isOnDayOf =
  ({ date }: StoredTransaction) =>
  (other: StoredTransaction): boolean =>
    other.source !== "sip" && isBought(other) && other.date === date;

const firstOf = (month: number): IsoDate =>
  new Date(Date.UTC(2025, month, 1)).toISOString().slice(0, 10);

const inRupees = ({ amount, stampDuty, ...row }: StoredTransaction) => ({
  ...row,
  amount: Number(amount),
  stampDuty: Number(stampDuty),
});

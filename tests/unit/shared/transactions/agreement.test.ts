import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  agreementOf,
  type DeletedRow,
  type FundLedger,
  type KeptBalance,
} from "../../../../src/shared/transactions/agreement.ts";
import {
  firstLastingChange,
  type RecordedChange,
} from "../../../../src/shared/transactions/first-lasting-change.ts";

const day = (offset: number): Date => new Date(Date.UTC(2026, 7, 20 + offset));

/** Of 100 units on 20 August 2026, imported on the 21st, when they agreed. */
const balance = (change: Partial<KeptBalance> = {}): KeptBalance => ({
  importId: "august",
  date: "2026-08-20",
  isDated: true,
  folio: "123 / 0",
  scheme: "Example Fund",
  units: 100,
  unitDecimals: 3,
  cost: 5_000,
  value: null,
  leftOut: 0,
  importedAt: day(1).toISOString(),
  recordedThen: 100_000_000,
  ...change,
});

type Row = NonNullable<FundLedger["rows"]>[number];
const row = (change: Partial<Row> = {}): Row => ({
  date: "2026-08-01",
  type: "purchase",
  units: "100",
  source: "import",
  dueDate: null,
  createdAt: day(1),
  updatedAt: null,
  importId: "august",
  ...change,
});

const ledger = (rows: FundLedger["rows"], deleted: readonly DeletedRow[] = []): FundLedger => ({
  rows,
  units: 100_000_000,
  deleted,
});

describe("agreementOf", () => {
  it("is none of a fund without a statement", () => {
    expect(agreementOf([], ledger([row()]))).toBeNull();
  });

  it("agrees within a thousandth of a unit, whatever came after the statement's day", () => {
    const rows = [
      row({ units: "99.999" }),
      row({ date: "2026-08-21", units: "50", importId: null }),
    ];
    expect(agreementOf([balance()], ledger(rows))).toMatchObject({
      state: "agrees",
      recorded: 99.999,
      change: null,
    });
    expect(agreementOf([balance()], ledger([row({ units: "99.9989" })]))).toMatchObject({
      state: "differs",
    });
  });

  it("agrees without an estimated instalment of its last days, which comes with the next statement", () => {
    const due = (date: string) => row({ date, units: "5", source: "sip", importId: null });
    const then = { recordedThen: 105_000_000 };
    expect(agreementOf([balance(then)], ledger([row(), due("2026-08-17")]))).toMatchObject({
      state: "agrees",
      recorded: 100,
    });
    expect(
      agreementOf([balance({ ...then, units: 105 })], ledger([row(), due("2026-08-17")])),
    ).toMatchObject({ state: "agrees", recorded: 105 });
    for (const date of ["2026-08-14", "2026-08-21"])
      expect(agreementOf([balance()], ledger([row({ units: "98" }), due(date)]))?.state).toBe(
        "differs",
      );
    const added = row({ units: "7", importId: null, createdAt: day(14) });
    expect(agreementOf([balance(then)], ledger([row(), due("2026-08-17"), added]))).toMatchObject({
      state: "differs",
      change: { kind: "added", isCertain: true },
      differedThen: false,
    });
  });

  it("agrees within a hundredth where no more decimals are printed", () => {
    const printed = balance({ units: 123.46, unitDecimals: 2 });
    const stateOf = (units: string) => agreementOf([printed], ledger([row({ units })]))?.state;
    expect(stateOf("123.456")).toBe("agrees");
    expect(stateOf("123.449")).toBe("differs");
  });

  it("takes the newest day, and of one day the last import", () => {
    const older = balance({ importId: "july", date: "2026-07-31", units: 1 });
    const again = balance({ importId: "again", importedAt: day(2).toISOString() });
    expect(agreementOf([older, balance(), again], ledger([row()]))?.balance.importId).toBe("again");
  });

  it("holds the totals of a fund without transactions to the statement", () => {
    expect(agreementOf([balance()], ledger(null))).toMatchObject({ state: "agrees" });
    expect(agreementOf([balance({ units: 90 })], ledger(null))).toMatchObject({
      state: "differs",
      recorded: 100,
    });
  });

  it("compares nothing where the fund begins with an opening after the statement", () => {
    const opening = row({ type: "opening", date: "2026-09-01", importId: null });
    expect(agreementOf([balance()], ledger([opening]))).toMatchObject({ state: "later-start" });
    const purchase = row({ date: "2026-09-01", importId: null });
    expect(agreementOf([balance()], ledger([purchase]))).toMatchObject({ state: "differs" });
  });

  it("names the entry that was added since", () => {
    const added = row({ units: "5", importId: null, createdAt: day(14) });
    const unrelated = row({ date: "2026-09-02", units: "7", importId: null, createdAt: day(13) });
    expect(agreementOf([balance()], ledger([row(), unrelated, added]))).toMatchObject({
      state: "differs",
      recorded: 105,
      change: {
        kind: "added",
        at: day(14).toISOString(),
        date: "2026-08-01",
        type: "purchase",
        isCertain: true,
      },
      differedThen: false,
    });
  });

  it("names the entry that was deleted since, until it is restored", () => {
    const deleted = {
      date: "2026-08-02",
      type: "purchase",
      units: "40",
      createdAt: day(1),
      deletedAt: day(9),
    } as const;
    const rows = [row({ units: "60" })];
    expect(agreementOf([balance()], ledger(rows, [deleted]))).toMatchObject({
      change: { kind: "deleted", date: "2026-08-02", isCertain: true },
    });
    const restored = [...rows, row({ date: "2026-08-02", units: "40" })];
    expect(agreementOf([balance()], ledger(restored))).toMatchObject({ state: "agrees" });
  });

  it("names an entry that was changed since only as a possible cause", () => {
    const changed = row({ units: "90", updatedAt: day(5) });
    const possible = { kind: "changed", at: day(5).toISOString(), isCertain: false };
    expect(agreementOf([balance()], ledger([changed]))).toMatchObject({ change: possible });
    // 10 units went with an import that was undone; of the later entry only the note was changed.
    const noted = row({ date: "2026-09-09", units: "1", updatedAt: day(5) });
    expect(agreementOf([balance()], ledger([row({ units: "90" }), noted]))).toMatchObject({
      change: possible,
    });
  });

  it("names a later import as a whole", () => {
    const rows = [4, 6].map((units) =>
      row({ units: String(units), importId: "september", createdAt: day(30) }),
    );
    expect(agreementOf([balance()], ledger([row(), ...rows]))).toMatchObject({
      change: { kind: "imported", at: day(30).toISOString(), isCertain: true },
    });
  });

  it("says that they differed when it was imported, and which earlier statement agrees", () => {
    const july = balance({ importId: "july", date: "2026-07-31", units: 0, recordedThen: 0 });
    const may = balance({ importId: "may", date: "2026-05-31", units: 9, recordedThen: 0 });
    const kept = balance({ units: 110, recordedThen: 100_000_000 });
    expect(agreementOf([may, july, kept], ledger([row()]))).toMatchObject({
      state: "differs",
      change: null,
      differedThen: true,
      lastAgreed: { date: "2026-07-31", isDated: true },
    });
  });

  it("names no change where something that nothing recorded is left over", () => {
    const added = row({ units: "5", importId: null, createdAt: day(14) });
    const kept = balance({ recordedThen: 100_000_000 });
    expect(agreementOf([kept], ledger([row({ units: "70" }), added]))).toMatchObject({
      state: "differs",
      change: null,
      differedThen: false,
      lastAgreed: null,
    });
  });
});

describe("firstLastingChange", () => {
  const steps = fc.array(
    fc.record({ units: fc.integer({ min: -3, max: 3 }), isCertain: fc.boolean() }),
    { maxLength: 12 },
  );
  const changesOf = (all: readonly { units: number; isCertain: boolean }[]): RecordedChange[] =>
    all.map((step, index) => ({ kind: "imported", at: day(index).toISOString(), ...step }));
  const agrees = (units: number) => units === 0;

  it("is the one before which they agreed, and after which they never did", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 2 }), steps, (before, all) => {
        const changes = changesOf(all);
        const after = all.reduce((sum, { units }) => sum + units, before);
        const found = firstLastingChange({
          before,
          after,
          changes: changes.toReversed(),
          agrees,
        });
        const courses = changes.map((_, index) =>
          changes.slice(0, index + 1).reduce((sum, { units }) => sum + units, before),
        );
        const place = changes.findIndex(({ at }) => at === found?.at);
        if (found === null) {
          const hasAgreed = agrees(before) || courses.some(agrees);
          expect(agrees(after) || !hasAgreed).toBe(true);
        } else {
          expect(agrees(place === 0 ? before : (courses[place - 1] ?? NaN))).toBe(true);
          expect(courses.slice(place).some(agrees)).toBe(false);
          expect(found.isCertain).toBe(true);
        }
      }),
    );
  });

  it("counts what is unexplained to the first change that may have caused it, or names none", () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (all, rest) => {
        const changes = changesOf(all);
        const after = all.reduce((sum, { units }) => sum + units, rest);
        const found = firstLastingChange({ before: 0, after, changes, agrees });
        const uncertain = changes.filter(({ isCertain }) => !isCertain);
        if (uncertain.length === 0) expect(found).toBeNull();
        if (found !== null) expect(found.isCertain).toBe(false);
      }),
    );
  });
});

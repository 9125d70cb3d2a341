import { daysBetween } from "../../dates.ts";
import { toPaise, type Paise } from "../../transactions/fixed-point.ts";
import { maxDaysBetweenLegs } from "../../transactions/pairs.ts";
import type { FundProposal, ProposedRow } from "../propose/fund-proposal.ts";
import { folioKey } from "../../funds/folio.ts";

type Leg = { proposal: FundProposal; row: ProposedRow };

/** Stamp duty and STT lie between the two amounts. */
const amountShare = 0.002;
const roundingError: Paise = 200;

const incomingTypes = {
  "switch-out": "switch-in",
  "merger-out": "merger-in",
} as const;

/**
 * Pairs the new legs of switches and mergers of one folio: each leg that goes out with the nearest one that comes in
 * for about the same amount, on that day or some days later.
 * @param newId makes a pair's id
 */
export function pairLegs(proposals: readonly FundProposal[], newId: () => string): void {
  const legs = proposals.flatMap((proposal) =>
    proposal.rows
      .filter(({ outcome, fields }) => outcome.kind === "new" && fields.pairId === null)
      .map((row): Leg => ({ proposal, row })),
  );
  for (const [outType, inType] of Object.entries(incomingTypes)) {
    const byFolio = Map.groupBy(
      legs.filter(({ row }) => row.fields.type === inType),
      folioOf,
    );
    for (const out of legs.filter(({ row }) => row.fields.type === outType)) {
      const incoming = byFolio.get(folioOf(out)) ?? [];
      const other = nearest(out, incoming);
      if (other === undefined) continue;
      incoming.splice(incoming.indexOf(other), 1);
      const pairId = newId();
      out.row.fields = { ...out.row.fields, pairId };
      other.row.fields = { ...other.row.fields, pairId };
    }
  }
}

function nearest(out: Leg, incoming: readonly Leg[]): Leg | undefined {
  return incoming
    .filter((leg) => leg.proposal !== out.proposal && isSameMoney(leg, out))
    .filter((leg) => daysAfter(leg, out) >= 0 && daysAfter(leg, out) <= maxDaysBetweenLegs)
    .toSorted((a, b) => daysAfter(a, out) - daysAfter(b, out))[0];
}

const folioOf = ({ proposal }: Leg): string => folioKey(proposal.scheme.folio ?? "");

const daysAfter = (leg: Leg, out: Leg): number =>
  daysBetween(out.row.fields.date, leg.row.fields.date);

function isSameMoney(leg: Leg, out: Leg): boolean {
  const paid = toPaise(leg.row.fields.amount) + toPaise(leg.row.fields.stampDuty);
  const moved = toPaise(out.row.fields.amount);
  return Math.abs(paid - moved) <= roundingError + moved * amountShare;
}

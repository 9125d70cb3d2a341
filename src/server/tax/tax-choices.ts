import type { ExitLoad } from "../../shared/tax/exit-load.ts";
import { me } from "../../shared/holders/holder.ts";
import type {
  FiledLoss,
  SchemeTaxChoice,
  TaxProfile,
} from "../../shared/tax/report/report-types.ts";
import { isSlab } from "../../shared/tax/rules/slabs.ts";
import { financialYearText } from "../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Results } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import {
  exitLoadsOf,
  taxLossesOf,
  taxProfilesOf,
  taxSchemesOf,
  type TaxSchemeRow,
} from "./queries.ts";

/** A user's answers about tax; `holderId` null is the account's owner. */
export type StoredTaxChoices = {
  schemes: SchemeTaxChoice[];
  profiles: (TaxProfile & { holderId: string | null; year: string })[];
  losses: (FiledLoss & { holderId: string | null })[];
  exitLoads: (ExitLoad & { fundId: string })[];
};

export const taxChoiceReads = ({ db }: Pick<SignedInContext, "db">, owner: Owner) => ({
  schemes: taxSchemesOf(db, owner),
  profiles: taxProfilesOf(db, owner),
  losses: taxLossesOf(db, owner),
  loads: exitLoadsOf(db, owner),
});

export const taxChoicesView = ({
  schemes,
  profiles,
  losses,
  loads,
}: Results<ReturnType<typeof taxChoiceReads>>): StoredTaxChoices => ({
  schemes: schemes.map(schemeTaxChoice),
  profiles: profiles.map(({ holderId, year, slab, resident }) => ({
    holderId: ownHolderId(holderId),
    year: financialYearText(year),
    slab: isSlab(slab) ? slab : null,
    resident,
  })),
  losses: losses.map(({ holderId, year, short, long }) => ({
    holderId: ownHolderId(holderId),
    year: financialYearText(year),
    short: Number(short),
    long: Number(long),
  })),
  exitLoads: loads.map(({ fundId, load }) => ({ fundId, ...(JSON.parse(load) as ExitLoad) })),
});

export const schemeTaxChoice = ({
  amfiCode,
  class: chosen,
  kind,
  fmvPerUnit,
}: TaxSchemeRow): SchemeTaxChoice => ({
  amfiCode,
  class: chosen,
  kind,
  fmvPerUnit: fmvPerUnit === null ? null : Number(fmvPerUnit),
});

const ownHolderId = (holderId: string): string | null => (holderId === me ? null : holderId);

import { schemeKeyOf } from "../../../../shared/imports/match/resolve-scheme.ts";
import type { ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { nameKey } from "../../../../shared/schemes/scheme.ts";

/** The schemes of all files to which an answer about these applies as well. */
export function alikeSchemes(
  all: readonly StatementScheme[],
  asked: readonly ProposedScheme[],
): StatementScheme[] {
  const keys = new Set(asked.map(({ scheme }) => keyOf(scheme)));
  return all.filter((scheme) => keys.has(keyOf(scheme)));
}

/** One ISIN can stand beside two names, of which one is wrong. */
const keyOf = (scheme: StatementScheme): string => `${schemeKeyOf(scheme)} ${nameKey(scheme.name)}`;

import {
  frequencies,
  knownOptions,
  knownPlans,
  type VariantReading,
} from "../../../shared/schemes/plan-and-option.ts";
import { missing } from "../../../shared/missing.ts";
import shipped from "./scheme-facts.json" with { type: "json" };

type NameFact = { fund: string; insteadOf: string };

export type SchemeFacts = {
  variants: ReadonlyMap<string, VariantReading>;
  formerNames: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, readonly NameFact[]>;
};

/** By a fact, the ascending codes that it holds for, each as its base-36 distance from the one before. */
type Encoded = Readonly<Record<string, string>>;
export type EncodedFacts = { variants: Encoded; names: Encoded; formerNames: Encoded };

let decoded: SchemeFacts | null = null;

/** Facts by AMFI code from the lists of August 2026, made by `npm run schemes:facts`. */
export const schemeFacts = (): SchemeFacts => (decoded ??= decodeFacts(shipped));

export function decodeFacts(encoded: EncodedFacts): SchemeFacts {
  const variants = new Map<string, VariantReading>();
  for (const [key, codes] of decodeCodes(encoded.variants)) {
    const [plan, option, frequency] = key.split(",");
    const variant = {
      plan: knownPlans.find((one) => one === plan) ?? null,
      option: knownOptions.find((one) => one === option) ?? null,
      frequency: frequencies.find((one) => one === frequency) ?? null,
    };
    for (const code of codes) variants.set(code, variant);
  }
  const formerNames = new Map<string, string>();
  for (const [name, codes] of decodeCodes(encoded.formerNames)) {
    for (const code of codes) formerNames.set(code, name);
  }
  const names = new Map<string, NameFact[]>();
  for (const [key, codes] of decodeCodes(encoded.names)) {
    const [fund = "", insteadOf = ""] = key.split("|");
    for (const code of codes) names.set(code, [...(names.get(code) ?? []), { fund, insteadOf }]);
  }
  return { variants, formerNames, names };
}

const decodeCodes = (facts: Encoded): [fact: string, codes: string[]][] =>
  Object.entries(facts).map(([fact, distances]) => {
    let code = 0;
    return [fact, distances.split(" ").map((distance) => String((code += parseInt(distance, 36))))];
  });

export function encodeCodes(codes: readonly string[]): string {
  const sorted = codes.map(Number).toSorted((a, b) => a - b);
  return [0, ...sorted.slice(0, -1)]
    .map((before, index) => ((sorted[index] ?? missing()) - before).toString(36))
    .join(" ");
}

export function nameHash(name: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

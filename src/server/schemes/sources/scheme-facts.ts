import {
  frequencies,
  knownOptions,
  knownPlans,
  type VariantReading,
} from "../../../shared/schemes/plan-and-option.ts";
import { missing } from "../../../shared/missing.ts";
import { formerNameFacts, nameFacts, variantFacts } from "./scheme-facts.gen.ts";

type NameFact = { fund: string; insteadOf: string };

export type SchemeFacts = {
  variants: ReadonlyMap<string, VariantReading>;
  formerNames: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, readonly NameFact[]>;
};

let decoded: SchemeFacts | null = null;

/** Facts by AMFI code from the lists of August 2026, made by `npm run schemes:facts`. */
export function schemeFacts(): SchemeFacts {
  decoded ??= decodeFacts({ variantFacts, nameFacts, formerNameFacts });
  return decoded;
}

type EncodedFacts = { variantFacts: string; nameFacts: string; formerNameFacts: string };

export function decodeFacts(encoded: EncodedFacts): SchemeFacts {
  const variants = new Map<string, VariantReading>();
  for (const [key, codes] of parseLines(encoded.variantFacts)) {
    const [plan, option, frequency] = key.split(",");
    const variant = {
      plan: knownPlans.find((one) => one === plan) ?? null,
      option: knownOptions.find((one) => one === option) ?? null,
      frequency: frequencies.find((one) => one === frequency) ?? null,
    };
    for (const code of codes) variants.set(code, variant);
  }
  const formerNames = new Map<string, string>();
  for (const [name, codes] of parseLines(encoded.formerNameFacts)) {
    for (const code of codes) formerNames.set(code, name);
  }
  const names = new Map<string, NameFact[]>();
  for (const [key, codes] of parseLines(encoded.nameFacts)) {
    const [fund = "", insteadOf = ""] = key.split("|");
    for (const code of codes) names.set(code, [...(names.get(code) ?? []), { fund, insteadOf }]);
  }
  return { variants, formerNames, names };
}

/** A line is a key, a tab and ascending codes, each as its base-36 distance from the one before. */
const parseLines = (text: string): [key: string, codes: string[]][] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [key = "", distances = ""] = line.split("\t");
      let code = 0;
      return [
        key,
        distances.split(" ").map((distance) => String((code += parseInt(distance, 36)))),
      ];
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

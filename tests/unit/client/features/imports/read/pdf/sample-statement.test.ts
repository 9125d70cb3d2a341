import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  familyStatement,
  statementFile,
} from "../../../../../../../sample/statement/family-statement.ts";
import { root } from "../../../../../../../scripts/product/root.ts";
import { pdfPages } from "../../../../../../../src/client/features/imports/read/pdf/pdf-pages.ts";
import {
  demoHolders,
  demoOwner,
  newFamilyIds,
} from "../../../../../../../src/server/demo/family.ts";
import { me } from "../../../../../../../src/shared/holders/holder.ts";
import { holderOfInvestor } from "../../../../../../../src/shared/imports/match/investors.ts";
import { readCas } from "../../../../../../../src/shared/imports/read/cas/read-cas.ts";

it("the demo's statement is the one that npm run sample:statement draws", () => {
  const committed = readFileSync(join(root, "src/client/public", statementFile));
  expect(Buffer.from(familyStatement()).equals(committed)).toBe(true);
});

it("the demo's statement is read without a doubt, and its investors are the demo's people", async () => {
  const { schemes, unreadable } = readCas(await pdfPages(familyStatement()));
  expect(unreadable).toEqual([]);
  for (const { failures, rows } of schemes) {
    expect(failures).toEqual([]);
    expect(rows).toHaveLength(12);
  }
  const ids = newFamilyIds();
  const people = schemes.map(({ investor }) =>
    holderOfInvestor(investor ?? "", {
      holders: demoHolders(ids),
      ownerName: demoOwner,
      remembered: undefined,
      isOnly: false,
      isNamesake: false,
    }),
  );
  expect(people).toEqual([me, ids.spouse, ids.child]);
});

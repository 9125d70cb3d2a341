import { maxHoldersPerUser } from "../../src/shared/holders/schema.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import { maxFundsPerUser } from "../../src/shared/funds/schema.ts";
import { maxItemsPerPart } from "../../src/shared/imports/part-limits.ts";
import { maxBalancesPerFund, maxImportsPerUser } from "../../src/shared/imports/schema.ts";
import { maxRowsPerCall, maxRowsPerDay } from "../../src/shared/public-api/program-rows.ts";
import { maxImportedRows } from "../../src/shared/public-api/schema.ts";
import { maxPasskeys } from "../../src/shared/auth/passkeys/max-passkeys.ts";
import { maxTokens } from "../../src/shared/auth/access-tokens/max-tokens.ts";
import { maxRecipientsPerSender, maxSendersPerRecipient } from "../../src/shared/sharing/schema.ts";
import { maxRemovalsPerUser, maxRemovedRowsPerUser } from "../../src/shared/removals/schema.ts";
import { maxSipsPerFund, maxSipsPerUser } from "../../src/shared/sips/schema.ts";
import { maxCompared } from "../../src/shared/compare/compared.ts";
import { maxDevicesPerUser } from "../../src/shared/push/schema.ts";
import { maxGoalParts, maxGoalsPerUser } from "../../src/shared/goals/schema.ts";
import { maxTargetParts } from "../../src/shared/targets/schema.ts";
import { maxWatched } from "../../src/shared/compare/watch-list/schema.ts";
import {
  maxLotsPerTransaction,
  maxReceivedLots,
} from "../../src/shared/transactions/lot-budget.ts";
import {
  maxTransactionsPerFund,
  maxTransactionsPerUser,
} from "../../src/shared/transactions/schema.ts";

const page = readFileSync(join(root, "docs/limits.md"), "utf8");

it.each([
  ["funds", maxFundsPerUser],
  ["transactions", maxTransactionsPerUser],
  ["transactions of a fund", maxTransactionsPerFund],
  ["lots of a fund beyond its transactions", maxReceivedLots],
  ["lots for each transaction, of funds between which units move", maxLotsPerTransaction],
  ["SIPs", maxSipsPerUser],
  ["SIPs of a fund", maxSipsPerFund],
  ["imports", maxImportsPerUser],
  ["statements of a fund that are kept to compare it", maxBalancesPerFund],
  ["rows of an import part", maxItemsPerPart],
  ["rows of an import by a program", maxImportedRows],
  ["transactions in a call by a program", maxRowsPerCall],
  ["transactions that programs add in 24 hours", maxRowsPerDay],
  ["other people whose funds are kept", maxHoldersPerUser],
  ["people who share with a recipient", maxSendersPerRecipient],
  ["people with whom a sender shares", maxRecipientsPerSender],
  ["passkeys", maxPasskeys],
  ["access tokens", maxTokens],
  ["devices that get notifications", maxDevicesPerUser],
  ["watched schemes", maxWatched],
  ["goals", maxGoalsPerUser],
  ["funds that feed a goal", maxGoalParts],
  ["parts of a target", maxTargetParts],
  ["schemes of a comparison", maxCompared],
  ["deletions that can be restored", maxRemovalsPerUser],
  ["rows of those deletions", maxRemovedRowsPerUser],
])("docs/limits.md gives the limit of %s", (what, limit) => {
  const row = page.split("\n").find((line) => line.startsWith(`| ${what} `));
  expect(row).toContain(` ${limit.toLocaleString("en-IN")} |`);
});

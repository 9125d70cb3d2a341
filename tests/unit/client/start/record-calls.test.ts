import { expect, it } from "vitest";
import {
  batchAddress,
  proceduresIn,
  recordCalls,
} from "../../../../src/client/start/record-calls.ts";

it("an address of a batch names its procedures in their order", () => {
  const calls = recordCalls((api) => {
    api.funds.list.prefetch();
    api.portfolio.fund.prefetch({ fundId: "a/b?c,d" });
    api.sharing.recipients.prefetchInfinite({});
  });
  expect(proceduresIn(batchAddress(calls))).toEqual([
    "funds.list",
    "portfolio.fund",
    "sharing.recipients",
  ]);
});

it("an address that is no batch's names none", () => {
  expect(proceduresIn("/api/schemes")).toEqual([]);
});

import { expect, it } from "vitest";
import { askedInception } from "../../../../../src/client/components/form/asked-inception.ts";
import { inceptionDoubt } from "../../../../../src/shared/transactions/doubts.ts";

it("a day before the scheme began is asked about, with its first day to take instead", () => {
  const written: string[] = [];
  const of = (date: string) =>
    askedInception(inceptionDoubt(date, "2013-01-01"), "from", (day) => written.push(day));
  expect(of("2013-01-01")).toEqual([]);
  const [asked] = of("2012-06-05");
  expect(asked?.proposal).toMatchObject({ text: "Use 1 Jan 2013", field: "from" });
  asked?.proposal?.write();
  expect(written).toEqual(["2013-01-01"]);
});

import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it } from "vitest";
import { failureOf } from "../../../../src/client/api/failure.ts";
import { setLanguage } from "../../../../src/client/language/text.ts";
import { AppError, errorCatalogue } from "../../../../src/shared/errors.ts";

/** As the server answers. */
function answered(error: AppError): unknown {
  const { appCode, message, values } = error;
  const { code, message: template } = errorCatalogue[appCode];
  return TRPCClientError.from({
    error: { code: -32_000, message, data: { code, httpStatus: 409, appCode, values, template } },
  });
}

describe("a failure with values", () => {
  afterEach(() => setLanguage("en"));

  it("shows the server's sentence when the server is newer and its code is unknown", () => {
    const data = { code: "CONFLICT", httpStatus: 409, appCode: "new/code", values: { fund: "A" } };
    const error = TRPCClientError.from({ error: { code: -32_000, message: "A is new", data } });
    expect(failureOf(error).message).toBe("A is new");
  });

  it("is translated for each of the refused items", async () => {
    const { message, values } = new AppError("transactions/not-enough-units", {
      values: { date: "2024-05-05" },
    });
    const template = errorCatalogue["transactions/not-enough-units"].message;
    const refusals = [{ items: [2], message, values, template }];
    const data = { code: "BAD_REQUEST", appCode: "transactions/not-enough-units", refusals };
    await setLanguage("hi");
    const error = TRPCClientError.from({ error: { code: -32_000, message, data } });
    const [refusal] = failureOf(error).refusals;
    expect(refusal).toEqual({ items: [2], message: expect.stringMatching(/^[^a-z]+$/i) });
  });

  it.each(["Axis Small Cap", "import", "This"])(
    "is translated when the fund's name is %s",
    async (fund) => {
      const error = answered(new AppError("imports/changed-since", { values: { fund } }));
      expect(failureOf(error).message).toBe(
        `This import cannot be undone: ${fund} has changed since`,
      );
      await setLanguage("hi");
      expect(failureOf(error).message).toMatch(new RegExp(`${fund}`));
      expect(failureOf(error).message.replace(fund, "")).not.toMatch(/[a-z]/i);
    },
  );
});

import { expect, it } from "vitest";
import { boundAnswers } from "../../../../../src/server/platform/limits/answer-bytes.ts";

const answer = async () => ({ ok: true, data: "x".repeat(900_000) });

it("a request's calls are refused once their answers have two megabytes", async () => {
  const request = {};
  for (let call = 0; call < 3; call += 1) await boundAnswers(request, answer);
  await expect(boundAnswers(request, answer)).rejects.toMatchObject({
    appCode: "request/batch-too-large",
  });
});

it("another request's calls are answered meanwhile", async () => {
  const request = {};
  for (let call = 0; call < 3; call += 1) await boundAnswers(request, answer);
  expect(await boundAnswers({}, answer)).toMatchObject({ ok: true });
});

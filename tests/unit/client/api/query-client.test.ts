import { onlineManager } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppCode } from "../../../../src/shared/errors.ts";

// These modules need a page's globals.
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { addEventListener: () => {} });
vi.stubGlobal("navigator", { onLine: true });
afterAll(() => vi.unstubAllGlobals());
const { notify } = await import("../../../../src/client/components/ui/feedback/notify.ts");
const { createQueryClient } = await import("../../../../src/client/api/query-client.ts");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const lost = new TRPCClientError("fetch failed");
const refused = (appCode: AppCode) =>
  TRPCClientError.from({ error: { code: -32_000, message: "", data: { appCode } } });

/** The times of all attempts of a failing call, in milliseconds after the first. */
async function triesOf(error: Error, kind: "query" | "mutation"): Promise<number[]> {
  const client = createQueryClient({ onSignedOut: () => {}, onFactorNeeded: () => {} });
  const start = Date.now();
  const tries: number[] = [];
  const fail = (): Promise<never> => {
    tries.push(Date.now() - start);
    return Promise.reject(error);
  };
  const running =
    kind === "query"
      ? client.fetchQuery({ queryKey: ["x"], queryFn: fail, ...client.getDefaultOptions().queries })
      : client.getMutationCache().build(client, { mutationFn: fail }).execute(undefined);
  const failed = expect(running).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await failed;
  return tries;
}

describe("a query", () => {
  it.each([
    ["no answer came", lost],
    ["the service is not available", refused("service/unavailable")],
  ])("is retried twice with a growing delay when %s", async (_, error) => {
    expect(await triesOf(error, "query")).toEqual([0, 500, 1_500]);
  });

  it("is not retried without a network, so that cached data is shown", async () => {
    onlineManager.setOnline(false);
    expect(await triesOf(lost, "query")).toEqual([0]);
  });

  it("is not retried when the network is lost between the attempts", async () => {
    setTimeout(() => onlineManager.setOnline(false), 100);
    expect(await triesOf(lost, "query")).toEqual([0, 500]);
  });

  it.each<AppCode>(["auth/unauthenticated", "request/invalid", "internal"])(
    "is asked once where the answer is %s",
    async (appCode) => {
      expect(await triesOf(refused(appCode), "query")).toEqual([0]);
    },
  );
});

describe("a session without the second factor that is required", () => {
  it("is noticed by a refused query", async () => {
    const onFactorNeeded = vi.fn();
    const client = createQueryClient({ onSignedOut: () => {}, onFactorNeeded });
    const queryFn = () => Promise.reject(refused("auth/second-factor-first"));
    await expect(client.fetchQuery({ queryKey: ["x"], queryFn })).rejects.toThrow();
    expect(onFactorNeeded).toHaveBeenCalledOnce();
  });
});

describe("a mutation", () => {
  it("is sent once, unless it is declared safe to repeat", async () => {
    expect(await triesOf(lost, "mutation")).toEqual([0]);
  });

  it("of a form dismisses only the toast of its own last attempt", async () => {
    const translate = vi.spyOn(notify, "error").mockReturnValue();
    const takenBack = vi.spyOn(notify, "dismiss").mockReturnValue();
    const client = createQueryClient({ onSignedOut: () => {}, onFactorNeeded: () => {} });
    const tell = (kind: string, answer: () => Promise<void>) =>
      client
        .getMutationCache()
        .build(client, {
          mutationKey: [kind],
          mutationFn: answer,
          meta: { isForm: kind !== "end session" },
        })
        .execute(undefined);
    await expect(tell("sign in", () => Promise.reject(lost))).rejects.toBe(lost);
    await expect(tell("sign up", () => Promise.reject(lost))).rejects.toBe(lost);
    await expect(tell("end session", () => Promise.reject(lost))).rejects.toBe(lost);
    await tell("end session", () => Promise.resolve());
    expect(takenBack).not.toHaveBeenCalled();
    await tell("sign in", () => Promise.resolve());
    const [[, ofSignIn] = []] = translate.mock.calls;
    expect(ofSignIn).toBeDefined();
    expect(takenBack.mock.calls).toEqual([[ofSignIn]]);
  });
});

// @module-tag long
import { beforeAll, describe, expect, inject, it } from "vitest";
import { withTextAtEachPlace } from "../../support/api/hostile-input.ts";
import {
  calls,
  createResources,
  type Procedure,
  type Resources,
} from "../../support/api/procedures.ts";
import { rawRequest, type RawRequest } from "../../support/api/raw-request.ts";
import { slowTexts } from "../../support/data/slow-texts.ts";

const baseUrl = inject("baseUrl");

/** Bytes: long enough that a quadratic check of a body takes seconds, and close to the limit of a URL. */
const inBody = 100_000;
const inAddress = 5_000;
/** In milliseconds: far more than a linear check takes, and far less than a quadratic one. */
const longest = 2_500;

let things: Resources;
beforeAll(async () => {
  things = await createResources(baseUrl);
});

const own = (): Record<string, string> => ({
  origin: baseUrl,
  "content-type": "application/json",
  cookie: things.owner.cookie(),
});

async function expectSoon(request: RawRequest): Promise<void> {
  const started = performance.now();
  const { status } = await rawRequest(baseUrl, request);
  expect(performance.now() - started).toBeLessThan(longest);
  expect(status).toBeLessThan(500);
}

describe("a slow text", () => {
  it.each(Object.keys(calls) as Procedure[])(
    "is answered quickly at every place of %s",
    async (procedure) => {
      const { kind, input } = calls[procedure];
      for (const text of Object.values(slowTexts)) {
        const sized = kind === "mutate" ? text(inBody) : text(inAddress);
        for (const json of withTextAtEachPlace(input?.(things), sized)) {
          const path = `/api/trpc/${procedure}`;
          await expectSoon(
            kind === "mutate"
              ? { method: "POST", path, headers: own(), body: json }
              : {
                  method: "GET",
                  path: `${path}?input=${encodeURIComponent(json)}`,
                  headers: own(),
                },
          );
        }
      }
    },
  );

  it.each([
    "/api/auth/google?popup=",
    "/api/auth/google/callback?state=",
    "/api/auth/google/callback?code=x&state=popup&error=",
    "/api/health?",
    "/api/auth/keys?",
    "/api/account/data.json?",
    "/api/trpc/",
  ])("is answered quickly after %s", async (path) => {
    for (const text of Object.values(slowTexts)) {
      const query = encodeURIComponent(text(inAddress).toWellFormed());
      await expectSoon({ method: "GET", path: path + query, headers: own() });
    }
  });

  it.each(["cookie", "origin", "user-agent", "accept", "content-type", "accept-encoding"])(
    "is answered quickly in the header %s",
    async (name) => {
      for (const text of Object.values(slowTexts)) {
        const value = Buffer.from(text(20_000))
          .toString("latin1")
          .replaceAll(/[^ -~\u0080-\u00ff]/g, "?");
        const headers = { ...own(), [name]: name === "cookie" ? `fundbook=${value}` : value };
        await expectSoon({ method: "POST", path: "/api/trpc/auth.me", headers, body: "null" });
        await expectSoon({ method: "GET", path: "/api/trpc/auth.me", headers });
      }
    },
  );
});

import { parseEnv } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withBlock, withoutBlock } from "../../../../scripts/product/dev-vars.ts";

const settings = { APP_URL: "http://localhost:8787", RESEND_API_KEY: "a-b" };

describe("the settings that wrangler dev adds to .dev.vars", () => {
  it.each(["", "RATE_LIMITS=off", 'MAIL_FROM="Asha"\n', "# A comment.\n\n"])(
    "leave %j as it was when they are removed",
    (own) => {
      expect(withoutBlock(withBlock(own, settings))).toBe(own);
    },
  );

  it("override those of the file, and are there once", () => {
    const twice = withBlock(withBlock("APP_URL=https://a.example", settings), settings);
    expect(parseEnv(twice)).toEqual(settings);
    expect(twice.match(/APP_URL/g)).toHaveLength(2);
  });

  it("may have any address", () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(parseEnv(withBlock("", { APP_URL: url }))).toEqual({ APP_URL: url });
      }),
      { numRuns: 20 },
    );
  });
});

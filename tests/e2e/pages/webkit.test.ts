// @module-tag long
import { describe, inject } from "vitest";
import { testJourney } from "../../support/browser/journey.ts";
import { startWebKit } from "../../support/browser/webkit.ts";

const programs = inject("webKitPrograms");

describe.skipIf(programs === null)("in WebKit", () => {
  if (programs !== null) testJourney(() => startWebKit(programs));
});

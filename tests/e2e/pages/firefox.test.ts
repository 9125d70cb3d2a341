// @module-tag long
import { describe, inject } from "vitest";
import { startFirefox } from "../../support/browser/firefox.ts";
import { testJourney } from "../../support/browser/journey.ts";

describe.skipIf(inject("firefoxPath") === "")("in Firefox", () => {
  testJourney(() => startFirefox(inject("firefoxPath")));
});

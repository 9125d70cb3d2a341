import { describe } from "vitest";
import { describeSupervision } from "../../support/servers/supervision-table.ts";
import { byNpm } from "../../support/servers/ways-to-run.ts";

describe("npm start", () => describeSupervision(byNpm));

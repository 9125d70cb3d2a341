import { describe, expect, it } from "vitest";
import { changedSip } from "../../../../src/server/sips/changed-sip.ts";
import { scheduleOf } from "../../../../src/server/sips/sip-view.ts";
import { monthAfter, nextInstalment } from "../../../../src/shared/sips/due-dates.ts";
import { sipRow } from "../../../support/data/sip-row.ts";

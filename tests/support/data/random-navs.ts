import fc from "fast-check";
import { dayOf } from "../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../src/shared/history/schema.ts";

/** NAVs of up to some years: days that are missed, also for longer than a NAV may be carried on, and rises and falls. */
export const randomNavs = ({
  maxLength = 300,
}: { maxLength?: number } = {}): fc.Arbitrary<NavPoints> =>
  fc
    .record({
      start: fc.integer({ min: dayOf("2015-02-20"), max: dayOf("2016-03-05") }),
      steps: fc.array(
        fc.record({
          gap: fc.oneof(
            { weight: 30, arbitrary: fc.integer({ min: 1, max: 8 }) },
            { weight: 1, arbitrary: fc.integer({ min: 9, max: 40 }) },
          ),
          change: fc.constantFrom(0.8, 0.95, 0.99, 1, 1, 1.01, 1.04, 1.2),
        }),
        { minLength: 2, maxLength },
      ),
    })
    .map(({ start, steps }) => {
      let [day, nav] = [start, 100];
      const [days, navs]: [number[], number[]] = [[], []];
      for (const { gap, change } of steps) {
        [day, nav] = [day + gap, nav * change];
        days.push(day);
        navs.push(nav);
      }
      return { days, navs };
    });

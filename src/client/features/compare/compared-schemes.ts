import { incomparableOption } from "../../../shared/compare/comparable.ts";
import { navsOfFaceValue } from "../../../shared/compare/comparison.ts";
import type { ComparableScheme, ComparableSchemes } from "../../../shared/compare/schema.ts";
import type { IsoDate } from "../../../shared/dates.ts";
import { dayOf } from "../../../shared/history/days.ts";
import type { Day, NavHistory, NavPoints } from "../../../shared/history/schema.ts";
import { missing } from "../../../shared/missing.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { isWoundUp } from "../../../shared/schemes/scheme.ts";
import { seriesTones, type SeriesTone } from "../../components/chart/chart-lines.ts";

/** How much of a scheme's NAVs has loaded, or why it cannot be compared. */
type SchemeState =
  | { kind: "loading" | "unknown" | "idcw" | "bonus" | "failed" | "fetching" | "none" }
  | {
      kind: "ready";
      asOf: IsoDate | null;
      navs: NavPoints;
      changedOn: Day | null;
      isFilling: boolean;
    };

export type ComparedScheme = {
  code: string;
  /** The code if the list lacks the scheme. */
  title: string;
  tone: SeriesTone;
  state: SchemeState;
  /** The day of its last NAV, if the scheme has ended. */
  endedOn: IsoDate | null;
};

export const isComparable = ({ option }: ComparableScheme): boolean =>
  incomparableOption(option) === null;

/** Before the first years have come, a history has only the NAVs of the newest lists: figures of a few days would mislead. */
const hasBegun = ({ days: [first], asOf }: NavHistory): boolean =>
  first !== undefined && asOf !== null && dayOf(asOf) - first >= fewestDays;

const fewestDays = 60;

type Loaded = { history: NavHistory | null | undefined; isFailed: boolean };

/** @param listed undefined while it loads */
export function comparedSchemes(
  codes: readonly string[],
  listed: ComparableSchemes | undefined,
  histories: readonly Loaded[],
): ComparedScheme[] {
  return codes.map((code, index) => {
    const scheme = listed?.schemes.find((each) => each.code === code);
    const isOver = scheme !== undefined && isWoundUp(scheme.navDate, listed?.asOf ?? null);
    return {
      code,
      title: scheme === undefined ? code : schemeTitle(scheme.name),
      tone: seriesTones[index] ?? missing(),
      state: stateOf(scheme, listed !== undefined, histories[index]),
      endedOn: isOver ? scheme.navDate : null,
    };
  });
}

function stateOf(
  scheme: ComparableScheme | undefined,
  isListLoaded: boolean,
  loaded: Loaded | undefined,
): SchemeState {
  if (scheme === undefined) return { kind: isListLoaded ? "unknown" : "loading" };
  const reason = incomparableOption(scheme.option);
  if (reason !== null) return { kind: reason };
  const history = loaded?.history;
  if (history === undefined) return { kind: loaded?.isFailed === true ? "failed" : "loading" };
  if (history === null) return { kind: "fetching" };
  if (history.isFilling && !hasBegun(history)) return { kind: "fetching" };
  if (history.days.length < 2) return { kind: "none" };
  const { asOf, isFilling } = history;
  return { kind: "ready", asOf, isFilling, ...navsOfFaceValue(history) };
}

import type { IsoDate } from "../../shared/dates.ts";
import type { NavPair } from "../../shared/direct/nav-lookup.ts";
import { estimatedDirectNavs } from "../../shared/direct/idcw-navs.ts";
import type { DirectReason, TwinView } from "../../shared/direct/schema.ts";
import {
  findDirectTwin,
  findGrowthPair,
  type TwinFacts,
} from "../../shared/schemes/direct-twin.ts";
import { isIdcw } from "../../shared/schemes/plan-and-option.ts";
import { schemeTitle } from "../../shared/schemes/scheme-title.ts";
import { isCurrent } from "../../shared/schemes/scheme.ts";
import { pointsReader } from "../history/stored-points.ts";
import type { WantedScheme } from "../history/queries/histories.ts";
import { readFacts, type SchemesForTwins, type TrackedState } from "./queries.ts";

type Facts = TwinFacts & { code: string };

/** The twin of a scheme with the NAVs of both, or why there is none. */
type FoundTwin =
  | { twin: TwinView | null; reason: DirectReason }
  | { twin: TwinView; reason: null; navs: NavPair };

type Needed = { direct: string; growth: string | null };

const directPlansBegin: IsoDate = "2013-01-01";

/** The twins of a page of schemes, whose NAVs were read with them. */
export class TwinSchemes {
  /** Schemes whose NAVs are needed and not stored, or not from early enough, and are not being fetched yet. */
  readonly wanted: WantedScheme[] = [];
  /** The schemes that stand beside those that are held. */
  readonly used: string[] = [];
  isFilling = false;
  readonly #asOf: IsoDate | null;
  readonly #takesEnded: boolean;
  readonly #byCode: ReadonlyMap<string, Facts>;
  readonly #tracked: ReadonlyMap<string, TrackedState>;
  readonly #readers: ReturnType<typeof pointsReader>[];
  readonly #trackedSince: IsoDate;

  /**
   * @param trackedSince from when on NAVs are fetched at least
   * @param takesEnded whether a scheme that has ended has the twin that it had then
   */
  constructor(rows: SchemesForTwins, trackedSince: IsoDate, { takesEnded = false } = {}) {
    this.#asOf = rows.asOf[0]?.asOf ?? null;
    this.#takesEnded = takesEnded;
    this.#byCode = new Map(readFacts(rows).map((scheme) => [scheme.code, scheme]));
    this.#tracked = new Map(rows.tracked.map((scheme) => [scheme.code, scheme]));
    // One reader's points last until its next scheme; a twin needs up to three schemes at once.
    this.#readers = [0, 1, 2].map(() => pointsReader(rows.years, rows.tails));
    this.#trackedSince = trackedSince;
  }

  /** Why the scheme itself says that nothing can be known. */
  reasonOf(code: string): DirectReason | null {
    return reasonOfScheme(this.#byCode.get(code), this.#asOf);
  }

  /** @param since the day of the first transaction */
  find(code: string, since: IsoDate): FoundTwin {
    const scheme = this.#byCode.get(code);
    if (scheme === undefined) return { twin: null, reason: "no-scheme" };
    const others = [...this.#byCode.values()];
    const asOf = this.#takesEnded ? scheme.navDate : this.#asOf;
    const { twin, reason } = findDirectTwin(scheme, others, asOf);
    if (reason !== null) return { twin, reason };
    const view = { code: twin.code, title: schemeTitle(twin.name) };
    if (!isIdcw(scheme.option)) {
      return this.#withNavs(view, code, { direct: twin.code, growth: null }, since);
    }
    const pair = findGrowthPair(scheme, others, asOf);
    if (pair === null) return { twin: view, reason: "no-twin" };
    return this.#withNavs(
      view,
      code,
      { direct: pair.direct.code, growth: pair.regular.code },
      since,
    );
  }

  #withNavs(twin: TwinView, own: string, needed: Needed, since: IsoDate): FoundTwin {
    const held = since > directPlansBegin ? since : directPlansBegin;
    const from = held < this.#trackedSince ? held : this.#trackedSince;
    const { direct, growth } = needed;
    const codes = [direct, ...(growth === null ? [] : [growth])];
    this.used.push(...codes);
    const areReady = codes.map((code) => this.#isReady(code, from));
    if (areReady.includes(false) || !this.#isFilled(own, since)) {
      this.isFilling = true;
      return { twin, reason: "no-history" };
    }
    return { twin, reason: null, navs: this.#pair(own, needed) };
  }

  #pair(own: string, { direct, growth }: Needed): NavPair {
    const [ofOwn, ofDirect, ofGrowth] = this.#readers.map((read, index) =>
      read([own, direct, growth ?? own][index] ?? own),
    );
    const none = { days: [], navs: [] };
    const regular = ofOwn ?? none;
    if (growth === null) return { regular, direct: ofDirect ?? none };
    const pair = { regular: ofGrowth ?? none, direct: ofDirect ?? none };
    return { regular, direct: estimatedDirectNavs(regular, pair), isEstimate: true };
  }

  /** Earlier years that others have asked for, such as for a comparison, are not waited for. */
  #isFilled(code: string, from: IsoDate): boolean {
    const { wantedFrom, filledFrom } = this.#tracked.get(code) ?? {};
    return filledFrom != null && (filledFrom <= from || filledFrom <= (wantedFrom ?? from));
  }

  #isReady(code: string, from: IsoDate): boolean {
    const isTracked = (this.#tracked.get(code)?.wantedFrom ?? "9") <= from;
    if (!isTracked) this.wanted.push({ code, wantedFrom: from });
    return isTracked && this.#isFilled(code, from);
  }
}

export function reasonOfScheme(
  scheme: Pick<TwinFacts, "plan" | "navDate"> | undefined,
  asOf: IsoDate | null,
): DirectReason | null {
  if (scheme === undefined) return "no-scheme";
  if (scheme.plan === "direct") return "direct-already";
  if (scheme.plan !== "regular") return "no-plan";
  return isCurrent(scheme.navDate, asOf) ? null : "ended";
}

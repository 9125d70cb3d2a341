import { daysBetween, type IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { Variant } from "./plan-and-option.ts";

/** A scheme with its NAV. Known without a usable NAV, `nav` and `navDate` are null together. */
export type Scheme = {
  /** AMFI's scheme code; a scheme service may leave it out. */
  code: string | null;
  /** Its title: `Fund - Plan - Option`, the same whichever list it came from. */
  name: string;
  nav: DecimalText | null;
  navDate: IsoDate | null;
};

/** What a list says of a scheme besides its NAV; null where it does not say it. */
export type SchemeDetails = Variant & {
  /** Whether plan or option was taken from what is usual, because no source says it. */
  isInferred: boolean;
  fundHouse: string | null;
  /** AMFI's heading, such as `Open Ended Schemes(Equity Scheme - Small Cap Fund)`. */
  category: string | null;
  /** Of units that grow or pay out. */
  isin: string | null;
  /** Of units whose IDCW is reinvested. */
  reinvestmentIsin: string | null;
  /** What the fund was called before, as the list has it in brackets. */
  formerName: string | null;
};

export type ListedScheme = Scheme & SchemeDetails;

/** How far behind the list's newest date a NAV may be and still be called current. */
const currentWithinDays = 10;

export const isCurrent = (navDate: IsoDate | null, asOf: IsoDate | null): boolean =>
  navDate !== null && asOf !== null && daysBetween(navDate, asOf) <= currentWithinDays;

/** What a scheme's name is looked up by: lower case, runs of white space as one space. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/** What stands before the name in the key of a scheme that came without a code. */
export const keyWithoutCode = "name:";

/** What a list has a scheme only once under: its code, else its name. */
export const schemeKey = ({ code, name }: Pick<Scheme, "code" | "name">): string =>
  code ?? `${keyWithoutCode}${nameKey(name)}`;

export const codePattern = /^\d{1,10}$/;

/** The newest NAV date in a list, null where no scheme has a NAV. */
export const newestNavDate = (schemes: readonly Pick<Scheme, "navDate">[]): IsoDate | null =>
  schemes.reduce<IsoDate | null>(
    (newest, { navDate }) =>
      navDate !== null && (newest === null || navDate > newest) ? navDate : newest,
    null,
  );

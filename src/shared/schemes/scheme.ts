import { daysBetween, type IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { Variant } from "./plan-and-option.ts";

/** `nav` and `navDate` are null together. */
export type Scheme = {
  code: string | null;
  /** `Fund - Plan - Option`, the same from every list. */
  name: string;
  nav: DecimalText | null;
  navDate: IsoDate | null;
};

export type SchemeDetails = Variant & {
  /** Whether plan or option is a default, because no source states it. */
  isInferred: boolean;
  fundHouse: string | null;
  category: string | null;
  isin: string | null;
  reinvestmentIsin: string | null;
  formerName: string | null;
};

export type ListedScheme = Scheme & SchemeDetails;

const maxCurrentAgeDays = 10;

export const isCurrent = (navDate: IsoDate | null, asOf: IsoDate | null): boolean =>
  navDate !== null && asOf !== null && daysBetween(navDate, asOf) <= maxCurrentAgeDays;

const woundUpAfterDays = 90;

/** A scheme without a NAV for so long has matured or was wound up. */
export const isWoundUp = (navDate: IsoDate | null, asOf: IsoDate | null): boolean =>
  navDate !== null && asOf !== null && daysBetween(navDate, asOf) > woundUpAfterDays;

export const nameKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

export const nameKeyPrefix = "name:";

export const schemeKey = ({ code, name }: Pick<Scheme, "code" | "name">): string =>
  code ?? `${nameKeyPrefix}${nameKey(name)}`;

export const newestNavDate = (schemes: readonly Pick<Scheme, "navDate">[]): IsoDate | null =>
  schemes.reduce<IsoDate | null>(
    (newest, { navDate }) =>
      navDate !== null && (newest === null || navDate > newest) ? navDate : newest,
    null,
  );

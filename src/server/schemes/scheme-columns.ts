import type { IsoDate } from "../../shared/dates.ts";
import type { DictionaryColumn, SchemeColumns } from "../../shared/schemes/schema.ts";
import type { ListedScheme } from "../../shared/schemes/scheme.ts";

export function toColumns(schemes: readonly ListedScheme[], asOf: IsoDate | null): SchemeColumns {
  return {
    asOf,
    codes: schemes.map(({ code }) => code),
    names: schemes.map(({ name }) => name),
    navs: schemes.map(({ nav }) => (nav === null ? null : Number(nav))),
    navDates: schemes.map(({ navDate }) => navDate),
    plans: dictionary(schemes.map(({ plan }) => plan)),
    options: dictionary(schemes.map(({ option }) => option)),
    inferred: schemes.flatMap(({ isInferred }, index) => (isInferred ? [index] : [])),
    fundHouses: dictionary(schemes.map(({ fundHouse }) => fundHouse)),
    categories: dictionary(schemes.map(({ category }) => category)),
    isins: schemes.map(({ isin }) => isin),
    reinvestmentIsins: schemes.map(({ reinvestmentIsin }) => reinvestmentIsin),
    formerNames: dictionary(schemes.map(({ formerName }) => formerName)),
  };
}

function dictionary<Value extends string>(column: (Value | null)[]): DictionaryColumn<Value> {
  const indexByValue = new Map<Value, number>();
  const indexes = column.map((value) => {
    if (value === null) return -1;
    const index = indexByValue.get(value) ?? indexByValue.size;
    indexByValue.set(value, index);
    return index;
  });
  return { values: [...indexByValue.keys()], indexes };
}

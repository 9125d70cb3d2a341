import { sql, type SQL } from "drizzle-orm";

/** A listed scheme's code, else its name; written as in the index of funds by scheme. */
export const schemeIdentitySql = (fund: "funds" | "other"): SQL =>
  sql.raw(`case when ${fund}.amfi_code is null then ${fund}.name_key else ${fund}.amfi_code end`);

/** Registrars print a folio with or without spaces and a default suffix, which can be a stroke alone. */
export function folioKeySql(folio: SQL): SQL {
  const plain = sql`replace(${folio}, ' ', '')`;
  return sql`lower(case when ${plain} like '%/00' then substr(${plain}, 1, length(${plain}) - 3)
    when ${plain} like '%/0' then substr(${plain}, 1, length(${plain}) - 2)
    when ${plain} like '%/' then substr(${plain}, 1, length(${plain}) - 1) else ${plain} end)`;
}

type Ledger = {
  amfiCode?: string | null | undefined;
  nameKey?: string | undefined;
  folioNumber?: string | undefined;
};

/** Whether another fund has transactions of the scheme and folio that a fund has, or is to have. */
export function hasDuplicateLedger({ amfiCode, nameKey, folioNumber }: Ledger = {}): SQL {
  const code = amfiCode === undefined ? sql`funds.amfi_code` : sql`${amfiCode}`;
  const name = nameKey === undefined ? sql`funds.name_key` : sql`${nameKey}`;
  const folio = folioNumber === undefined ? sql`funds.folio_number` : sql`${folioNumber}`;
  return sql`exists (
    select 1 from funds as other
    where other.user_id = funds.user_id and other.id <> funds.id and other.ledger_version > 0
      and ${schemeIdentitySql("other")} = coalesce(${code}, ${name})
      and (other.amfi_code is null) = (${code} is null)
      and ${folioKeySql(sql`other.folio_number`)} = ${folioKeySql(folio)})`;
}

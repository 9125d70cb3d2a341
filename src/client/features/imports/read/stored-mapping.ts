import * as z from "zod/mini";
import {
  kindSources,
  mappedFields,
  type ColumnMapping,
  type MappedField,
} from "../../../../shared/imports/read/tables/column-mapping.ts";
import { headersKey } from "../../../../shared/imports/read/tables/mapped.ts";
import { suggestMapping } from "../../../../shared/imports/read/tables/suggest-mapping.ts";
import type { Table } from "../../../../shared/imports/read/tables/table.ts";
import { transactionTypes } from "../../../../shared/transactions/types.ts";
import { readStored, userKey, writeStored } from "../../../browser/storage.ts";

const key = userKey("column-mappings");
const maxMappings = 30;

const storedMappings = z.array(
  z.object({
    headers: z.string(),
    mapping: z.object({
      headerAt: z.number(),
      columns: z.partialRecord(z.enum(mappedFields), z.string()),
      types: z.record(z.string(), z.enum([...transactionTypes, "none"])),
      kindBy: z.enum(kindSources),
      decimalComma: z.optional(z.boolean()),
    }),
  }),
);

function readMappings() {
  try {
    return storedMappings.parse(JSON.parse(readStored(key) ?? "[]"));
  } catch {
    // Stored by an earlier release, or changed by hand: the user is asked again.
    return [];
  }
}

/** The mapping that the user chose for the same headings; fields that are newer than it are suggested. */
export function storedMapping(table: Table): ColumnMapping | null {
  const suggested = suggestMapping(table);
  const headers = headersKey(table[suggested.headerAt]);
  const mapping = readMappings().find((stored) => stored.headers === headers)?.mapping;
  if (mapping === undefined) return null;
  const { columns } = suggestMapping(table, mapping.headerAt);
  const taken = new Set(Object.values(mapping.columns));
  const columnOf = (field: MappedField) =>
    mapping.columns[field] ?? (taken.has(columns[field]) ? "" : columns[field]);
  return {
    ...mapping,
    columns: Object.fromEntries(
      mappedFields.map((field) => [field, columnOf(field)]),
    ) as ColumnMapping["columns"],
  };
}

export function storeMapping(table: Table, mapping: ColumnMapping): void {
  const headers = headersKey(table[mapping.headerAt]);
  const others = readMappings().filter((stored) => stored.headers !== headers);
  writeStored(key, JSON.stringify([{ headers, mapping }, ...others].slice(0, maxMappings)));
}

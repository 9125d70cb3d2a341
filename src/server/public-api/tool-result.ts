/** Folio numbers identify an investor to a fund house; an assistant does not need them. */
export function withoutFolios(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFolios);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === "folioNumber" ? [] : [[name, withoutFolios(each)]],
    ),
  );
}

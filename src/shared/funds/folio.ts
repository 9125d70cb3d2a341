/** Registrars print a folio with or without spaces and a default suffix: "12345 / 0" is "12345". */
export const folioKey = (folio: string): string =>
  folio
    .replaceAll(" ", "")
    .replace(/\/00?$/, "")
    .toLowerCase();

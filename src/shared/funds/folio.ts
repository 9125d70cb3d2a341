/** Registrars print a folio with or without spaces and a default suffix: "12345 / 0" and "12345/" are "12345". */
export const folioKey = (folio: string): string =>
  folio
    .replaceAll(" ", "")
    .replace(/\/0{0,2}$/, "")
    .toLowerCase();

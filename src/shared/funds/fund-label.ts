/** A fund as lists of results name it: two of one scheme differ by their folio numbers. */
export type FundLabel = { fundId: string; schemeName: string; folioNumber: string };

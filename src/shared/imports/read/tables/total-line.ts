/** Whether a line's name says that it is a sum: "Total Return Scheme" is a fund. */
export const isTotalName = (name: string): boolean =>
  /^(?:grand|sub)[ -]*totals?\b|\b(?:sub-?)?totals?\W*$|^\s*(?:कुल|योग|उप-?योग)(?![\p{L}\p{M}])/iu.test(
    name,
  ) ||
  /^(?:(?:grand|sub|net|overall|fund|scheme|folio|portfolio|account|amc|category|page|monthly|yearly)[ -]*)?totals?\b(?:[ -]*\b(?:of|for|all|portfolio|value|amount|investments?|holdings?|units|rs|inr)\b)*[^a-z]*$/i.test(
    name,
  );

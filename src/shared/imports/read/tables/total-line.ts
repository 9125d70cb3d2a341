/** Whether a line's name says that it is a sum: "Total Return Scheme" and "Total Market" are funds. */
export const isTotalName = (name: string): boolean =>
  /^(?:grand|sub)[ -]*totals?\b|\b(?:sub-?)?totals?\W*$|^\s*(?:कुल|योग|उप-?योग)(?![\p{L}\p{M}])/iu.test(
    name,
  ) ||
  /^(?:(?:grand|sub|net|overall|fund|scheme|folio|portfolio|account|amc|category|page|monthly|yearly)[ -]*)?totals?\b(?:[ -]*\b(?:of|for|all|portfolio|value|amount|investments?|holdings?|units|rs|inr)\b)*[^a-z]*$/i.test(
    name,
  ) ||
  /^(?:totals?\b(?: +(?:of|for|in)\b| *[(:–-]| +(?:equity|debt|hybrid|gold|liquid|elss|assets?|mutual funds|investments?|holdings?|value)\b(?!.*\b(?:fund|scheme|plan|etf|index)\b)).*|(?:sum|aggregate|overall|all (?:funds|schemes|holdings))\W*)$/i.test(
    name.trim(),
  );

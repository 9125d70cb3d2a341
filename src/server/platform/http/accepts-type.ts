/**
 * Whether an Accept header takes a media type (RFC 9110, 12.5.1): its most specific range decides, and `q=0` refuses. Without a
 * header, anything is taken.
 */
export function acceptsType(header: string | null, type: string): boolean {
  if (header === null || header.trim() === "") return true;
  const weights = new Map(header.split(",").map(rangeOf));
  const [family = ""] = type.split("/");
  const weight = weights.get(type) ?? weights.get(`${family}/*`) ?? weights.get("*/*") ?? 0;
  return weight > 0;
}

function rangeOf(text: string): [range: string, weight: number] {
  const [range = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((each) => each.startsWith("q="))?.slice(2) ?? "1";
  return [range, Number(weight) || 0];
}

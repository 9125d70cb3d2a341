/**
 * Also where a compressing proxy has marked the tag as weak.
 * @param header `If-None-Match`: tags, or a star
 */
export const matchesTag = (header: string, tag: string): boolean =>
  header.split(",").some((each) => ["*", tag].includes(each.trim().replace(/^W\//, "")));

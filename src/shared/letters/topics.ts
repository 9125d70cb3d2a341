/** What can be told, and is told again only with a later day, or an amount in rupees that changed by more than 5 %. */
export type Topic = { subject: string } & ({ day: string } | { amount: number });

/** By subject, what was last told of it, as `factOf` writes it. */
export type Told = ReadonlyMap<string, string>;

/** What is stored of a topic once it was told. */
export const factOf = (topic: Topic): string => ("day" in topic ? topic.day : String(topic.amount));

const smallestChange = 0.05;

export function isNews(topic: Topic, told: Told): boolean {
  const before = told.get(topic.subject);
  if ("day" in topic) return before === undefined || topic.day > before;
  if (before === undefined) return topic.amount > 0;
  return Math.abs(topic.amount - Number(before)) > Number(before) * smallestChange;
}

/** Rows that are told, each with its topic. */
export type Tellings<Row> = readonly (Row & { topic: Topic })[];

/** Decides which topics are told. */
export type IsToTell = (topic: Topic) => boolean;

export const tellingsOf =
  (isToTell: IsToTell) =>
  <Row>(rows: readonly Row[], topicOf: (row: Row) => Topic): Tellings<Row> =>
    rows.map((row) => ({ ...row, topic: topicOf(row) })).filter(({ topic }) => isToTell(topic));

export const untold =
  (told: Told): IsToTell =>
  (topic) =>
    isNews(topic, told);

import { Fragment, type ReactNode } from "react";
import type { Text } from "./catalogue.ts";
import { translate, type PlaceholderNames } from "./text.ts";

type SentenceProps<Wording extends Text> = {
  of: Wording;
  values: Readonly<Record<PlaceholderNames<Wording>, ReactNode>>;
};

/** A text with elements as its values; each language has its own order. */
export const Sentence = <Wording extends Text>({ of: text, values }: SentenceProps<Wording>) => (
  <>{renderParts(translate(text), values)}</>
);

const renderParts = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>);

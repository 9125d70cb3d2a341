import { Fragment, type ReactNode } from "react";
import { translate, type NamesIn, type Text } from "./text.ts";

type SentenceProps<Wording extends Text> = {
  of: Wording;
  values: Readonly<Record<NamesIn<Wording>, ReactNode>>;
};

/** A text with links or emphasis in it. Each language puts them where they belong. */
export const Sentence = <Wording extends Text>({ of: text, values }: SentenceProps<Wording>) => (
  <>{parts(translate(text), values)}</>
);

/** Every second part is a name in braces. */
const parts = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((part, place) => <Fragment key={place}>{place % 2 === 0 ? part : values[part]}</Fragment>);

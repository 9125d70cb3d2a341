import type { FormEvent } from "react";
import { nobody, readTab, writeTab } from "../../browser/tab-storage.ts";

/** For a field that React does not control: its text stays in the tab, for all forms before signing in. */
export function typedText(name: "name" | "email") {
  const entry = `typed.${name}`;
  return {
    name,
    defaultValue: readTab(entry, nobody) ?? "",
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      writeTab(entry, nobody, currentTarget.value),
  };
}

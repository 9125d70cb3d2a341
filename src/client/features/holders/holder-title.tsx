import { useState } from "react";
import { namedTitle } from "../../components/page-head.ts";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";
import { t, type PlainText } from "../../language/text.ts";
import { titleWithHolder } from "./use-chosen-holder.ts";

/** Names the chosen person in the document's title, and tells screen readers of another choice. */
export function HolderTitle({ page, name }: { page: PlainText; name: string | null }) {
  const title = titleWithHolder(t(page), name);
  const [announced, setAnnounced] = useState({ title, isOpening: true });
  if (announced.title !== title) setAnnounced({ title, isOpening: false });
  return (
    <>
      {name !== null && <title>{namedTitle(name, page)}</title>}
      <VisuallyHidden>
        <span role="status">{announced.isOpening ? "" : title}</span>
      </VisuallyHidden>
    </>
  );
}

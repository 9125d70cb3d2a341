import { lazy, Suspense } from "react";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { problemText } from "./problem-text.ts";
import type { UnreadFile } from "./file-queue.ts";

const UnknownLayout = lazy(async () => ({
  default: (await import("./unknown-layout.tsx")).UnknownLayout,
}));

export const UnreadFiles = ({ unread }: { unread: readonly UnreadFile[] }) =>
  unread.map(({ fileName, problem, location }) => (
    <Notice key={fileName}>
      <strong>{fileName}</strong> {problemText(problem)}{" "}
      {location !== null && (
        <Suspense>
          <UnknownLayout location={location} />
        </Suspense>
      )}
    </Notice>
  ));

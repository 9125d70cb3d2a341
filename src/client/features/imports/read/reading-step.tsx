import { lazy, Suspense } from "react";
import { ReadingProgress } from "../progress.tsx";
import { ReaderUnreachableStep } from "./reader-unreachable-step.tsx";
import type { useFiles } from "./use-files.ts";

const FilePassword = lazy(async () => ({
  default: (await import("./file-password.tsx")).FilePassword,
}));
const ColumnMapper = lazy(async () => ({
  default: (await import("./column-mapper.tsx")).ColumnMapper,
}));
const DateQuestion = lazy(async () => ({
  default: (await import("./date-question.tsx")).DateQuestion,
}));

type ReadingStepProps = { userId: string; files: ReturnType<typeof useFiles> };

/** The progress of the file that is being read, or what it asks. */
export function ReadingStep({ userId, files }: ReadingStepProps) {
  const { reading, skip } = files;
  switch (reading.step) {
    case "idle":
      return null;
    case "reading":
      return <ReadingProgress {...reading} onCancel={skip} />;
    case "unreachable":
      return (
        <ReaderUnreachableStep
          fileName={reading.fileName}
          onTryAgain={() => files.tryAgain(reading.access)}
          onSkip={skip}
        />
      );
    case "password":
      return (
        <Suspense>
          <FilePassword
            {...reading}
            key={reading.fileName}
            onPassword={files.unlock}
            onSkip={skip}
          />
        </Suspense>
      );
    case "mapping":
      return (
        <Suspense>
          <ColumnMapper
            {...reading}
            key={reading.fileName}
            userId={userId}
            onMapping={(...chosen) => void files.map(...chosen)}
            onSkip={skip}
          />
        </Suspense>
      );
    case "dates":
      return (
        <Suspense>
          <DateQuestion
            {...reading}
            key={reading.fileName}
            onOrder={(order) => files.readDates(reading.access, order)}
            onSkip={skip}
          />
        </Suspense>
      );
    default:
      return reading satisfies never;
  }
}

import type { ReactNode } from "react";
import { FoldedSection } from "../../components/folded-section.tsx";
import { Section } from "../../components/section.tsx";
import { useMediaQuery } from "../../components/ui/use-media-query.ts";

type SectionOnWideProps = { title: string; children: ReactNode };

/** A section where there is room; on a phone a line that unfolds. */
export function SectionOnWide({ title, children }: SectionOnWideProps) {
  const isWide = useMediaQuery("(width >= 56.25rem), print");
  return isWide ? (
    <Section title={title}>{children}</Section>
  ) : (
    <FoldedSection title={title}>{children}</FoldedSection>
  );
}

import type { SourceLocation } from "../../../../shared/imports/statement.ts";
import { copyText } from "../../../components/copy-text.ts";
import { TextButton } from "../../../components/text-button.tsx";
import { t } from "../../../language/text.ts";
import { locationText } from "../propose/import-messages.ts";

/** More lines say no more about a layout. */
const maxCopied = 20;

/** Lets a layout be reported without anybody's data. */
export function CopyAnonymised({ locations }: { locations: readonly SourceLocation[] }) {
  const copy = () => {
    const lines = locations
      .slice(0, maxCopied)
      .map((location) => `${locationText(location)}: ${anonymiseLine(location.text)}`);
    void copyText(lines.join("\n"));
  };
  return (
    <TextButton
      title={t("Letters are replaced with x and digits with 9, so no personal data is copied.")}
      onClick={copy}
    >
      {locations.length === 1 ? t("Copy this line, anonymised") : t("Copy these lines, anonymised")}
    </TextButton>
  );
}

/** A line without what it says: letters as x, digits as 9. It tells a layout, and nobody's data. */
const anonymiseLine = (text: string): string =>
  text.replaceAll(/\p{L}\p{M}*/gu, "x").replaceAll(/\p{N}/gu, "9");

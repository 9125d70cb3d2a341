import type { SourceLocation } from "../../../../shared/imports/statement.ts";
import { t } from "../../../language/text.ts";
import { CopyAnonymised } from "./copy-anonymised.tsx";
import { locationText } from "../propose/import-messages.ts";

/** Shows where a layout turned out to be unknown, and a way to report it without anybody's data. */
export function UnknownLayout({ location }: { location: SourceLocation }) {
  return (
    <>
      {locationText(location)} <q>{location.text}</q>{" "}
      {t("To report an unsupported layout, send this line anonymised.")}{" "}
      <CopyAnonymised locations={[location]} />
    </>
  );
}

import type { Place } from "../../../shared/imports/statement.ts";
import { t } from "../../language/text.ts";
import { CopyShape } from "./copy-shape.tsx";
import { placeText } from "./import-messages.ts";

/** Where a layout turned out to be unknown, and a way to report it without anybody's data. */
export function UnknownLayout({ place }: { place: Place }) {
  return (
    <>
      {placeText(place)} <q>{place.text}</q>{" "}
      {t("To report a layout that Fundbook does not know, send its shape.")}{" "}
      <CopyShape places={[place]} />
    </>
  );
}

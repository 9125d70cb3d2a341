import { t } from "../../../language/text.ts";

/** How to get the statement that has every transaction. */
export function DetailedStatementSteps() {
  return (
    <ol>
      <li>{t("Open camsonline.com or mfs.kfintech.com and ask for a CAS by email.")}</li>
      <li>
        {t(
          "Choose Detailed, a specific period from 01-01-1990 until today, and folios with zero balance.",
        )}
      </li>
      <li>{t("Choose a password, and drop the PDF from the email here.")}</li>
    </ol>
  );
}

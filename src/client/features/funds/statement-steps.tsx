import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import styles from "./statement-steps.module.css";

const registrars = [
  { name: "CAMS", site: "camsonline.com", address: "https://www.camsonline.com/" },
  { name: "KFintech", site: "mfs.kfintech.com", address: "https://mfs.kfintech.com/" },
] as const;

export const StatementSteps = () => (
  <div className={styles.steps}>
    {registrars.map(({ name, site, address }, index) => (
      <details key={name} name="statement-steps" open={index === 0}>
        <summary>{t("From {registrar}, in three steps", { registrar: name })}</summary>
        <ol>
          <li>
            <Sentence
              of="Open {site} and ask for the consolidated account statement (CAS) by email."
              values={{
                site: (
                  <a href={address} target="_blank" rel="noreferrer">
                    {site}
                  </a>
                ),
              }}
            />
          </li>
          <li>
            {t(
              "Choose Detailed, Specific Period from 01-01-1990 to today, and with zero balance folios.",
            )}
          </li>
          <li>{t("Choose a password, then add the PDF from the email here.")}</li>
        </ol>
      </details>
    ))}
  </div>
);

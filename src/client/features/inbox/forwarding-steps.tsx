import { registrarDomains } from "../../../shared/inbox/sender.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./forwarding-steps.module.css";

/** How a person has statements come here. */
export const ForwardingSteps = () => (
  <div className={layout.stack4}>
    <p>
      {t(
        "Forward a registrar's mail with its PDF to the address, or let your mailbox do it each month:",
      )}
    </p>
    <Steps
      title={t("Gmail, on a computer")}
      steps={[
        t("Open Settings, See all settings, Forwarding and POP/IMAP. Add the address above."),
        t("Google mails a question to it. It appears on this page: reload, and confirm it."),
        t(
          "Leave “Disable forwarding” chosen. Search for “{search}”, and make a filter of it that forwards to the address.",
          { search: `from:(${registrarDomains.join(" OR ")}) has:attachment` },
        ),
      ]}
    />
    <Steps
      title={t("Outlook")}
      steps={[
        t("Open Settings, Mail, Rules, Add new rule."),
        t("Condition: the sender's address includes one of these: {senders}.", {
          senders: registrarDomains.join(", "),
        }),
        t("Action: Redirect to the address above. A mailbox of a company often forbids it."),
      ]}
    />
    <Steps
      title={t("If no statement is mailed to you")}
      steps={[
        t(
          "CAMS and KFintech mail one for each month in which you bought or sold, and twice a year otherwise, to the address in your folios.",
        ),
        t(
          "CAMS: ask for one at camsonline.com, under Statements, with the address that your folios have and a password of your choice.",
        ),
        t("KFintech: ask for one at mfs.kfintech.com in the same way."),
        t(
          "NSDL: with a demat account there, subscribe to e-CAS at nsdlcas.nsdl.com with your CAS ID and PAN. It comes each month in place of the first.",
        ),
        t(
          "CDSL: with a demat account there, it is mailed to the address that your broker has. Past ones are at cdslindia.com, under Login, e-CAS.",
        ),
      ]}
    />
  </div>
);

const Steps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <section aria-label={title}>
    <h3 className={look.strong}>{title}</h3>
    <ol className={`${layout.stack2} ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);

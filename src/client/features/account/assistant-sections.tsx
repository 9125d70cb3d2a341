import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../components/ui/button.tsx";
import { copyText } from "../../components/copy-text.ts";
import { Section } from "../../components/section.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./assistant-sections.module.css";

const placeholder = "fb_…";

export function AssistantSections() {
  const address = `${location.origin}/api/mcp`;
  const description = `${location.origin}/api/openapi.json`;
  return (
    <>
      <Section
        title={t("What it sees")}
        text={t(
          "The assistant, and the company behind it, see your funds and all that you typed about them.",
        )}
      >
        <ul className={layout.stack2}>
          <li>{t("That is transactions, returns and tax, with names and notes.")}</li>
          <li>{t("It can change nothing, and sees no folio numbers.")}</li>
          <li>
            {t(
              "It does not see your password, email address, sessions or what others share with you.",
            )}
          </li>
          <li>{t("Figures come with their date and with what they leave out.")}</li>
        </ul>
      </Section>
      <Section
        title={t("Connect it")}
        text={t("Give the assistant this address. It leads you back here, where you allow it.")}
      >
        <Lines label={t("Address")} lines={address} />
        <Steps />
        {location.protocol !== "https:" && (
          <Notice>
            {t(
              "Assistants in the cloud reach only a public https address, which this is not. A program on this computer can be connected, or one that you give an access token.",
            )}
          </Notice>
        )}
      </Section>
      <Section
        title={t("With an access token")}
        text={t("Give it these lines, with an access token that only reads in place of {token}.", {
          token: placeholder,
        })}
      >
        <div>
          <Link to="/account/security" className={buttonClass("quiet")}>
            {t("Make an access token")}
          </Link>
        </div>
        <Lines label={t("A settings file")} lines={settingsFile(address)} />
        <Lines
          label={t("Address and header")}
          lines={`${address}\nAuthorization: Bearer ${placeholder}`}
        />
        <p className={look.note}>
          {t(
            "For programs that can send a header, also where this Fundbook has no public address.",
          )}
        </p>
      </Section>
      <Section
        title={t("Sheets and scripts")}
        text={t("The same figures are at plain addresses, which this file describes for programs.")}
      >
        <p>
          <a href={description} className={`${look.reach} ${look.breaks}`}>
            {description}
          </a>
        </p>
      </Section>
    </>
  );
}

/** By the names that each of them gives its menus. */
const Steps = () => (
  <ul className={layout.stack2}>
    <li>
      {t("In Claude, open Settings, then Connectors, and add a custom connector with the address.")}
    </li>
    <li>
      {t(
        "In ChatGPT, turn on Developer mode under Settings, Connectors, Advanced. Then create a connector with the address and OAuth.",
      )}
    </li>
    <li>
      {t(
        "In Copilot Studio, add a tool to your agent, choose Model Context Protocol, and give it the address and OAuth 2.0 with dynamic discovery.",
      )}
    </li>
  </ul>
);

const Lines = ({ label, lines }: { label: string; lines: string }) => (
  <figure className={layout.column2}>
    <figcaption className={`${layout.spread} ${styles.caption}`}>
      {label}
      <TextButton
        aria-label={t("Copy: {what}", { what: label })}
        onClick={() => void copyText(lines)}
      >
        {t("Copy")}
      </TextButton>
    </figcaption>
    {/* Focusable, because it can be wider than a phone. */}
    <pre className={styles.lines} tabIndex={0} aria-label={label} role="region">
      {lines}
    </pre>
  </figure>
);

const settingsFile = (url: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        fundbook: { type: "http", url, headers: { Authorization: `Bearer ${placeholder}` } },
      },
    },
    null,
    2,
  );

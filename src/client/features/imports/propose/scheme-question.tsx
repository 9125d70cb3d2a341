import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Choice } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import type { ListedScheme } from "../../../../shared/schemes/scheme.ts";
import { suggestedCategory } from "../../../../shared/schemes/suggested-category.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import { schemeListQuery } from "../../schemes/queries.ts";
import { SchemeField } from "../../schemes/scheme-field.tsx";
import layout from "../../../styles/layout.module.css";
import styles from "./check-step.module.css";

type SchemeQuestionProps = {
  scheme: StatementScheme;
  choice: Choice;
  onChoose: (choice: Partial<Choice>) => void;
};

/** Asked once: the chosen scheme is remembered. Nothing is guessed, because direct and regular differ by a word. */
export function SchemeQuestion({ scheme, choice, onChoose }: SchemeQuestionProps) {
  const { data: list, isPending } = useQuery(schemeListQuery);
  const [text, setText] = useState(scheme.name);
  const { contradiction = [] } = choice;
  const [meant] = contradiction;
  const pick = (picked: ListedScheme) =>
    onChoose({
      scheme: picked,
      category: suggestedCategory(picked.category, picked.name) ?? choice.category,
    });
  const isSchemeOpen = choice.scheme === null && !choice.isUnlisted;
  return (
    <div className={`${layout.stack3} ${styles.question}`}>
      {isSchemeOpen && (
        <>
          {meant !== undefined && (
            <p className={styles.warning}>
              {t("The file contradicts itself: it says “{names}”, but {isin} is “{scheme}”.", {
                names: [scheme.name, ...(scheme.alsoNamed ?? [])].join("”, “"),
                isin: scheme.isin ?? scheme.amfiCode ?? "",
                scheme: meant.name,
              })}
            </p>
          )}
          <p>{t("Which scheme of AMFI's list is “{name}”?", { name: scheme.name })}</p>
          {contradiction.map((possible) => (
            <Button key={possible.code} variant="quiet" onClick={() => pick(possible)}>
              {possible.name}
            </Button>
          ))}
          <SchemeField
            text={text}
            scheme={null}
            schemes={list?.schemes ?? []}
            isPending={isPending}
            error={undefined}
            onText={setText}
            onPick={pick}
          />
          <div className={`${layout.wrap} ${styles.answers}`}>
            <Button variant="quiet" onClick={() => onChoose({ isUnlisted: true })}>
              {t("It is not in the list: record it under this name")}
            </Button>
          </div>
        </>
      )}
      {choice.folio === null && <FolioField onFolio={(folio) => onChoose({ folio })} />}
    </div>
  );
}

function FolioField({ onFolio }: { onFolio: (folio: string) => void }) {
  const [text, setText] = useState("");
  const folio = text.trim();
  const answer = () => folio !== "" && onFolio(folio);
  return (
    <Field
      label={t("Folio number")}
      error={null}
      hint={t("The file does not say. For units in a demat account, write Demat.")}
    >
      {(control) => (
        <input
          {...control}
          value={text}
          maxLength={50}
          onChange={({ target }) => setText(target.value)}
          onBlur={answer}
          onKeyDown={({ key }) => key === "Enter" && answer()}
        />
      )}
    </Field>
  );
}

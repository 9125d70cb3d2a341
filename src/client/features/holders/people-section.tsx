import { lazy, Suspense, useState } from "react";
import type { Holder } from "../../../shared/holders/holder.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Dot } from "../../components/ui/beside.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { useHolders } from "./queries.ts";
import { kindNames } from "./kind-names.ts";
import look from "../../styles/look.module.css";
import styles from "./people-section.module.css";
import layout from "../../styles/layout.module.css";

type PersonLineProps = { holder: Holder; onEdit: () => void; onDelete: () => void };

const PersonLine = ({ holder, onEdit, onDelete }: PersonLineProps) => {
  const { name, kind, fundCount } = holder;
  return (
    <li className={layout.entry}>
      <div className={layout.entryWords}>
        <p className={styles.name}>{name}</p>
        <p className={look.note}>
          {t(kindNames[kind])}
          <Dot />
          {counted(fundCount, { one: "{count} fund", other: "{count} funds" })}
        </p>
      </div>
      <div className={layout.wrap2}>
        <Button variant="quiet" aria-label={t("Edit {name}", { name })} onClick={onEdit}>
          {t("Edit")}
        </Button>
        <Button variant="quiet" aria-label={t("Delete {name}", { name })} onClick={onDelete}>
          {t("Delete")}
        </Button>
      </div>
    </li>
  );
};

const HolderDialog = lazy(async () => ({
  default: (await import("./holder-dialog.tsx")).HolderDialog,
}));
const DeleteHolderDialog = lazy(async () => ({
  default: (await import("./delete-holder-dialog.tsx")).DeleteHolderDialog,
}));

type Open = { dialog: "add" } | { dialog: "edit" | "delete"; holder: Holder };

export function PeopleSection() {
  const query = useHolders();
  const { data: holders, error } = query;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={t("People")} text={t("Other people's funds")}>
      {holders !== undefined ? (
        <>
          {holders.length > 0 && (
            <ul className={look.card} aria-label={t("People")}>
              {holders.map((holder) => (
                <PersonLine
                  key={holder.id}
                  holder={holder}
                  onEdit={() => setOpen({ dialog: "edit", holder })}
                  onDelete={() => setOpen({ dialog: "delete", holder })}
                />
              ))}
            </ul>
          )}
          <Button variant="quiet" className={styles.add} onClick={() => setOpen({ dialog: "add" })}>
            {t("Add a person")}
          </Button>
          <Suspense>
            {open?.dialog === "delete" ? (
              <DeleteHolderDialog holder={open.holder} holders={holders} onClose={close} />
            ) : (
              open !== null && (
                <HolderDialog
                  holders={holders}
                  {...(open.dialog === "edit" && { holder: open.holder })}
                  onClose={close}
                />
              )
            )}
          </Suspense>
        </>
      ) : error !== null ? (
        <InlineFailure text={t("The people could not be loaded.")} query={query} />
      ) : (
        <Skeleton width="9rem" height="2.75rem" />
      )}
    </Section>
  );
}

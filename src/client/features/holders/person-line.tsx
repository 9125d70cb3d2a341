import type { Holder } from "../../../shared/holders/holder.ts";
import { Dot } from "../../components/ui/beside.tsx";
import { Button } from "../../components/ui/button.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { kindNames } from "./kind-names.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./people-section.module.css";

type PersonLineProps = { holder: Holder; onEdit: () => void; onDelete: () => void };

export const PersonLine = ({ holder, onEdit, onDelete }: PersonLineProps) => {
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

import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readStored, writeStored } from "../../../browser/storage.ts";
import { t } from "../../../language/text.ts";
import { useMe } from "../../auth/session/queries.ts";
import look from "../../../styles/look.module.css";

const shownKey = "fundbook.letterHint";

/** Asks once per device, after the first import; not in a demo account, which gets no letters. */
export function LetterHint() {
  const { data: me } = useMe();
  return me?.user?.demoUntil === null ? <FirstHint /> : null;
}

function FirstHint() {
  const [isOpen] = useState(() => readStored(shownKey) === null);
  useEffect(() => {
    if (isOpen) writeStored(shownKey, "shown");
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <p className={look.note}>
      <Link to="/account/letters" className={look.reach}>
        {t("A letter each month?")}
      </Link>
    </p>
  );
}

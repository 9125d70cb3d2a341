import { Link } from "@tanstack/react-router";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { Sentence } from "../../../language/sentence.tsx";
import { t } from "../../../language/text.ts";

export const EditModeNotice = () => (
  <Notice>
    <Sentence
      of="Edit mode is off. {link} to edit or delete funds."
      values={{ link: <Link to="/account">{t("Enable it in account settings")}</Link> }}
    />
  </Notice>
);

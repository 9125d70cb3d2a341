import { TextButton } from "../../components/text-button.tsx";
import { t } from "../../language/text.ts";
import { useDirectOnHome } from "./direct-on-home.ts";
import look from "../../styles/look.module.css";

/** Lets the user show a hidden line on Home again. */
export function ShowDirectOnHome() {
  const { isShown, setShown } = useDirectOnHome();
  return (
    !isShown && (
      <p className={look.note}>
        <TextButton onClick={() => setShown(true)}>
          {t("Show the largest difference on Home again")}
        </TextButton>
      </p>
    )
  );
}

import layout from "../../styles/layout.module.css";
import styles from "./radio-choices.module.css";

type RadioChoicesProps<Value> = {
  label: string;
  name: string;
  choices: readonly { value: Value; name: string; lang?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export const RadioChoices = <Value extends string | null>({
  label,
  name: group,
  choices,
  chosen,
  onChoose,
}: RadioChoicesProps<Value>) => (
  <div role="radiogroup" aria-label={label} className={layout.wrap2}>
    {choices.map(({ value, name, lang }) => (
      <label key={value} className={styles.choice} lang={lang}>
        <input
          type="radio"
          name={group}
          className={styles.radio}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        {name}
      </label>
    ))}
  </div>
);

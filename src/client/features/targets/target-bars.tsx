import { formatNumber, formatRupees } from "../../../shared/number-format.ts";
import { bandOf, isOutsideBand } from "../../../shared/targets/parts.ts";
import type { PartView, TargetsView } from "../../../shared/targets/schema.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { categoryName } from "../../language/category-names.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./targets.module.css";

/** Each part as a bar: what is held, the target, and the band around it. */
export function TargetBars({ view }: { view: TargetsView }) {
  return (
    <div className={layout.stack3}>
      <ul className={layout.stack3}>
        {view.parts.map((part) => (
          <li key={part.name} className={layout.stack1}>
            <p className={`${layout.spread} ${look.figures}`}>
              <span className={`${look.strong} ${look.breaks}`}>{categoryName(part.name)}</span>{" "}
              <span>
                {t("{share}%, target {percent}%", {
                  share: percentText(part.share),
                  percent: percentText(part.percent),
                })}
              </span>
            </p>
            <Bar part={part} view={view} />
            <p className={`${look.note} ${look.figures}`}>
              {[formatRupees(part.value), driftText(part, view)].join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      <Disclosure label={t("As a table")}>
        <FigureTable
          label={t("Now and target")}
          columns={[
            { name: "Part", render: ({ name }) => categoryName(name) },
            { name: "Value", render: ({ value }) => formatRupees(value) },
            { name: "Now|share", render: ({ share }) => `${percentText(share)}%` },
            { name: "Target", render: ({ percent }) => `${percentText(percent)}%` },
            { name: "Drift", render: (part) => driftText(part, view) },
          ]}
          rows={view.parts}
        />
      </Disclosure>
    </div>
  );
}

const percentText = (percent: number): string => formatNumber(percent, { max: 1 });

function driftText(part: PartView, view: TargetsView): string {
  const points = formatNumber(Math.abs(part.drift), { max: 2 });
  const away =
    part.drift === 0
      ? t("exactly on target")
      : part.drift > 0
        ? t("{points} points above", { points })
        : t("{points} points below", { points });
  return isOutsideBand(part, view) ? t("{away}, outside the band", { away }) : away;
}

/** Hidden from screen readers: the text around it says the same. */
function Bar({ part, view }: { part: PartView; view: TargetsView }) {
  const band = bandOf(part, view);
  const [from, to] = [Math.max(0, part.percent - band), Math.min(100, part.percent + band)];
  const isOff = isOutsideBand(part, view);
  return (
    <div className={styles.bar} aria-hidden>
      <span className={styles.band} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span
        className={`${styles.share} ${isOff ? styles.off : ""}`}
        style={{ width: `${Math.min(100, part.share)}%` }}
      />
      <span className={styles.target} style={{ left: `${part.percent}%` }} />
    </div>
  );
}

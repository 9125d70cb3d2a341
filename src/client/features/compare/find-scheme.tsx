import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { benchmarkNames, benchmarks } from "../../../shared/history/benchmarks.ts";
import { maxCompared } from "../../../shared/compare/compared.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { useFunds } from "../funds/queries.ts";
import { benchmarkName } from "../history/benchmark-choice.tsx";
import { schemeListQuery } from "../schemes/queries.ts";
import type { SchemeChoice } from "../schemes/scheme-list.ts";
import { SchemeField } from "../schemes/scheme-field.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./compare.module.css";
import { useWatch } from "./watch.ts";

type FindSchemeProps = { codes: readonly string[]; onAdd: (code: string) => void };

/** Finds a scheme to compare or watch: by name, code or ISIN, among the user's own funds, or as a benchmark. */
export function FindScheme({ codes, onAdd }: FindSchemeProps) {
  // The scheme list is the largest download, so it loads on first use.
  const [isUsed, setIsUsed] = useState(false);
  const list = useQuery({ ...schemeListQuery, enabled: isUsed });
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<SchemeChoice | null>(null);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { watch } = useWatch();

  const clear = () => {
    setText("");
    setPicked(null);
    setProblem(undefined);
  };
  const take = (use: (code: string) => void) => {
    if (picked === null) setProblem(t("Choose a scheme from the list."));
    else if (picked.code === null) setProblem(t("AMFI has no code for this scheme."));
    else {
      use(picked.code);
      clear();
    }
  };
  return (
    <div className={styles.find} onFocus={() => setIsUsed(true)}>
      <SchemeField
        isPickOnly
        text={text}
        scheme={picked}
        schemes={list.data?.schemes ?? noSchemes}
        isPending={list.isPending}
        error={problem}
        onText={(next) => {
          setText(next);
          setPicked(null);
          setProblem(undefined);
        }}
        onPick={(scheme) => {
          setText(schemeTitle(scheme.name));
          setPicked(scheme);
          setProblem(undefined);
        }}
      />
      <div className={`${layout.wrap3} ${styles.finders}`}>
        {codes.length < maxCompared && (
          <Button variant="quiet" onClick={() => take(onAdd)}>
            {t("Compare")}
          </Button>
        )}
        <Button variant="quiet" onClick={() => take(watch)}>
          {t("Watch")}
        </Button>
        {codes.length < maxCompared ? (
          <OwnSchemes codes={codes} onAdd={onAdd} />
        ) : (
          <p className={look.note}>{t("Five schemes are compared. Remove one to add another.")}</p>
        )}
      </div>
    </div>
  );
}

const noSchemes: readonly SchemeChoice[] = [];

/** The schemes of one's own funds, and the benchmarks of the charts. */
function OwnSchemes({ codes, onAdd }: FindSchemeProps) {
  const { fundList } = useFunds();
  const own = new Map(
    (fundList?.funds ?? []).flatMap(({ amfiCode, schemeName }) =>
      amfiCode === null ? [] : [[amfiCode, schemeTitle(schemeName)]],
    ),
  );
  const ofFunds = [...own].toSorted(([, one], [, other]) => one.localeCompare(other));
  const ofBenchmarks = benchmarkNames.map((name): [string, string] => [
    benchmarks[name],
    benchmarkName(name),
  ]);
  const isLeft = ([code]: [string, string]) => !codes.includes(code);
  return (
    <select
      className={`${look.select} ${styles.own}`}
      aria-label={t("Compare with your own fund or a benchmark")}
      value=""
      onChange={({ target }) => onAdd(target.value)}
    >
      <option value="">{t("Your funds and benchmarks")}</option>
      {[
        { label: t("Your funds"), schemes: ofFunds.filter(isLeft) },
        { label: t("Benchmarks"), schemes: ofBenchmarks.filter(isLeft) },
      ].map(({ label, schemes }) => (
        <optgroup key={label} label={label}>
          {schemes.map(([code, title]) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

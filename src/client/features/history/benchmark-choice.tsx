import { benchmarkNames, type Benchmark } from "../../../shared/history/benchmarks.ts";
import { t, type PlainText } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./benchmark-choice.module.css";

const names: Record<Benchmark, PlainText> = { nifty50: "Nifty 50", nifty500: "Nifty 500" };

export const benchmarkName = (benchmark: Benchmark): string => t(names[benchmark]);

export const readBenchmark = (stored: string | null): Benchmark | null =>
  benchmarkNames.find((name) => name === stored) ?? null;

type BenchmarkChoiceProps = {
  benchmark: Benchmark | null;
  onBenchmark: (benchmark: Benchmark | null) => void;
};

export const BenchmarkChoice = ({ benchmark, onBenchmark }: BenchmarkChoiceProps) => (
  <label className={`${look.note} ${styles.choice}`}>
    {t("Compare with")}
    <select
      className={look.select}
      value={benchmark ?? ""}
      onChange={({ target }) => onBenchmark(readBenchmark(target.value))}
    >
      <option value="">{t("No comparison")}</option>
      {benchmarkNames.map((name) => (
        <option key={name} value={name}>
          {benchmarkName(name)}
        </option>
      ))}
    </select>
  </label>
);

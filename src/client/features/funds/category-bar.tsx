import { categoryName } from "../../language/category-names.ts";
import { t } from "../../language/text.ts";
import { formatShare, type GroupShare } from "./category-shares.ts";
import look from "../../styles/look.module.css";
import styles from "./category-bar.module.css";

const tones = 5;

const toneOf = (rank: number): string => `var(--part-${Math.min(rank, tones) + 1})`;

/** The colour of a row of the table below, as the bar has it; none where the row is no part of the whole. */
export const Swatch = ({ rank }: { rank: number | undefined }) =>
  rank !== undefined && (
    <span className={styles.swatch} style={{ background: toneOf(rank) }} aria-hidden />
  );

type CategoryBarProps = {
  shares: readonly GroupShare[];
  nameOf?: (group: string) => string;
};

/** Hidden from screen readers: the table below says the same. */
export function CategoryBar({ shares, nameOf = categoryName }: CategoryBarProps) {
  const parts = partsOf(shares, nameOf);
  if (parts.length < 2) return null;
  return (
    <div className={styles.bar} aria-hidden>
      {parts.map(({ name, share }, rank) => (
        <span
          key={name}
          className={styles.part}
          style={{ flexGrow: share, background: toneOf(rank), color: `var(--on-part-${rank + 1})` }}
        >
          <span className={styles.label}>
            <span className={`${look.twoLines} ${styles.name}`}>{name}</span>
            <span>{formatShare(share)}</span>
          </span>
        </span>
      ))}
    </div>
  );
}

function partsOf(
  shares: readonly GroupShare[],
  nameOf: (group: string) => string,
): { name: string; share: number }[] {
  const parts = shares.flatMap(({ group, share }) =>
    share === null || share === 0 ? [] : [{ name: nameOf(group), share }],
  );
  const others = parts.slice(tones);
  return others.length === 0
    ? parts
    : [
        ...parts.slice(0, tones),
        { name: t("Others"), share: others.reduce((sum, { share }) => sum + share, 0) },
      ];
}

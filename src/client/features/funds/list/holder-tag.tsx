import look from "../../../styles/look.module.css";
import { Dot } from "../../../components/ui/beside.tsx";
import styles from "./holder-tag.module.css";

/** The fund's person, cut short so that the folio beside it stays readable. */
export const HolderTag = ({ name }: { name: string | undefined }) =>
  name !== undefined && (
    <>
      <span className={`${look.clipped} ${styles.name}`} title={name}>
        {name}
      </span>
      <Dot />
    </>
  );

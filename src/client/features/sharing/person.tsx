import type { ReactNode } from "react";
import { Avatar } from "../../components/ui/avatar.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./person.module.css";

type PersonProps = {
  name: string;
  email: string;
  photoURL: string | null;
  note?: ReactNode;
};

export const Person = ({ name, email, photoURL, note }: PersonProps) => (
  <span className={`${layout.row3} ${styles.person}`}>
    <Avatar name={name} photoURL={photoURL} />
    <span className={`${layout.column} ${styles.words}`}>
      <span className={styles.name}>{name}</span>
      <span className={look.note}>{email}</span>
      {note !== undefined && <span className={look.note}>{note}</span>}
    </span>
  </span>
);

export const PersonSkeleton = () => (
  <span className={`${layout.row3} ${styles.person} ${styles.skeleton}`} aria-hidden>
    <Skeleton width="2.75rem" height="2.75rem" />
    <span className={`${layout.column} ${styles.words}`}>
      <Skeleton width="9rem" />
      <Skeleton width="13rem" />
    </span>
  </span>
);

import type { ReactNode } from "react";
import { Avatar } from "../../components/ui/avatar.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import styles from "./person.module.css";

type PersonProps = {
  name: string;
  email: string;
  photoURL: string | null;
  note?: ReactNode;
};

export const Person = ({ name, email, photoURL, note }: PersonProps) => (
  <span className={styles.person}>
    <Avatar name={name} photoURL={photoURL} />
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.email}>{email}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  </span>
);

export const PersonSkeleton = () => (
  <span className={`${styles.person} ${styles.skeleton}`} aria-hidden>
    <Skeleton width="2.75rem" height="2.75rem" />
    <span className={styles.words}>
      <Skeleton width="9rem" />
      <Skeleton width="13rem" />
    </span>
  </span>
);

import styles from "./avatar.module.css";

type AvatarProps = { name: string; photoURL: string | null };

export const Avatar = ({ name, photoURL }: AvatarProps) =>
  photoURL === null ? (
    <span className={styles.avatar} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </span>
  ) : (
    <img className={styles.avatar} src={photoURL} alt="" referrerPolicy="no-referrer" />
  );

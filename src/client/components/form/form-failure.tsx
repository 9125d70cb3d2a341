import styles from "./form-failure.module.css";

/** Stays when the toast with the same message is gone. */
export const FormFailure = ({ message }: { message: string | undefined }) => (
  <p role="alert" className={styles.failure}>
    {message}
  </p>
);

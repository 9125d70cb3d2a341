import styles from "./form-failure.module.css";

/** Why a whole form was refused, read out at once; the toast that says it too goes away. */
export const FormFailure = ({ message }: { message: string | undefined }) => (
  <p role="alert" className={styles.failure}>
    {message}
  </p>
);

import styles from "./form-failure.module.css";

export const FormFailure = ({ message }: { message: string | undefined }) => (
  <p role="alert" className={styles.failure}>
    {message}
  </p>
);

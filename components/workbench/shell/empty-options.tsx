import styles from './empty-options.module.css';

type Props = { title: string; text: string };

/** Replaces the options panel while no file is open: what it will contain. */
export const EmptyOptions = ({ title, text }: Props) => (
  <div className={styles.panel}>
    <h2>{title}</h2>
    <p className="mt-1">{text}</p>
  </div>
);

import { Icon } from '@/components/ui/icon';
import { FileGlyph } from './file-glyph';
import styles from './step-files.module.css';

/** Files that are being dropped into the dashed field. */
export const DroppedFiles = ({ names }: { names: string[] }) => (
  <div className={styles.drop}>
    {names.map((name) => (
      <span key={name} className={`paper ${styles.file}`}>
        <FileGlyph name={name} />
        {name}
      </span>
    ))}
    <span className={styles.field}>
      <Icon name="upload" size={20} />
    </span>
  </div>
);

/** Two files: the first is already in the dashed field, the second is being dropped. */
export const FilePair = ({ files }: { files: { name: string; note: string }[] }) => (
  <div className={styles.pair}>
    {files.map(({ name, note }) => (
      <span key={name} className={`paper ${styles.file}`}>
        <FileGlyph name={name} />
        {name}
        <span className="mono">{note}</span>
      </span>
    ))}
  </div>
);

/** A text field in which a person is typing. */
export const TypedField = ({ name, value }: { name: string; value: string }) => (
  <div className={`paper ${styles.typed}`}>
    <span>{name}</span>
    <b>{value}</b>
  </div>
);

/** Output files, on coloured paper. */
export const Results = ({ files }: { files: { name: string; note: string }[] }) => (
  <div className="grid gap-[10px]">
    {files.map(({ name, note }) => (
      <span key={name} className={`paper folded ${styles.result}`}>
        <b>{name}</b>
        <span className="mono">{note}</span>
        <Icon name="arrow" size={20} stroke={2} className={styles.down} />
      </span>
    ))}
  </div>
);

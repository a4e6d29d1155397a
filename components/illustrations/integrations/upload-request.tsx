import { Mark } from '@/components/drawings/sheet';
import styles from './upload-request.module.css';

const fields = [
  { label: 'file', value: 'agreement.pdf' },
  { label: 'folder', value: 'Clients/014' },
];

const tags = ['contract', 'expires 31 Mar 2028'];

/** Title of the panel with the example call. */
export const callPanelTitle = 'Example call';

type Props = {
  /** With line numbers. */
  numbered?: boolean;
  short?: boolean;
};

/**
 * A request that uploads a document, and the response; shown in the hero of the API's page and, shortened, on the overview
 * of integrations.
 */
export function UploadRequest({ numbered, short }: Props) {
  return (
    <pre className={`${styles.code} ${numbered ? styles.numbered : ''}`}>
      <span>
        <b className="font-semibold text-bond">POST</b>
        {' /v1/documents'}
      </span>
      <span>
        <i className={styles.key}>Authorization:</i>
        {' Bearer <your JWT>'}
      </span>
      <span />
      {fields.map(({ label, value }) => (
        <span key={label}>
          <i className={styles.key}>{label}</i> = <i className="text-mint-300">{`"${value}"`}</i>
        </span>
      ))}
      <span />
      <span>
        <i className={styles.ok}>201 Created</i>
      </span>
      <span>{'{'}</span>
      <span>
        {'  '}
        <i className={styles.key}>{'"version"'}</i>: {1},
      </span>
      <span>
        {'  '}
        <i className={styles.key}>{'"tags"'}</i>: [
      </span>
      {tags.map((tag, index) => (
        <span key={tag}>
          {'    '}
          <Mark>{`"${tag}"`}</Mark>
          {index < tags.length - 1 ? ',' : ''}
        </span>
      ))}
      <span>{short ? '  ]' : '  ],'}</span>
      {short ? null : (
        <span>
          {'  '}
          <i className={styles.key}>{'"link"'}</i>: <i className="text-mint-300">{'"/documents/7f3a"'}</i>
        </span>
      )}
      <span>{'}'}</span>
    </pre>
  );
}

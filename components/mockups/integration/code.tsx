import type { ReactNode } from 'react';
import { Mark } from '../paper';
import styles from './code.module.css';

/** Lines of an example call. */
export function Code({ numbered, children }: { numbered?: boolean; children: ReactNode }) {
  return <pre className={`${styles.code} ${numbered ? styles.numbered : ''}`}>{children}</pre>;
}

/** Storing a document and the answer; the same call in the hero and, shortened, on the hub. */
export function StoreCall({ numbered, short }: { numbered?: boolean; short?: boolean }) {
  return (
    <Code numbered={numbered}>
      <span>
        <b className={styles.method}>POST</b> /v1/documents
      </span>
      <span>
        <i className={styles.key}>Authorization:</i> Bearer &lt;your JWT&gt;
      </span>
      <span />
      <span>
        <i className={styles.key}>file</i> = <i className={styles.string}>"agreement.pdf"</i>
      </span>
      <span>
        <i className={styles.key}>folder</i> = <i className={styles.string}>"Clients/014"</i>
      </span>
      <span />
      <span>
        <i className={styles.ok}>201 Created</i>
      </span>
      <span>{'{'}</span>
      <span>
        {'  '}
        <i className={styles.key}>"version"</i>: 1,
      </span>
      <span>
        {'  '}
        <i className={styles.key}>"tags"</i>: [
      </span>
      <span>
        {'    '}
        <Mark>"contract"</Mark>,
      </span>
      <span>
        {'    '}
        <Mark>"expires 31 Mar 2028"</Mark>
      </span>
      <span>{short ? '  ]' : '  ],'}</span>
      {short ? null : (
        <span>
          {'  '}
          <i className={styles.key}>"link"</i>: <i className={styles.string}>"/documents/7f3a"</i>
        </span>
      )}
      <span>{'}'}</span>
    </Code>
  );
}

import type { ReactNode } from 'react';
import type { IntegrationCopy } from '@/lib/schema/drawings';
import { Mark } from '../paper';
import styles from './code.module.css';

/** Lines of an example call. */
export function Code({ numbered, children }: { numbered?: boolean; children: ReactNode }) {
  return <pre className={`${styles.code} ${numbered ? styles.numbered : ''}`}>{children}</pre>;
}

/** Storing a document and the answer; the same call in the hero and, shortened, on the hub. */
export function StoreCall({
  numbered,
  short,
  copy,
}: { numbered?: boolean; short?: boolean } & IntegrationCopy<'hub', 'store-call'>) {
  return (
    <Code numbered={numbered}>
      <span>
        <b className="font-semibold text-bond">{copy.method}</b>
        {` ${copy.path}`}
      </span>
      <span>
        <i className={styles.key}>{copy.header.label}</i>
        {` ${copy.header.value}`}
      </span>
      <span />
      {copy.fields.map(({ label, value }) => (
        <span key={label}>
          <i className={styles.key}>{label}</i> = <i className="text-mint-300">{`"${value}"`}</i>
        </span>
      ))}
      <span />
      <span>
        <i className={styles.ok}>{copy.ok}</i>
      </span>
      <span>{'{'}</span>
      <span>
        {'  '}
        <i className={styles.key}>{`"${copy.version.label}"`}</i>: {copy.version.value},
      </span>
      <span>
        {'  '}
        <i className={styles.key}>{`"${copy.tags.label}"`}</i>: [
      </span>
      {copy.tags.values.map((value, index) => (
        <span key={value}>
          {'    '}
          <Mark>{`"${value}"`}</Mark>
          {index < copy.tags.values.length - 1 ? ',' : ''}
        </span>
      ))}
      <span>{short ? '  ]' : '  ],'}</span>
      {short ? null : (
        <span>
          {'  '}
          <i className={styles.key}>{`"${copy.link.label}"`}</i>:{' '}
          <i className="text-mint-300">{`"${copy.link.value}"`}</i>
        </span>
      )}
      <span>{'}'}</span>
    </Code>
  );
}

import type { ReactNode } from 'react';
import type { IntegrationWords } from '@/lib/schema/drawings';
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
  words,
}: { numbered?: boolean; short?: boolean } & IntegrationWords<'hub', 'store-call'>) {
  return (
    <Code numbered={numbered}>
      <span>
        <b className="font-semibold text-bond">{words.method}</b>
        {` ${words.path}`}
      </span>
      <span>
        <i className={styles.key}>{words.header.label}</i>
        {` ${words.header.value}`}
      </span>
      <span />
      {words.fields.map(({ label, value }) => (
        <span key={label}>
          <i className={styles.key}>{label}</i> = <i className="text-mint-300">{`"${value}"`}</i>
        </span>
      ))}
      <span />
      <span>
        <i className={styles.ok}>{words.ok}</i>
      </span>
      <span>{'{'}</span>
      <span>
        {'  '}
        <i className={styles.key}>{`"${words.version.label}"`}</i>: {words.version.value},
      </span>
      <span>
        {'  '}
        <i className={styles.key}>{`"${words.tags.label}"`}</i>: [
      </span>
      {words.tags.values.map((value, index) => (
        <span key={value}>
          {'    '}
          <Mark>{`"${value}"`}</Mark>
          {index < words.tags.values.length - 1 ? ',' : ''}
        </span>
      ))}
      <span>{short ? '  ]' : '  ],'}</span>
      {short ? null : (
        <span>
          {'  '}
          <i className={styles.key}>{`"${words.link.label}"`}</i>:{' '}
          <i className="text-mint-300">{`"${words.link.value}"`}</i>
        </span>
      )}
      <span>{'}'}</span>
    </Code>
  );
}

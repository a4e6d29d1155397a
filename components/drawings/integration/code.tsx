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
        <b className={styles.method}>{words.method}</b>
        {` ${words.text[0]}`}
      </span>
      <span>
        <i className={styles.key}>{words.key[0]}</i>
        {` ${words.text[1]}`}
      </span>
      <span />
      <span>
        <i className={styles.key}>{words.key[1]}</i> ={' '}
        <i className={styles.string}>{`"${words.string[0]}"`}</i>
      </span>
      <span>
        <i className={styles.key}>{words.key[2]}</i> ={' '}
        <i className={styles.string}>{`"${words.string[1]}"`}</i>
      </span>
      <span />
      <span>
        <i className={styles.ok}>{words.ok}</i>
      </span>
      <span>{'{'}</span>
      <span>
        {'  '}
        <i className={styles.key}>{`"${words.key[3]}"`}</i>: {words.stored},
      </span>
      <span>
        {'  '}
        <i className={styles.key}>{`"${words.key[4]}"`}</i>: [
      </span>
      <span>
        {'    '}
        <Mark>{`"${words.mark[0]}"`}</Mark>,
      </span>
      <span>
        {'    '}
        <Mark>{`"${words.mark[1]}"`}</Mark>
      </span>
      <span>{short ? '  ]' : '  ],'}</span>
      {short ? null : (
        <span>
          {'  '}
          <i className={styles.key}>{`"${words.key[5]}"`}</i>:{' '}
          <i className={styles.string}>{`"${words.string[2]}"`}</i>
        </span>
      )}
      <span>{'}'}</span>
    </Code>
  );
}

import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './arrowed.module.css';

/** A text whose arrows are drawn, each as large as its letters: not every font has one. */
export function Arrowed({ children }: { children: string }) {
  return children.split(' → ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text.
    <Fragment key={index}>
      {index > 0 ? (
        <>
          {' '}
          <span className="sr-only">→</span>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>{' '}
        </>
      ) : null}
      {part}
    </Fragment>
  ));
}

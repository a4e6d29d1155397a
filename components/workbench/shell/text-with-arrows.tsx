import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './text-with-arrows.module.css';

/** A text with its arrows drawn as icons of letter size: some fonts have no arrows. */
export function TextWithArrows({ children }: { children: string }) {
  return children.split(' → ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change order.
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

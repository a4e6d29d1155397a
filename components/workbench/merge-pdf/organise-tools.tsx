import { useId, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import type { PageAct } from './organise-grid';
import { OrganiseMore, type OrganiseProps } from './organise-more';
import styles from './organise-tools.module.css';

type Props = OrganiseProps & {
  busy: boolean;
  /** Why the last action was not done. */
  refusal: string | undefined;
};

/** Actions in pairs under one label: to the left and to the right. */
const pairs = {
  move: { earlier: 'chevron-left', later: 'chevron-right' },
  rotate: { turnBack: 'rotate-left', turn: 'rotate' },
} as const satisfies Record<string, Partial<Record<PageAct, IconName>>>;

/**
 * A row above the pages: actions on the chosen pages or, without a selection, how to begin; `More` unfolds the rest.
 */
export function OrganiseTools({ messages, pages, pdfs, busy, chosen, refusal, ...on }: Props) {
  const { onAct, onChoose, onOrder } = on;
  const [isOpen, setIsOpen] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  if (chosen > 0 && !hasChosen) setHasChosen(true);
  const count = say(messages.chosen, { count: chosen });
  const menu = useId();
  return (
    <div className={styles.bar} inert={busy}>
      <div className={styles.tools}>
        {chosen > 0 ? (
          <div role="toolbar" aria-label={messages.toolbar} className={styles.keys}>
            <button
              type="button"
              className={styles.count}
              aria-label={`${count}: ${messages.none}`}
              onClick={() => onChoose([])}
            >
              <span className={styles.number} data-count={chosen}>
                <Icon name="check" />
              </span>
              <span className="max-md:hidden">{count}</span>{' '}
              <span className="md:underline md:underline-offset-4">{messages.clear}</span>
            </button>
            {(Object.keys(pairs) as (keyof typeof pairs)[]).map((pair) => (
              <span key={pair} className={styles.pair}>
                <span aria-hidden="true">{messages.pairs[pair]}</span>
                {(Object.entries(pairs[pair]) as [keyof typeof messages.acts, IconName][]).map(
                  ([what, icon]) => (
                    <button
                      key={what}
                      type="button"
                      title={messages.acts[what]}
                      aria-label={messages.acts[what]}
                      onClick={() => onAct(what)}
                    >
                      <Icon name={icon} className={pair === 'rotate' ? 'rotate-180' : undefined} />
                    </button>
                  ),
                )}
              </span>
            ))}
            <button type="button" onClick={() => onAct('out')}>
              <Icon name="x" />
              {messages.acts.out}
            </button>
          </div>
        ) : (
          <p className={styles.hint}>
            {hasChosen ? (
              messages.noneChosen
            ) : (
              <>
                <span className={styles.byMouse}>{messages.hint}</span>
                <span className={styles.byTouch}>{messages.touchHint}</span>
              </>
            )}
          </p>
        )}
        <div className={styles.keys}>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={menu}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="adjust" />
            {messages.more}
          </button>
        </div>
      </div>
      {refusal ? <p className={styles.refusal}>{refusal}</p> : null}
      <p id="organise-keys" className="sr-only">
        {messages.keys}
      </p>
      <OrganiseMore
        {...{ id: menu, open: isOpen, messages, pages, pdfs, chosen, onAct, onChoose, onOrder }}
        onPlace={on.onPlace}
      />
    </div>
  );
}

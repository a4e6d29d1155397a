import { useId, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import styles from './organise.module.css';
import { OrganiseMore, type OrganiseProps } from './organise-more';

type Props = OrganiseProps & {
  busy: boolean;
  /** Why the last act was not done. */
  refusal: string | undefined;
};

type BarAct = 'earlier' | 'later' | 'turn' | 'out';

const icons: Record<BarAct, IconName> = {
  earlier: 'chevron-left',
  later: 'chevron-right',
  turn: 'rotate',
  out: 'x',
};

/** One row above the pages: what to do with the chosen ones or, while there are none, how to begin; `More` unfolds the rest. */
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
              <Icon name="check" />
              <span className="max-md:hidden">{count}</span>
              <span className="md:hidden">{say(messages.chosenShort, { count: chosen })}</span>
            </button>
            {(Object.keys(icons) as BarAct[]).map((what) => (
              <button key={what} type="button" aria-label={messages.acts[what]} onClick={() => onAct(what)}>
                <Icon name={icons[what]} />
                <span className="max-md:hidden">{messages.acts[what]}</span>
                <span className="md:hidden">{messages.shortActs[what]}</span>
              </button>
            ))}
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

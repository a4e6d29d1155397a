import { useId, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { useOutsidePress } from '../shell/use-outside-press';
import type { PageAction } from './organise-grid';
import { OrganiseMore, type OrganiseProps } from './organise-more';
import styles from './organise-tools.module.css';

type Props = OrganiseProps & {
  busy: boolean;
  /** Why the last action was not done. */
  refusal: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** Pairs of actions with one label: to the left and to the right. */
const pairs = {
  move: { earlier: 'chevron-left', later: 'chevron-right' },
  rotate: { turnBack: 'rotate-left', turn: 'rotate' },
} as const satisfies Record<string, Partial<Record<PageAction, IconName>>>;

const singleActions = { copy: 'copy', blank: 'plus', remove: 'x' } as const satisfies Partial<
  Record<PageAction, IconName>
>;

/**
 * A row above the pages: actions on the chosen pages; `More` opens the rest.
 */
export function OrganiseTools({ busy, refusal, open, onOpen, ...props }: Props) {
  const { messages, chosen, onAct } = props;
  /** Without a selection the actions are in sight already; a press on one says that pages are to be chosen first. A blank page needs none. */
  const disabled = chosen === 0 || undefined;
  const panelId = useId();
  const buttonId = useId();
  const bar = useRef<HTMLDivElement>(null);
  // A press outside closes only a phone’s bottom sheet. On wider screens the panel pushes the grid down, so closing it would
  // move the page away from under the pointer.
  const isSheet = useMedia(phone);
  useOutsidePress(bar, open && isSheet, () => onOpen(false));
  function onClose() {
    onOpen(false);
    document.getElementById(buttonId)?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for any control in it.
    <div
      ref={bar}
      className={styles.bar}
      inert={busy}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) onClose();
      }}
    >
      <div className={styles.tools}>
        <div role="toolbar" aria-label={messages.toolbar} className={styles.buttons} data-off={disabled}>
          {(Object.keys(pairs) as (keyof typeof pairs)[]).map((pair) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
            <span key={pair} role="group" aria-disabled={disabled} className={styles.pair}>
              <span aria-hidden="true">{messages.pairs[pair]}</span>
              {(Object.entries(pairs[pair]) as [keyof typeof messages.actions, IconName][]).map(
                ([what, icon]) => (
                  <button
                    key={what}
                    type="button"
                    data-act={what}
                    title={messages.actions[what]}
                    aria-label={messages.actions[what]}
                    aria-disabled={disabled}
                    onClick={() => onAct(what)}
                  >
                    <Icon name={icon} className={pair === 'rotate' ? 'rotate-180' : undefined} />
                  </button>
                ),
              )}
            </span>
          ))}
          <hr />
          {(Object.keys(singleActions) as (keyof typeof singleActions)[]).map((what) => (
            <button
              key={what}
              type="button"
              data-act={what}
              aria-label={messages.actions[what]}
              aria-disabled={disabled && what !== 'blank' ? true : undefined}
              onClick={() => onAct(what)}
            >
              <Icon name={singleActions[what]} />
              {what === 'remove' ? messages.actions.remove : messages.shortActions[what]}
            </button>
          ))}
        </div>
        <div className={styles.buttons}>
          <button
            id={buttonId}
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => onOpen(!open)}
          >
            <Icon name="adjust" />
            {messages.more}
          </button>
        </div>
      </div>
      {refusal ? <p className={styles.refusal}>{refusal}</p> : null}
      <p id="organise-keys" className="sr-only">
        {messages.keyHelp}
      </p>
      <OrganiseMore {...props} {...{ open, onClose }} id={panelId} />
    </div>
  );
}

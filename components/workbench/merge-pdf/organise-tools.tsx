import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { say } from '@/lib/sentences';
import type { Pdf } from '../documents/use-pdfs';
import { Field } from '../shell/field';
import styles from './organise.module.css';
import type { PageAct } from './organise-grid';
import { everySecond, type PlanPage, sortByFile, sortedFiles } from './page-plan';

type Props = {
  messages: Messages<'merge-pdf'>['organise'];
  pages: readonly PlanPage[];
  pdfs: readonly Pdf[];
  busy: boolean;
  /** Number of chosen pages. */
  chosen: number;
  /** Why the last act was not done. */
  refusal: string | undefined;
  /** Acts on the chosen pages. */
  onAct: (act: PageAct) => void;
  onChoose: (ids: readonly string[]) => void;
  /** Another order of all pages, and what is said of it. */
  onOrder: (pages: PlanPage[], announcement: string) => void;
  /** Moves the chosen pages to this position, from 1. */
  onPlace: (place: number) => void;
};

type BarAct = 'earlier' | 'later' | 'turn' | 'out';

const icons: Record<BarAct, IconName> = {
  earlier: 'chevron-left',
  later: 'chevron-right',
  turn: 'rotate',
  out: 'x',
};

const rareIcons = { copy: 'copy', blank: 'plus', enlarge: 'zoom-in' } as const;

/** One row above the pages: what to do with the chosen ones or, while there are none, how to begin; `More` unfolds the rest. */
export function OrganiseTools({ messages, pages, pdfs, busy, chosen, refusal, ...on }: Props) {
  const { onAct, onChoose, onOrder } = on;
  const [isOpen, setIsOpen] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  if (chosen > 0 && !hasChosen) setHasChosen(true);
  const count = say(messages.chosen, { count: chosen });
  const menu = useId();
  const named = (name: keyof typeof messages.short) => ({
    label: messages[name],
    short: messages.short[name],
  });
  const sort = (files: readonly string[]) => onOrder(sortByFile(pages, files), messages.sorted);

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
      <div id={menu} className={isOpen ? styles.filters : undefined}>
        {isOpen && chosen > 0 ? (
          <>
            <Group name={messages.groups.page}>
              {(Object.keys(rareIcons) as (keyof typeof rareIcons)[]).map((what) => (
                <Act
                  key={what}
                  icon={rareIcons[what]}
                  label={messages.acts[what]}
                  short={messages.shortActs[what]}
                  onPress={() => onAct(what)}
                />
              ))}
            </Group>
            <PlaceForm messages={messages} onPlace={on.onPlace} />
          </>
        ) : null}
        {isOpen ? (
          <>
            <Group name={messages.groups.select} whole>
              <Act {...named('all')} onPress={() => onChoose(pages.map(({ id }) => id))} />
              <Act {...named('odd')} onPress={() => onChoose(everySecond(pages, 1))} />
              <Act {...named('even')} onPress={() => onChoose(everySecond(pages, 2))} />
            </Group>
            <Group name={messages.groups.sort} whole>
              {pdfs.length > 1 ? (
                <>
                  <Act {...named('byName')} onPress={() => sort(sortedFiles(pdfs, 'name'))} />
                  <Act {...named('byDate')} onPress={() => sort(sortedFiles(pdfs, 'date'))} />
                </>
              ) : null}
              <Act {...named('reverse')} onPress={() => onOrder(pages.toReversed(), messages.reversed)} />
            </Group>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Buttons behind the name of what they have in common. @param whole they have a row of their own */
function Group({ name, whole, children }: { name: string; whole?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set, as its legend is no part of a grid.
    <div role="group" aria-labelledby={id} className={styles.group} data-whole={whole || undefined}>
      <p id={id}>{name}</p>
      {children}
    </div>
  );
}

type ActProps = { icon?: IconName; label: string; short: string; onPress: () => void };

/** A button of a group: on phones its short name, which the group’s makes clear. */
function Act({ icon, label, short, onPress }: ActProps) {
  return (
    <Button variant="outline" aria-label={label} onClick={onPress}>
      {icon ? (
        <span className="flex max-md:hidden">
          <Icon name={icon} />
        </span>
      ) : null}
      <span className="max-md:hidden">{label}</span>
      <span className="md:hidden">{short}</span>
    </Button>
  );
}

/** A field for the position to which the chosen pages go. */
function PlaceForm({ messages, onPlace }: Pick<Props, 'messages' | 'onPlace'>) {
  const [place, setPlace] = useState('');
  return (
    <form
      className={styles.place}
      onSubmit={(event) => {
        event.preventDefault();
        const to = Number.parseInt(place, 10);
        if (to >= 1) onPlace(to);
      }}
    >
      <Field
        label={messages.place}
        inputMode="numeric"
        value={place}
        onChange={({ currentTarget }) => setPlace(currentTarget.value.replace(/\D/g, '').slice(0, 5))}
      />
      <Button variant="outline" type="submit">
        {messages.placeButton}
      </Button>
    </form>
  );
}

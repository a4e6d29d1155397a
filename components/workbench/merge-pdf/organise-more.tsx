import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import type { Pdf } from '../documents/use-pdfs';
import { Field } from '../shell/field';
import { IconButton } from '../shell/row-buttons';
import { FilesButton } from './files-button';
import type { PageAction } from './organise-grid';
import styles from './organise-more.module.css';
import { everySecond, type PlanPage, sortByFile, sortedFiles } from './page-plan';

/** The pages, and the actions on all or on the chosen ones. */
export type OrganiseProps = {
  messages: Messages<'merge-pdf'>['organise'];
  pages: readonly PlanPage[];
  pdfs: readonly Pdf[];
  /** Number of chosen pages. */
  chosen: number;
  /** Acts on the chosen pages. */
  onAct: (act: PageAction) => void;
  onChoose: (ids: readonly string[]) => void;
  /** Sets another order of all pages, with its announcement. */
  onOrder: (pages: PlanPage[], announcement: string) => void;
  /** Moves the chosen pages to this position, from 1. */
  onPlace: (place: number) => void;
  /** Adds files after the chosen pages. */
  onFiles: (files: readonly File[]) => void;
};

type Props = OrganiseProps & {
  id: string;
  open: boolean;
  /** Closes the panel; the focus returns to the button `More`. */
  onClose: () => void;
};

/**
 * The panel that `More` opens: rarer actions on the chosen pages, ways to select pages, and other orders of all pages. It is
 * below the row of actions or, on a phone, a sheet at the lower edge.
 */
export function OrganiseMore({ id, open, messages, pages, pdfs, chosen, onClose, ...actions }: Props) {
  const { onAct, onChoose, onOrder, onPlace, onFiles } = actions;
  const named = (name: keyof typeof messages.short) => ({
    label: messages[name],
    short: messages.short[name],
  });
  const sort = (files: readonly string[]) => onOrder(sortByFile(pages, files), messages.sorted);
  return (
    <div id={id} className={open ? styles.panel : undefined}>
      {open ? (
        <>
          <div className={styles.title}>
            <p>{messages.moreTitle}</p>
            <IconButton icon="x" label={messages.close} onPress={onClose} />
          </div>
          {chosen > 0 ? (
            <>
              <Group name={messages.groups.page} areActions>
                <span className="contents md:hidden">
                  <Act
                    icon="rotate-left"
                    label={messages.actions.turnBack}
                    short={messages.shortActions.turnBack}
                    onPress={() => onAct('turnBack')}
                  />
                </span>
                <Act
                  icon="zoom-in"
                  label={messages.actions.enlarge}
                  short={messages.shortActions.enlarge}
                  onPress={() => onAct('enlarge')}
                />
                <span className="contents md:hidden">
                  <Act
                    icon="plus"
                    label={messages.actions.blank}
                    short={messages.shortActions.blank}
                    onPress={() => onAct('blank')}
                  />
                </span>
                <FilesButton
                  label={messages.insert.fileAfter}
                  onFiles={(files) => {
                    onClose();
                    onFiles(files);
                  }}
                >
                  <span className="md:hidden">
                    <Icon name="folder" />
                  </span>
                  {messages.shortActions.file}
                </FilesButton>
              </Group>
              <PlaceForm {...{ messages, onPlace }} count={pages.length} />
            </>
          ) : null}
          <Group name={messages.groups.select}>
            <Act {...named('all')} onPress={() => onChoose(pages.map(({ id }) => id))} />
            <Act {...named('odd')} onPress={() => onChoose(everySecond(pages, 1))} />
            <Act {...named('even')} onPress={() => onChoose(everySecond(pages, 2))} />
          </Group>
          <Group name={messages.groups.sort}>
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
  );
}

type GroupProps = {
  name: string;
  /** On phones, the buttons are in two columns, with an icon. */
  areActions?: boolean;
  children: ReactNode;
};

/** Buttons after the name of their group, on the three columns that all groups share. */
function Group({ name, areActions, children }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, because its legend cannot be placed on the grid.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id}>{name}</p>
      <div className={styles.row} data-actions={areActions || undefined}>
        {children}
      </div>
    </div>
  );
}

type ActProps = {
  label: string;
  short: string /** On phones, beside the label. */;
  icon?: IconName;
  onPress: () => void;
};

/** A button of a group with its short label; screen readers get the full one. */
const Act = ({ label, short, icon, onPress }: ActProps) => (
  <Button variant="outline" aria-label={label} onClick={onPress}>
    {icon ? (
      <span className="md:hidden">
        <Icon name={icon} className={icon === 'rotate-left' ? 'rotate-180' : undefined} />
      </span>
    ) : null}
    {short}
  </Button>
);

/** A field for the position to which the chosen pages move. */
function PlaceForm({
  messages,
  count,
  onPlace,
}: Pick<OrganiseProps, 'messages' | 'onPlace'> & { count: number }) {
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
        placeholder={formatMessage(messages.places, { count })}
        value={place}
        onChange={({ currentTarget }) => setPlace(currentTarget.value.replace(/\D/g, '').slice(0, 5))}
      />
      <Button variant="outline" type="submit">
        {messages.placeButton}
      </Button>
    </form>
  );
}

import { Button } from '@/components/ui/button';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import changedWords from '../documents/changed-words.module.css';
import { Check, Field } from '../shell/field';
import { TextButton } from '../shell/text-button';
import { useMessages } from '../shell/use-messages';
import editorStyles from './ai-pdf-editor.module.css';
import styles from './replace.module.css';
import { type Place, partsOf, type Replacing } from './use-replacing';

type Props = {
  replacing: Replacing;
  /** Shows the page of a place. */
  onGo: (page: number) => void;
};

/** Words to find and their replacement, with a preview of each place. */
export function ReplaceForm({ replacing: state, onGo }: Props) {
  const { replacing } = useMessages('ai-pdf-editor');
  const { places, searched: query, unread, busy } = state;
  return (
    <>
      <form
        className="grid gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (state.query.trim()) void state.search();
          else event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <Field
          label={replacing.find}
          hint={replacing.hint}
          value={state.query}
          maxLength={200}
          onChange={({ currentTarget }) => state.setQuery(currentTarget.value)}
        />
        <Field
          label={replacing.replaceWith}
          value={state.replacement}
          maxLength={200}
          onChange={({ currentTarget }) => state.setReplacement(currentTarget.value)}
        />
        <Check
          label={replacing.whole}
          checked={state.isWhole}
          onChange={({ currentTarget }) => state.setWhole(currentTarget.checked)}
        />
        {/* Until something is found, the search is what to do next. */}
        <Button
          variant={places.length > 0 ? 'outline' : 'primary'}
          type="submit"
          aria-disabled={busy || undefined}
        >
          {busy ? replacing.searching : replacing.button}
        </Button>
      </form>
      {query ? (
        <div className="min-w-0">
          <h3 className="text-(length:--text-sm) font-semibold tracking-normal">
            {formatMessage(replacing.found, { count: places.length })}
          </h3>
          {unread.length > 0 ? (
            <p className={editorStyles.hint}>
              {formatMessage(replacing.unread, { count: unread.length, pages: pageList(unread) })}
            </p>
          ) : null}
          <ol className={styles.places}>
            {places.map((place) => (
              <PlaceRow key={place.key} {...{ place, onGo }} state={state} />
            ))}
          </ol>
        </div>
      ) : null}
    </>
  );
}

function PlaceRow({ place, state, onGo }: { place: Place; state: Replacing; onGo: (page: number) => void }) {
  const messages = useMessages('ai-pdf-editor');
  const { replacing, unfit } = messages;
  const parts = state.searched ? partsOf(place.text, state.searched) : [];
  return (
    <li>
      <label className={styles.place}>
        <input
          type="checkbox"
          disabled={place.unfit !== undefined}
          checked={place.unfit === undefined && !state.isExcluded(place.key)}
          onChange={() => state.toggle(place.key)}
        />
        <span
          translate="no"
          className={`${changedWords.changes} ${changedWords.own} ${changedWords.bare} min-w-0 wrap-anywhere`}
        >
          {parts.map(({ text, isFound }, index) =>
            isFound && place.unfit === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have no id but their index.
              <span key={index}>
                <del>{text}</del>
                {state.replacement ? <ins>{state.replacement}</ins> : null}
              </span>
            ) : (
              text
            ),
          )}
        </span>
      </label>
      {place.unfit ? <p className={editorStyles.hint}>{unfit[place.unfit]}</p> : null}
      <TextButton onClick={() => onGo(place.page)}>
        {formatMessage(replacing.onPage, { page: place.page })}
      </TextButton>
    </li>
  );
}

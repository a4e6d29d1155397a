import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { PenPad } from '../documents/pen-pad';
import { ChoosePicture } from '../shell/choose-picture';
import { Field, optionsOf, Segments } from '../shell/field';
import { useMessages } from '../shell/use-messages';
import styles from './add.module.css';
import editorStyles from './ai-pdf-editor.module.css';
import { type Additions, additions as kinds } from './use-additions';

type Props = {
  additions: Additions;
  /** Number of the shown page. */
  page: number;
};

/** Form for adding to the page: the kind of addition, its words or drawing, undo and redo. */
export function AddForm({ additions, page }: Props) {
  const { adding } = useMessages('ai-pdf-editor');
  const { kind, stamps, colour } = additions;
  return (
    <>
      <p className={editorStyles.hint}>{adding.hint}</p>
      <fieldset className="min-w-0">
        <legend className="sr-only">{adding.what}</legend>
        <div className={styles.kinds}>
          {kinds.map((addition) => (
            <Button
              key={addition}
              variant="outline"
              aria-pressed={addition === kind}
              onClick={() => additions.setKind(addition)}
            >
              {adding.kinds[addition]}
            </Button>
          ))}
        </div>
      </fieldset>
      <AdditionInput additions={additions} />
      {kind === 'picture' || kind === 'highlight' ? null : (
        <Segments
          legend={adding.colour}
          name="colour"
          value={colour}
          options={optionsOf(adding.colours)}
          onChange={additions.setColour}
        />
      )}
      <Button variant="outline" aria-disabled={!additions.ready || undefined} onClick={() => additions.put()}>
        <Icon name="plus" />
        {formatMessage(adding.addToPage, { what: adding.kinds[kind], page })}
      </Button>
      {additions.refusal ? <p className={`${editorStyles.hint} font-semibold`}>{additions.refusal}</p> : null}
      <div className={styles.steps}>
        <Button variant="outline" aria-disabled={!stamps.canUndo || undefined} onClick={stamps.undo}>
          {adding.undo}
        </Button>
        <Button variant="outline" aria-disabled={!stamps.canRedo || undefined} onClick={stamps.redo}>
          {adding.redo}
        </Button>
      </div>
    </>
  );
}

/** The field, pad or button for the words, drawing or picture of the addition. */
function AdditionInput({ additions }: { additions: Additions }) {
  const { adding } = useMessages('ai-pdf-editor');
  const { kind, typed, texts, strokes, fault } = additions;
  if (kind === 'text' || kind === 'date')
    return (
      <Field
        label={adding.kinds[kind]}
        value={texts[kind]}
        maxLength={120}
        fault={
          typed.failed
            ? adding.noFace
            : typed.missing.length > 0
              ? formatMessage(adding.letters, { letters: typed.missing.join(' ') })
              : undefined
        }
        onChange={({ currentTarget }) => additions.setText(kind, currentTarget.value)}
      />
    );
  if (kind === 'drawing')
    return (
      <div className="grid min-w-0 gap-2.5">
        <PenPad
          label={adding.pad}
          strokes={strokes}
          colour={additions.colour}
          onStrokes={additions.setStrokes}
        />
        <p className={editorStyles.hint}>{adding.pad}</p>
        {strokes.length > 0 ? (
          <Button variant="outline" onClick={() => additions.setStrokes([])}>
            <Icon name="eraser" />
            {adding.clear}
          </Button>
        ) : null}
      </div>
    );
  if (kind === 'picture')
    return (
      <ChoosePicture
        label={adding.choosePicture}
        onChoose={(picture) => void additions.choosePicture(picture)}
      >
        {fault ? (
          <p role="alert" className={editorStyles.hint}>
            {fault}
          </p>
        ) : null}
      </ChoosePicture>
    );
  return <p className={editorStyles.hint}>{adding.hints[kind]}</p>;
}

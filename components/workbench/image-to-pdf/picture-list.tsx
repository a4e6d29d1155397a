import { faultOf, type SourceFile } from 'engines';
import type { PageChoice, PictureInfo, PictureOperations } from 'engines/picture';
import { place } from 'engines/picture/client';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { Thumb } from '../documents/thumb';
import type { Picture } from '../documents/use-pictures';
import { Back } from '../shell/back';
import { IconButton, RowButtons } from '../shell/row-buttons';
import type { Engine } from '../shell/run-engine';
import { sourceOf } from '../shell/use-chosen';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './picture-list.module.css';

type Props = {
  engine: Engine<PictureOperations>;
  pictures: readonly Picture[];
  choice: PageChoice;
  /** Quarter turns clockwise, by key. */
  turns: Readonly<Record<string, number>>;
  /** Whether the browser could decode it, by key; missing until tried. */
  seen: Readonly<Record<string, boolean>>;
  onSeen: (key: string, seen: boolean) => void;
  /** Pictures in the new file so far. */
  copied: number;
  onPlace?: (picture: Picture, newIndex: number) => void;
  onTurn?: (picture: Picture) => void;
  onRemove?: (picture: Picture) => void;
  /** Returns to the choices when done. */
  onBack?: () => void;
};

/** The pictures as the pages they become, in order. */
export function PictureList({ engine, pictures, choice, turns, seen, copied, ...acts }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('image-to-pdf');
  const { onSeen, onPlace, onTurn, onRemove, onBack } = acts;
  const preview = usePreview(engine);
  return (
    <>
      <ol {...useNeighbours<HTMLOListElement>()} className={styles.shots}>
        {pictures.map((picture, place) => {
          const { key, file, state, info } = picture;
          const { name, size } = file;
          const what = state === 'reading' ? shared.reading : placeOf(messages, pictures, place);
          return (
            <li key={key} className={styles.shot}>
              <Shot
                info={info}
                choice={choice}
                turns={turns[key] ?? 0}
                copied={place < copied}
                draw={(width) => {
                  const drawn = preview(sourceOf(picture), width);
                  drawn.then(
                    () => onSeen(key, true),
                    (error) => faultOf(error).code === 'damaged' && onSeen(key, false),
                  );
                  return drawn;
                }}
              />
              <div className="grid leading-[1.35] max-md:pt-1">
                <b className="text-(length:--text-sm) wrap-anywhere" translate="no">
                  {name}
                </b>
                <span className="mono text-carbon-700">
                  {what} · {fileSize(size)}
                </span>
                {info ? (
                  <span className="text-(length:--text-sm) text-carbon-700">{keptOf(messages, info)}</span>
                ) : null}
                {seen[key] === false ? (
                  <p className="mt-1 flex items-start gap-1.5 text-(length:--text-sm) font-semibold text-red-600">
                    <Icon name="alert" size={18} />
                    {messages.unseen}
                  </p>
                ) : null}
              </div>
              {onPlace && onTurn && onRemove ? (
                <div className={styles.keys}>
                  <RowButtons
                    {...{ name, place, total: pictures.length }}
                    onPlace={(newIndex) => onPlace(picture, newIndex)}
                    onRemove={() => onRemove(picture)}
                  >
                    <IconButton
                      icon="rotate"
                      label={say(messages.turn, { file: name })}
                      onPress={() => onTurn(picture)}
                    />
                  </RowButtons>
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      {onBack ? (
        <Back
          label={messages.back}
          note={say(shared.asTheyWere, { count: pictures.length })}
          onBack={onBack}
        />
      ) : null}
    </>
  );
}

/** Thumbnails are made one after the other: a phone cannot hold many decoded photos at once. */
function usePreview(engine: Engine<PictureOperations>) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (file: SourceFile, width: number): Promise<ImageBitmap> => {
    const next = last.current.then(() => engine.run('preview', { file, width }));
    last.current = next.catch(() => undefined);
    return next;
  };
}

/** Says which page a picture becomes in the new file, or which pages: a TIFF may hold several. */
function placeOf(messages: Messages<'image-to-pdf'>, pictures: readonly Picture[], place: number): string {
  const before = pictures.slice(0, place).reduce((sum, { info }) => sum + (info?.pages ?? 1), 0);
  const count = pictures[place]?.info?.pages ?? 1;
  if (count === 1) return say(messages.page, { page: before + 1 });
  return say(messages.pages, { from: before + 1, to: before + count });
}

/** How a picture goes into the file. */
function keptOf(messages: Messages<'image-to-pdf'>, { frames, unchanged, lossy }: PictureInfo): string {
  if (frames > 1) return say(messages.firstOf, { count: frames });
  if (unchanged) return messages.asItIs;
  return lossy ? messages.codedAgain : messages.pixels;
}

/** Largest display width of a page, in CSS pixels. */
const WIDTH = 250;

type ShotProps = {
  info: PictureInfo | undefined;
  choice: PageChoice;
  /** Quarter turns clockwise. */
  turns: number;
  copied: boolean;
  draw: (width: number) => Promise<ImageBitmap>;
};

/** Aspect ratio of A4: the height limit of narrower pages. */
const A4 = 210 / 297;

/** A picture on its page, placed by the engine's own layout rule. */
function Shot({ info, choice, turns, copied, draw }: ShotProps) {
  const { page, matrix } = place({ ...(info ?? { width: 210, height: 297 }), orientation: 1 }, turns, choice);
  const [a, b, c, d] = matrix;
  // Before rotation a landscape result is portrait: its own width is its height on the page.
  const ownWidth = turns % 2 === 0 ? Math.abs(a) + Math.abs(c) : Math.abs(b) + Math.abs(d);
  return (
    <span
      className={styles.page}
      data-copied={copied || undefined}
      style={{
        aspectRatio: `${page[0]} / ${page[1]}`,
        width: `${Math.min(1, page[0] / page[1] / A4) * 100}%`,
      }}
    >
      {info ? (
        <span style={{ width: `${(100 * ownWidth) / page[0]}%`, rotate: `${turns * 90}deg` }}>
          <Thumb size={info} width={WIDTH} copied={copied} draw={draw} />
        </span>
      ) : null}
    </span>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The left and right arrow keys move to the same button of the neighbouring item of a list. */
function useNeighbours<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);

  function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const step = steps[key];
    const button = (target as HTMLElement).closest('button');
    const item = button?.closest('li');
    if (!step || !button || !item || ctrlKey || metaKey || altKey) return;
    const items = [...(ref.current?.children ?? [])];
    const next = items[items.indexOf(item) + step];
    const place = [...item.querySelectorAll('button')].indexOf(button);
    next?.querySelectorAll('button')[place]?.focus();
  }

  return { ref, onKeyDown };
}

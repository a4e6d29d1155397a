import { faultOf, type SourceFile } from 'engines';
import type { PageChoice, PictureInfo, PictureOperations } from 'engines/picture';
import { place } from 'engines/picture/client';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { Thumb } from '../documents/thumb';
import type { Picture } from '../documents/use-pictures';
import { Back } from '../shell/back';
import { IconButton, RowButtons } from '../shell/row-buttons';
import type { Engine } from '../shell/run-engine';
import { sourceOf } from '../shell/use-chosen-files';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './picture-list.module.css';

type Props = {
  engine: Engine<PictureOperations>;
  pictures: readonly Picture[];
  choice: PageChoice;
  /** Quarter turns clockwise, by key. */
  turns: Readonly<Record<string, number>>;
  /** Whether the browser can decode a picture, by key; missing until tried. */
  decodable: Readonly<Record<string, boolean>>;
  onDecoded: (key: string, isDecodable: boolean) => void;
  /** Number of pictures in the new file so far. */
  copied: number;
  onPlace?: (picture: Picture, newIndex: number) => void;
  onTurn?: (picture: Picture) => void;
  onRemove?: (picture: Picture) => void;
  /** Returns to the choices when done. */
  onBack?: () => void;
};

/** The pictures as the pages they become, in order. */
export function PictureList({ engine, pictures, choice, turns, decodable, copied, ...handlers }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('image-to-pdf');
  const { onDecoded, onPlace, onTurn, onRemove, onBack } = handlers;
  const preview = usePreview(engine);
  return (
    <>
      <ol {...useNeighbours<HTMLOListElement>()} className={styles.pictures}>
        {pictures.map((picture, place) => {
          const { key, file, state, info } = picture;
          const { name, size } = file;
          const pageText = state === 'reading' ? shared.reading : pageTextOf(messages, pictures, place);
          return (
            <li key={key} className={styles.picture}>
              <PicturePage
                info={info}
                choice={choice}
                turns={turns[key] ?? 0}
                copied={place < copied}
                draw={(width) => {
                  const drawn = preview(sourceOf(picture), width);
                  drawn.then(
                    () => onDecoded(key, true),
                    (error) => faultOf(error).code === 'damaged' && onDecoded(key, false),
                  );
                  return drawn;
                }}
              />
              <div className="grid leading-[1.35] max-md:pt-1">
                <b className="text-(length:--text-sm) wrap-anywhere" translate="no">
                  {name}
                </b>
                <span className="mono text-carbon-700">
                  {pageText} · {fileSize(size)}
                </span>
                {info ? (
                  <span className="text-(length:--text-sm) text-carbon-700">
                    {conversionOf(messages, info)}
                  </span>
                ) : null}
                {decodable[key] === false ? (
                  <p className="mt-1 flex items-start gap-1.5 text-(length:--text-sm) font-semibold text-red-600">
                    <Icon name="alert" size={18} />
                    {messages.notShown}
                  </p>
                ) : null}
              </div>
              {onBack ? null : (
                <div className={styles.buttons}>
                  {onPlace && onTurn && onRemove ? (
                    <RowButtons
                      {...{ name, place, total: pictures.length }}
                      onPlace={(newIndex) => onPlace(picture, newIndex)}
                      onRemove={() => onRemove(picture)}
                    >
                      <IconButton
                        icon="rotate"
                        label={formatMessage(messages.turn, { file: name })}
                        onPress={() => onTurn(picture)}
                      />
                    </RowButtons>
                  ) : (
                    // While a job runs, this space keeps what is below in place.
                    <span className="block min-h-(--touch)" />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {onBack ? (
        <Back
          label={messages.back}
          note={formatMessage(shared.originalsUnchanged, { count: pictures.length })}
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
function pageTextOf(messages: Messages<'image-to-pdf'>, pictures: readonly Picture[], place: number): string {
  const before = pictures.slice(0, place).reduce((sum, { info }) => sum + (info?.pages ?? 1), 0);
  const count = pictures[place]?.info?.pages ?? 1;
  if (count === 1) return formatMessage(messages.page, { page: before + 1 });
  return formatMessage(messages.pages, { from: before + 1, to: before + count });
}

/** Says how a picture is embedded: as it is, converted, or only its first frame. */
function conversionOf(messages: Messages<'image-to-pdf'>, { frames, unchanged, lossy }: PictureInfo): string {
  if (frames > 1) return formatMessage(messages.firstOf, { count: frames });
  if (unchanged) return messages.unchanged;
  return lossy ? messages.converted : messages.pixels;
}

/** Largest display width of a page, in CSS pixels. */
const WIDTH = 250;

type PicturePageProps = {
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
function PicturePage({ info, choice, turns, copied, draw }: PicturePageProps) {
  const { page, matrix } = place({ ...(info ?? { width: 210, height: 297 }), orientation: 1 }, turns, choice);
  const [a, b, c, d] = matrix;
  // The picture is drawn before its rotation: after a quarter turn, its own width is its height on the page.
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
          <Thumb size={info} width={WIDTH} draw={draw} />
        </span>
      ) : null}
    </span>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The left and right arrow keys move the focus to the same button of the neighbouring item of a list. */
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

import { stem } from 'engines/pdf/client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import pageStyles from '../documents/page-actions.module.css';
import { type Picture, usePictures } from '../documents/use-pictures';
import { FileListTool } from '../shell/file-list-tool';
import { JobStart } from '../shell/job-start';
import { askAboveHere } from '../shell/large-files';
import { focusHeading } from '../shell/pane-focus';
import { fileName } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { PaneHeader } from '../shell/tool-shell';
import { useAnnouncer } from '../shell/use-announcer';
import { sourceOf } from '../shell/use-chosen-files';
import { useEngine } from '../shell/use-engine';
import { useJob } from '../shell/use-job';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useRequestedStart } from '../shell/use-requested-start';
import { type Choices, choiceOf, ImageOptions } from './image-options';
import { PictureList } from './picture-list';

/** Image to PDF: ordered pictures, one page of a PDF for each. */
export function ImageToPdf() {
  const { files, announce } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('image-to-pdf');

  const { engine, fetched } = useEngine('picture');
  const { chosen, remove, place, retry } = usePictures(engine, files);
  const runner = useJob();
  const { job, start, reset } = runner;
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  const [decodable, setDecodable] = useState<Readonly<Record<string, boolean>>>({});
  const [choices, setChoices] = useState<Choices>({ size: 'a4', margin: 'none', orientation: 'auto' });
  const [large, setLarge] = useState<number>();
  const documentPane = useRef<HTMLDivElement>(null);
  useAnnouncer(job);
  // The list gets the focus once, when the first files arrive.
  useEffect(() => focusHeading(documentPane.current), []);

  const accepted = chosen.filter(({ state }) => state !== 'refused');
  const read = accepted.filter(({ state }) => state === 'ready');
  const reading = accepted.some(({ state }) => state === 'reading');
  const ready = read.length > 0 && read.length === accepted.length;
  const pages = accepted.reduce((sum, { info }) => sum + (info?.pages ?? 1), 0);
  const bytes = accepted.reduce((sum, { file }) => sum + file.size, 0);
  // One picture keeps its name; a PDF of several gets another.
  const ownName = accepted.length === 1 && accepted[0] ? stem(accepted[0].file.name) : '';
  const defaultName = ownName || messages.fileName;
  const name = fileName(choices.name ?? defaultName, 'pdf', messages.fileName);
  const working = job.state === 'working';
  const done = job.state === 'done';
  const { requested, request } = useRequestedStart(ready, reading, make);

  function make(anyway = false) {
    if (reading) return request(true);
    if (!ready) return documentPane.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    const peakBytes = peakMemory(read);
    setLarge(!anyway && peakBytes > askAboveHere() ? peakBytes : undefined);
    if (!anyway && peakBytes > askAboveHere()) return;
    const pictures = read.map((picture) => ({
      file: sourceOf(picture),
      turns: turns[picture.key] ?? 0,
      isDecodable: decodable[picture.key],
    }));
    void start((run) => engine.run('toPdf', { pictures, choice: choiceOf(choices), name }, run));
  }

  const sorted = byName(accepted);
  const isSorted = sorted.every((picture, index) => picture === accepted[index]);
  function sort() {
    for (const [index, { key }] of sorted.entries()) place(key, index);
    announce(messages.sorted);
    focusHeading(documentPane.current);
  }
  const heading = (
    <PaneHeader
      title={formatMessage(messages.title, { count: accepted.length })}
      note={fileSize(bytes)}
      end={
        isSorted || accepted.length < 3 || working || done ? null : (
          <Button variant="outline" className={pageStyles.undo} onClick={sort}>
            {messages.sort}
          </Button>
        )
      }
    />
  );
  const pictureList = (
    <PictureList
      {...{ engine, turns, decodable }}
      onDecoded={(key, isDecodable) =>
        setDecodable((known) => (known[key] === isDecodable ? known : { ...known, [key]: isDecodable }))
      }
      pictures={accepted}
      choice={choiceOf(choices)}
      copied={working ? (job.progress?.done ?? 0) : 0}
      onBack={done ? reset : undefined}
      {...(!working &&
        !done && {
          onPlace: ({ key, file }: Picture, newIndex: number) => {
            place(key, newIndex);
            announce(
              formatMessage(shared.moved, { file: file.name, place: newIndex + 1, of: accepted.length }),
            );
          },
          onTurn: ({ key, file }: Picture) => {
            setTurns({ ...turns, [key]: (turns[key] ?? 0) + 1 });
            announce(formatMessage(messages.turned, { file: file.name }));
          },
          onRemove: ({ key, file }: Picture) => {
            remove(key);
            setLarge(undefined);
            announce(formatMessage(shared.removed, { file: file.name }));
            focusHeading(documentPane.current);
          },
        })}
    />
  );
  return (
    <FileListTool
      {...{ runner, fetched, documentPane, large, files: chosen, onRetry: retry, onRemove: remove }}
      count={accepted.length}
      pages={pages}
      isAdded={ready}
      isSteady
      heading={heading}
      jobTitle={name}
      saveLabel={messages.download}
      onContinue={() => make(true)}
      optionsPanel={
        <JobStart
          value={{ ready, disabledReason: requested ? messages.wait : undefined, onStart: () => make() }}
        >
          <ImageOptions
            {...{ choices, defaultName, bytes }}
            count={pages}
            unchanged={read.every(({ info }) => info?.unchanged)}
            lossy={read.flatMap(({ info, file }) => (info?.lossy ? [file.name] : []))}
            onChange={setChoices}
          />
        </JobStart>
      }
    >
      {done ? heading : null}
      {pictureList}
    </FileListTool>
  );
}

const byNumbersInName = new Intl.Collator('en', { numeric: true });

/** The pictures in the order of their names, numbers in them by value: IMG_9 before IMG_10. */
export const byName = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures.toSorted((one, other) => byNumbersInName.compare(one.file.name, other.file.name));

/** Bytes held in memory at once: JPGs are never read whole, others are decoded one after the other. */
function peakMemory(pictures: readonly Picture[]): number {
  const opened = pictures.filter(({ info }) => !info?.unchanged);
  const packed = opened.reduce((sum, { file }) => sum + file.size, 0);
  return Math.max(0, ...opened.map(({ info }) => (info?.width ?? 0) * (info?.height ?? 0) * 4)) + packed;
}

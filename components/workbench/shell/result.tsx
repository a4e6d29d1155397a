import { type Fact, type Fault, faultOf, type ResultFile } from 'engines';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { Facts } from './facts';
import { FaultNotice } from './fault-notice';
import { carry, carrySignature } from './hand-over';
import styles from './result.module.css';
import { blobOf, packed, save } from './save';
import { Saved } from './saving';
import { type NextTool, useShell } from './shell-context';
import { useSharedMessages } from './use-messages';

type Props = {
  /** One file, or several that can also be saved as one ZIP. */
  files: readonly ResultFile[];
  facts: readonly Fact[];
  /** Duration of the job in seconds. */
  seconds: number;
  /** Name of the ZIP with its ending, if there may be several files. */
  zip?: string;
  /** Tools that can open the result, if not those of the page. */
  next?: readonly NextTool[];
  /** Files for the next tools instead of the result, if the next tools work on the originals. */
  carried?: readonly File[];
  /** Figure before the size, instead of the page count. */
  figure?: string;
  /** Called after saving; by default, the result no longer counts as unsaved. */
  onSaved?: () => void;
  /** The tool's own texts on what was kept. */
  kept?: readonly string[];
  /** The tool's own texts on what is missing or left over. */
  lost?: readonly string[];
  /** Title of a file that is not a copy of the input. */
  title?: string;
  /** Label of the save button if it does not name the file, such as when it was saved already. */
  saveLabel?: string;
  /** Preview of the result. */
  children?: ReactNode;
};

/** Separates figures in one text. */
const SEPARATOR = ' · ';

/** The duration of a job is stated only below this many seconds. */
const MAX_STATED = 10;

const fileOf = (file: ResultFile) => new File([blobOf(file)], file.name, { type: file.type });

/** Takes the place of the options panel: the finished file, its facts, and the tools it can be opened in next. */
export function ResultPanel({ files, facts, seconds, zip = '', carried, ...props }: Props) {
  const shared = useSharedMessages();
  const shell = useShell();
  const { next = shell.next, onSaved = () => shell.onUnsaved(false) } = props;
  const { title: ownTitle = shared.copyTitle, figure, saveLabel, kept = [], lost = [], children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [saved, setSaved] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const [file] = files;
  if (!file) return null;
  const many = files.length > 1;
  const blobs = files.map(blobOf);
  const pages = files.reduce((sum, { pages = 0 }) => sum + pages, 0);
  const ofPictures = file.type.startsWith('image/');
  const counted = file.name.endsWith('.pptx') ? shared.slides : shared.pages;
  const figures = [
    figure,
    figure || pages === 0 || ofPictures ? undefined : formatMessage(counted, { count: pages }),
    fileSize(blobs.reduce((sum, { size }) => sum + size, 0)),
    seconds < MAX_STATED
      ? formatMessage(shared.madeIn, { seconds: Math.max(0.1, Math.ceil(seconds * 10) / 10).toFixed(1) })
      : undefined,
  ];
  return (
    <>
      <div className={styles.bar}>
        <h2 ref={heading} tabIndex={-1} className="text-base/[1.3] tracking-[-0.01em] focus:[outline:none]">
          {many
            ? formatMessage(ofPictures ? shared.pictures : shared.copies, { count: files.length })
            : ownTitle}
        </h2>
        {props.title ? null : (
          <span className={styles.stamp} aria-hidden="true">
            {shared.stamp}
          </span>
        )}
      </div>
      <div className="flex-1 px-(--side-padding) py-4.5 [--notice-margin:0.75rem_0_0]">
        <p className="text-lg/[1.2] font-[650] tracking-[-0.02em] text-carbon-950" translate="no">
          <FileName>{many ? zip : file.name}</FileName>
        </p>
        <p className={`mono mt-1 text-carbon-800 ${styles.figures}`}>
          {figures
            .flatMap((part) => part?.split(SEPARATOR) ?? [])
            .map((part) => (
              <span key={part}>{part} </span>
            ))}
        </p>
        <Button
          className="mt-3 w-full"
          onClick={() => {
            const name = many ? zip : file.name;
            void packed(files)
              .then((blob) => save(name, blob))
              .then((isSaved) => {
                if (!isSaved) return;
                setFault(undefined);
                setSaved(name);
                onSaved();
              })
              .catch((error) => setFault(faultOf(error, { file: name })));
          }}
        >
          <Icon name="download" />
          <span className="min-w-0 wrap-anywhere">
            {saveLabel ?? (many ? shared.downloadAll : downloadLabel(shared, file.name))}
          </span>
        </Button>
        {fault ? <FaultNotice {...{ fault }} /> : null}
        {saveLabel ? null : (
          <div aria-live="polite" className="not-empty:mt-2">
            <Saved file={saved} />
          </div>
        )}
        {children}
        {facts.length + kept.length + lost.length > 0 ? <Facts {...{ facts, kept, lost }} /> : null}
      </div>
      {next.length > 0 ? (
        <div className={`print:hidden! ${styles.next}`}>
          <h3 className="px-(--side-padding) pt-3 pb-1 text-(length:--text-sm) font-semibold tracking-normal">
            {shared.useIn}
          </h3>
          {next.map(({ href, name, note, receivesAs }) => (
            <a
              key={href}
              href={href}
              onClick={(event) => {
                event.preventDefault();
                // An unsaved result is lost with the page, unless it is passed on.
                if (receivesAs && files[0]) void carrySignature(href, fileOf(files[0]), onSaved);
                else void (carried ? carry(href, carried) : carry(href, files.map(fileOf), onSaved));
              }}
            >
              <span>
                {note} {shared.inTool} <b className="inline-block font-semibold">{name}</b>
              </span>
              <Icon name="arrow" />
            </a>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Most characters of a file name in the save button’s label, on one line of a phone. */
const MAX_NAME = 19;

/** Label of the save button: the file's name, or its kind if the name would wrap. */
export function downloadLabel(shared: SharedMessages, file: string): string {
  if (file.length <= MAX_NAME) return formatMessage(shared.download, { file });
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return formatMessage(shared.downloadKind, { kind: shared.endings[ending] ?? ending.toUpperCase() });
}

/** A file's name on one or more lines; numbers in it, such as 2025-26, do not wrap. */
function FileName({ children }: { children: string }) {
  return children.split(/(\d[\d-]{0,10}\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

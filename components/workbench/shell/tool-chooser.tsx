/** Home, /features and /toolsdetails: after a file was dropped there, the visitor chooses the tool that takes it. */
import { type FileKind, fileKind } from 'engines';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/lib/schema/pictures';
import type { ToolChooserMessages } from '@/lib/schema/tool-chooser';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { carry } from './hand-over';
import notices from './notice.module.css';
import styles from './tool-chooser.module.css';
import { unpackedFiles, withMore } from './unpacked-files';
import { useRequestCount } from './use-request-count';

/** An available tool: its page, its picture and colour, and the kinds of files it takes. */
export type OfferedTool = {
  href: string;
  name: string;
  note: string;
  picture: PictureName;
  tone: string;
  takes: readonly FileKind[];
  multiple: boolean;
};

/** A file with its kind; without one if it can no longer be read. */
export type FileWithKind = { file: File; kind: FileKind | undefined };

/** Data for choosing a tool: app/tools.json. */
export type ToolChoice = {
  messages: Pick<
    ToolChooserMessages,
    'what' | 'another' | 'more' | 'tools' | 'mixed' | 'unknown' | 'unreadable' | 'empty' | 'sent'
  >;
  /** Names of the kinds of files. */
  kinds: Record<FileKind, string>;
  tools: readonly OfferedTool[];
};

let fetched: Promise<ToolChoice> | undefined;

/** @throws when it cannot be loaded; the next call tries again */
export async function fetchToolChoice(): Promise<ToolChoice> {
  fetched ??= fetch('/tools.json').then((answer) => {
    if (!answer.ok) throw new Error(`/tools.json answered ${answer.status}`);
    return answer.json();
  });
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

/** Detects the kind of each file by its bytes; a ZIP is replaced by the files in it. */
export async function detectKinds(given: readonly File[]): Promise<FileWithKind[]> {
  const { files } = await unpackedFiles(given);
  return Promise.all(
    withMore([], files).map(async (file) => ({ file, kind: await fileKind(file).catch(() => undefined) })),
  );
}

type Props = ToolChoice & {
  chosen: readonly FileWithKind[];
  onAnother: () => void;
};

/** The chosen files, and the tools that take them; each tool's button opens its page with the files. */
export function ToolChooser({ messages, kinds, tools, chosen, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const requestCount = useRequestCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each choice of files.
  useEffect(() => heading.current?.focus(), [chosen]);
  const [first] = chosen;
  if (!first) return null;
  const files = chosen.map(({ file }) => file);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const fitting = tools.filter(
    ({ takes, multiple }) =>
      bytes > 0 &&
      (multiple || files.length === 1) &&
      chosen.every(({ kind }) => kind && takes.includes(kind)),
  );
  const { name } = first.file;
  const unknownFile = chosen.find(({ kind }) => kind === undefined);
  const noToolMessage = unknownFile
    ? {
        ...messages.unreadable,
        title: formatMessage(messages.unreadable.title, { file: unknownFile.file.name }),
      }
    : bytes === 0
      ? { title: formatMessage(messages.empty, { file: name }), text: '' }
      : files.length > 1
        ? messages.mixed
        : {
            ...messages.unknown,
            title: formatMessage(messages.unknown.title, {
              file: name,
              kind: kinds[first.kind ?? 'unknown'],
            }),
          };
  return (
    <div className={styles.chosen}>
      <div className={`paper folded ${styles.files}`}>
        <p className="mono text-carbon-600">{fileSize(bytes)}</p>
        <p className={styles.name}>
          <span translate="no">{name}</span>{' '}
          {files.length > 1 ? formatMessage(messages.more, { count: files.length - 1 }) : null}
        </p>
        <button type="button" className={notices.action} onClick={onAnother}>
          {messages.another}
        </button>
      </div>
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-(length:--text-h2s) leading-[1.15] focus:[outline:none]"
        >
          {fitting.length > 0 ? messages.what : noToolMessage.title}
        </h2>
        {fitting.length > 0 ? (
          <ul aria-label={messages.tools} className={styles.tools}>
            {fitting.map((tool) => (
              <li key={tool.href} data-tone={tool.tone}>
                <a
                  href={tool.href}
                  onClick={(event) => {
                    event.preventDefault();
                    void carry(tool.href, files);
                  }}
                >
                  <span className={styles.picture}>
                    <Picture name={tool.picture} />
                  </span>
                  <b>{tool.name}</b>
                  <span>{tool.note}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2.5">{noToolMessage.text}</p>
        )}
        {fitting.length > 0 && requestCount === 0 ? (
          <p className={styles.privacyNote}>
            <Icon name="shield-check" size={22} />
            <span>
              <b>{formatMessage(messages.sent.none, { count: files.length })}</b> {messages.sent.where}
            </span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

import { faultOf, type Progress } from 'engines';
import type { PdfOperations, SplitPart } from 'engines/pdf';
import { partsByChapters, partsByCount } from 'engines/pdf/client';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatMessage } from '@/lib/sentences';
import styles from '../documents/page-actions.module.css';
import type { Pdf } from '../documents/use-pdfs';
import { Field } from '../shell/field';
import { progressText } from '../shell/progress';
import type { Engine } from '../shell/run-engine';
import { NoticeAction } from '../shell/tool-shell';
import { sourceOf } from '../shell/use-chosen-files';
import { useMessages, useSharedMessages } from '../shell/use-messages';

type Props = {
  engine: Engine<PdfOperations>;
  pdf: Pdf;
  ranges: boolean;
  extracts: boolean;
  onParts: (parts: readonly SplitPart[]) => void;
  onRanges: () => void;
  onExtract: () => void;
};

/** The split methods: buttons that make many cuts at once, or switch to ranges or to extraction. */
export function SplitMethods({ engine, pdf, ranges, extracts, onParts, ...props }: Props) {
  const { onRanges, onExtract } = props;
  const shared = useSharedMessages();
  const messages = useMessages('split-pdf');
  const [openMethod, setOpenMethod] = useState<'count' | 'size'>();
  const [more, setMore] = useState(false);
  const methodsId = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [measuring, setMeasuring] = useState<Progress>();
  const controller = useRef<AbortController>(undefined);
  const { name } = pdf.file;
  const pages = pdf.info?.pages ?? 0;

  const open = (method: 'count' | 'size') => {
    setOpenMethod(openMethod === method ? undefined : method);
    setTyped('');
    setFault(undefined);
  };
  async function atBookmarks() {
    const chapters = await engine.run('readChapters', sourceOf(pdf)).catch(() => []);
    const parts = partsByChapters(name, pages, chapters);
    setFault(parts.length > 1 ? undefined : messages.noBookmarks);
    if (parts.length > 1) onParts(parts);
  }
  /** Cuts the file into these parts, or says that there is nothing to cut. */
  function cutInto(parts: readonly SplitPart[]) {
    setFault(parts.length > 1 ? undefined : messages.wholeFile);
    if (parts.length > 1) onParts(parts);
  }
  async function bySize(limit: number) {
    controller.current = new AbortController();
    setMeasuring({ stage: 'measuring', done: 0, total: pages });
    try {
      const { signal } = controller.current;
      const input = { source: sourceOf(pdf), limit };
      cutInto(await engine.run('planPartsBySize', input, { signal, onProgress: setMeasuring }));
    } catch (error) {
      const { code, details } = faultOf(error);
      if (code === 'too-large') setFault(formatMessage(messages.pageTooLarge, { page: details.page ?? 1 }));
      else if ((error as Error).name !== 'AbortError') setFault(shared.faults[code].title);
    } finally {
      setMeasuring(undefined);
    }
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const number = Number(typed.trim().replace(',', '.'));
    const isValid = number > 0 && (openMethod === 'size' || Number.isInteger(number));
    setFault(isValid ? undefined : messages.number);
    if (!isValid) return;
    if (openMethod === 'count') cutInto(partsByCount(name, pages, number));
    else void bySize(number * 1_000_000);
  }

  const methodButton = (label: string, id: 'count' | 'size') => (
    <Button variant="outline" aria-expanded={openMethod === id} onClick={() => open(id)}>
      {label}
    </Button>
  );
  return (
    <>
      <div className={`${styles.actions} ${styles.splitMethods}`}>
        <Button variant="outline" onClick={() => onParts(partsByCount(name, pages, 1))}>
          {messages.every}
        </Button>
        {pdf.info?.bookmarks ? (
          <Button variant="outline" onClick={() => void atBookmarks()}>
            {messages.bookmarks}
          </Button>
        ) : null}
        <Button
          variant="outline"
          className={styles.unfoldButton}
          aria-expanded={more}
          aria-controls={methodsId}
          onClick={() => setMore(!more)}
        >
          {messages.moreMethods}
        </Button>
        <div id={methodsId} className={styles.foldable} data-open={more || undefined}>
          {methodButton(messages.everyN, 'count')}
          {methodButton(messages.bySize, 'size')}
          <Button variant="outline" aria-pressed={ranges} onClick={onRanges}>
            {messages.byRanges}
          </Button>
          <Button variant="outline" aria-pressed={extracts} onClick={onExtract}>
            {messages.extract}
          </Button>
        </div>
      </div>
      {openMethod ? (
        <form className={styles.splitNumber} onSubmit={submit}>
          <Field
            label={openMethod === 'count' ? messages.count : messages.megabytes}
            inputMode={openMethod === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed}
            fault={fault}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="outline">
            {messages.cut}
          </Button>
        </form>
      ) : fault ? (
        <p role="alert" className="flex-[1_0_100%] text-(length:--text-sm) text-carbon-850">
          {fault}
        </p>
      ) : null}
      {measuring ? (
        <p className="flex-[1_0_100%] text-(length:--text-sm) text-carbon-850">
          {progressText(shared.progress, measuring, undefined)}{' '}
          <NoticeAction onClick={() => controller.current?.abort()}>{shared.cancel}</NoticeAction>
        </p>
      ) : null}
    </>
  );
}

import type { PdfOperations } from 'engines/pdf';
import { formatMessage } from '@/lib/sentences';
import { Thumb } from '../documents/thumb';
import type { Pdf } from '../documents/use-pdfs';
import { Back } from '../shell/back';
import { FileRow } from '../shell/file-row';
import type { Engine } from '../shell/run-engine';
import { PaneHeader } from '../shell/tool-shell';
import { sourceOf } from '../shell/use-chosen-files';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { firstPages } from './first-pages';

/** Most tiles of a file; more would push the next file off the screen. */
const MAX_TILES = 6;

type Props = {
  engine: Engine<PdfOperations>;
  pdfs: readonly Pdf[];
  rightHand: boolean;
  onBack: () => void;
};

/** The files that were merged, each with the place of its pages in the new file. */
export function MergedRows({ engine, pdfs, rightHand, onBack }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('merge-pdf');
  // Every merged file was read, so its number of pages is known.
  const pages = pdfs.map(({ info }) => info?.pages ?? 1);
  const first = firstPages(pages, rightHand);
  const rows = pdfs.map((pdf, index) => {
    const from = first[index]?.number ?? 1;
    return { pdf, from, to: from + (pages[index] ?? 1) - 1 };
  });
  return (
    <>
      <PaneHeader
        title={formatMessage(shared.originals, { count: pdfs.length })}
        note={formatMessage(shared.pages, { count: rows.at(-1)?.to ?? 0 })}
      />
      <ol className="grid flex-1 auto-rows-[1fr]">
        {rows.map(({ pdf, ...span }, place) => (
          <FileRow
            key={pdf.key}
            name={pdf.file.name}
            place={place}
            total={rows.length}
            note={formatMessage(messages.becomes, { count: pdf.info?.pages ?? 1, ...span })}
            pages={<PagesOf {...{ pdf, engine }} />}
          />
        ))}
      </ol>
      <Back
        label={messages.back}
        note={formatMessage(shared.originalsUnchanged, { count: pdfs.length })}
        onBack={onBack}
      />
    </>
  );
}

/** The first pages of a file, and the number of remaining ones. */
function PagesOf({ pdf, engine }: { pdf: Pdf; engine: Engine<PdfOperations> }) {
  const sizes = pdf.info?.sizes ?? [];
  const shown = sizes.slice(0, sizes.length > MAX_TILES ? MAX_TILES - 1 : MAX_TILES);
  return (
    <>
      {shown.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages of a file never change order
        <span key={index} className="block w-[64px] max-md:w-[43px]">
          <Thumb
            size={size}
            width={64}
            draw={(width) => engine.run('drawPage', { source: sourceOf(pdf), page: index + 1, width })}
          />
        </span>
      ))}
      {sizes.length > shown.length ? (
        <span className="mono grid w-[64px] place-items-center border border-dashed border-carbon-500 text-carbon-700 max-md:w-[43px]">
          +{sizes.length - shown.length}
        </span>
      ) : null}
    </>
  );
}

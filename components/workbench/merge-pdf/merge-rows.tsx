import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import type { Pdf } from '../documents/use-pdfs';
import { repairOf } from '../shell/facts';
import { FileRow } from '../shell/file-row';
import { hasPasswordForm, Password } from '../shell/password';
import { Note } from '../shell/tool-shell';
import { useSharedMessages } from '../shell/use-messages';

type Props = {
  pdfs: readonly Pdf[];
  busy: boolean;
  /** The visitor has arranged the pages, so the order of the files has no effect. */
  isRearranged: boolean;
  onPlace: (pdf: Pdf, at: number) => void;
  onRemove: (pdf: Pdf) => void;
  onUnlock: (key: string, password: string) => void;
};

/** The files in order, with their contents. */
export function MergeRows({ pdfs, busy, isRearranged, onPlace, onRemove, onUnlock }: Props) {
  const shared = useSharedMessages();
  return (
    <ol>
      {pdfs.map((pdf, place) => {
        const repaired = pdf.info?.repaired && repairOf(shared, pdf.info.repaired);
        return (
          <FileRow
            key={pdf.key}
            name={pdf.file.name}
            place={place}
            total={pdfs.length}
            note={noteOf(shared, pdf)}
            chips={chipsOf(shared, pdf)}
            belowRow={
              hasPasswordForm(pdf) ? (
                <Password {...{ onUnlock }} chosen={pdf} />
              ) : repaired ? (
                <Note title={repaired.title}>{repaired.text}</Note>
              ) : undefined
            }
            onPlace={busy || isRearranged ? undefined : (at) => onPlace(pdf, at)}
            onRemove={busy ? undefined : () => onRemove(pdf)}
          />
        );
      })}
    </ol>
  );
}

function noteOf(shared: SharedMessages, { state, info, file }: Pdf): string {
  const size = fileSize(file.size);
  if (state === 'locked') return `${shared.locked} · ${size}`;
  if (state === 'reading') return `${shared.reading} · ${size}`;
  return `${formatMessage(shared.pages, { count: info?.pages ?? 0 })} · ${size}`;
}

function chipsOf({ chips, ...shared }: SharedMessages, { state, info, password }: Pdf) {
  if (state === 'locked') return [{ icon: 'lock', text: shared.needsPassword }] as const;
  if (!info) return [];
  const counted = [
    { count: info.bookmarks, message: chips.bookmarks },
    { count: info.fields, message: chips.forms },
    { count: info.signatures, message: chips.signatures },
  ];
  return [
    ...(password ? [{ icon: 'unlock', text: shared.unlocked } as const] : []),
    ...(info.repaired ? [{ icon: 'alert', text: shared.repaired } as const] : []),
    ...counted
      .filter(({ count }) => count > 0)
      .map(({ count, message }) => ({ text: formatMessage(message, { count }) })),
  ];
}

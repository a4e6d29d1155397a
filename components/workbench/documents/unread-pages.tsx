import type { PackedDocument } from 'engines/text';
import type { SharedMessages } from '@/lib/schema/workbench';
import { Notice } from '../shell/tool-shell';
import { useSharedMessages } from '../shell/use-messages';
import { pageSentences } from './page-sentences';

/** Sentences about the pages of documents that could not be read as text, or only in part. */
export const unreadPagesOf = (
  { scans, unclear }: SharedMessages['unreadPages'],
  documents: readonly PackedDocument[],
): string[] =>
  documents.flatMap((doc) =>
    pageSentences(
      [
        [scans, doc.pictures],
        [unclear, doc.unclear],
      ],
      { file: doc.name },
    ),
  );

/** Notices about the pages of documents that could not be read as text, or only in part. */
export function UnreadPages({ documents }: { documents: readonly PackedDocument[] }) {
  const { unreadPages } = useSharedMessages();
  return unreadPagesOf(unreadPages, documents).map((sentence) => <Notice key={sentence} title={sentence} />);
}

/** Engine calls of AI PDF Editor: one request per task (reword lines, fill fields, redact). */
import type { SourceFile } from 'engines';
import type { EditablePage, Editing, Redaction, Signing, Stamp } from 'engines/pdf';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { openingOf } from '@/lib/values';
import { firstChange } from './differences';
import type { Values } from './fields-form';
import { amountOf, type Mark } from './marks';
import type { EditDescription } from './use-copies';

export type Task = 'words' | 'replace' | 'add' | 'fields' | 'redact';

/** Input for building an edit request. */
type RequestInput = {
  messages: Messages<'ai-pdf-editor'>;
  source: SourceFile;
  page: EditablePage;
  /** Name of the file that is saved. */
  name: string;
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  /** Current text of the chosen lines. */
  before: string;
  /** New text of the chosen lines. */
  text: string;
  /** The chosen lines are a whole paragraph of several lines. */
  isParagraph: boolean;
  values: Values;
  /** Lines whose words are replaced, with their new text. */
  edits: NonNullable<Editing['edits']>;
  /** The words to find and their replacement. */
  replaced: { words: string; replacement: string };
  /** Additions placed on the pages. */
  stamps: readonly Stamp[];
  marks: readonly Mark[];
  /** Whether redaction removes attached files too. */
  withFiles: boolean;
};

/** The request and its label in the list of copies, or the reason it cannot be built. */
type EditRequest =
  | ({ editing: Editing } & EditDescription)
  | ({ signing: Signing } & EditDescription)
  | ({ redaction: Redaction } & EditDescription)
  | { missing: string };

/** The edit that gives lines another text. */
export const editingOf = ({
  source,
  page,
  name,
  chosen,
  text,
}: Pick<RequestInput, 'source' | 'page' | 'name' | 'chosen' | 'text'>): Editing => ({
  source,
  edits: [{ page: page.page, lines: [...chosen], text }],
  name,
});

export const editRequests: Record<Task, (input: RequestInput) => EditRequest> = {
  words({ messages, source, page, name, chosen, before, text, isParagraph }) {
    if (chosen.length === 0) return { missing: messages.noLine };
    const isFit = chosen.every((index) => page.lines[index] && !page.lines[index].unfit);
    if (!isFit || text.trim() === before) return { missing: messages.unchanged };
    return {
      editing: editingOf({ source, page, name, chosen, text }),
      ...descriptionOf(messages, before, text),
      reworded: { scope: isParagraph ? 'paragraph' : 'line', before, after: text.trim() },
    };
  },
  replace({ messages, source, name, edits, replaced: { words, replacement } }) {
    if (edits.length === 0) return { missing: messages.replacing.none };
    const note = formatMessage(messages.replacing.note, {
      before: words.trim(),
      after: replacement,
      count: edits.length,
    });
    return {
      editing: { source, edits, name },
      note,
      short: formatMessage(messages.replacing.short, { count: edits.length }),
    };
  },
  add({ messages, source, name, stamps }) {
    if (stamps.length === 0) return { missing: messages.adding.none };
    return {
      signing: { source, stamps: [...stamps], name, label: messages.adding.label },
      note: formatMessage(messages.adding.note, { count: stamps.length }),
    };
  },
  fields({ messages, source, name, values }) {
    const fields = Object.entries(values).map(([key, value]) => ({ key, value }));
    if (fields.length === 0) return { missing: messages.noValues };
    return {
      editing: { source, edits: [], fields, name },
      note: formatMessage(messages.notes.fields, { count: fields.length }),
    };
  },
  redact({ messages, source, name, marks, withFiles }) {
    if (marks.length === 0) return { missing: messages.redaction.none };
    return {
      redaction: {
        source,
        marks: marks.map(({ page, quads, text }) => ({ page, quads, ...(text !== undefined && { text }) })),
        ...(withFiles && { attachments: 'remove' }),
        name,
      },
      note: formatMessage(messages.redaction.note, { what: amountOf(messages.redaction, marks) }),
    };
  },
};

/** Most characters of a label, and of the old or the new words in a label that has both. */
const LONGEST_LABEL = 24;
const LONGEST_PART = 16;

/** Label of the version: its first changed words and the number of other changes, or the beginning of an entirely new text. */
function descriptionOf(
  { versionName, removed }: Messages<'ai-pdf-editor'>,
  before: string,
  text: string,
): EditDescription {
  const note = text.trim() || removed;
  const isVerbatim = text.trim() !== '';
  const first = firstChange(before, text);
  if (!first) {
    const short = note.length > LONGEST_LABEL ? openingOf(note, LONGEST_LABEL) : undefined;
    return { note, isVerbatim, ...(short && { short }) };
  }
  const { removed: oldWords, added: newWords, others } = first;
  // Lines of a label break beside the arrow, not within its parts.
  const part = (words: string) =>
    openingOf(words, oldWords && newWords ? LONGEST_PART : LONGEST_LABEL).replaceAll(' ', '\u00a0');
  const change = formatMessage(
    oldWords && newWords ? versionName.replaced : newWords ? versionName.added : versionName.removed,
    {
      before: part(oldWords),
      after: part(newWords),
    },
  );
  return {
    note,
    isVerbatim,
    short: others > 0 ? formatMessage(versionName.more, { change, count: others }) : change,
  };
}

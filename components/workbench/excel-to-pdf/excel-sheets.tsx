import type { SheetInfo } from 'engines/excel';
import type { Messages } from '@/content/messages-type';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { Check, Choices } from '../shell/field';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import type { Printed } from './use-printed';

type Props = {
  sheets: readonly SheetInfo[];
  /** Indexes of the printed sheets. */
  picked: readonly number[];
  printed: Printed | undefined;
  onPick: (sheets: readonly number[]) => void;
};

/** The sheets of a workbook, with printed ones ticked. */
export function ExcelSheets({ sheets, picked, printed, onPick }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('excel-to-pdf');
  if (sheets.length === 0) return null;
  const pick = (sheet: number, on: boolean) =>
    onPick(sheets.flatMap(({ index }) => ((index === sheet ? on : picked.includes(index)) ? [index] : [])));
  return (
    <Choices legend={messages.sheets}>
      {sheets.map((sheet) => (
        <Check
          key={sheet.index}
          label={sheet.name}
          isVerbatim
          hint={about(shared, messages, sheet, printed)}
          checked={picked.includes(sheet.index)}
          onChange={({ currentTarget }) => pick(sheet.index, currentTarget.checked)}
        />
      ))}
    </Choices>
  );
}

/** Contents of a sheet, and its number of pages. */
function about(
  shared: SharedMessages,
  messages: Messages<'excel-to-pdf'>,
  sheet: SheetInfo,
  printed: Printed | undefined,
) {
  const { name, rows, hidden, drawings, undrawnDrawings, hasUndrawnRules } = sheet;
  const pages = pagesOf(name, printed);
  return [
    rows > 0 ? formatMessage(messages.rows, { count: rows }) : drawings > 0 ? '' : messages.empty,
    rows === 0 && drawings > 0 ? formatMessage(messages.drawn, { count: drawings }) : '',
    pages > 0 ? formatMessage(shared.pages, { count: pages }) : '',
    hidden ? messages.hidden : '',
    undrawnDrawings > 0 ? formatMessage(messages.drawings, { count: undrawnDrawings }) : '',
    hasUndrawnRules ? messages.rules : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Number of pages of a sheet, found by its name, which is unique within a workbook. */
function pagesOf(name: string, { chapters, sizes }: Printed = noPages): number {
  const sheetIndex = chapters.findIndex(({ title }) => title === name);
  const [chapter, next] = [chapters[sheetIndex], chapters[sheetIndex + 1]];
  return chapter ? (next?.page ?? sizes.length + 1) - chapter.page : 0;
}

const noPages: Printed = { sizes: [], chapters: [], facts: [] };

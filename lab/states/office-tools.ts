/** Journeys of Word to PDF, Excel to PDF, PDF To PPT and Background Remove. */
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { messagesOf, toolShell } from '@/tests/helpers/page-tool';
import { slides as board } from './documents';
import { books, handbook, jpg, ledger, logo, notes, portrait, report, signature, withScans } from './files';
import {
  chooseOption,
  type FileSource,
  finish,
  inOrder,
  type Journey,
  press,
  untilEnabled,
  untilGone,
  wait,
} from './steps';

const word = messagesOf('word-to-pdf');
const excel = messagesOf('excel-to-pdf');
const slides = messagesOf('pdf-to-ppt');
const background = messagesOf('background-remove');

/** Waits until the contents of all slides are known. */
const untilContentsKnown = inOrder(
  wait(1500),
  untilGone(slides.preview.checking),
  untilGone(slides.contents.soFar.split(',')[0] ?? ''),
);

/** A journey with one file: after the given steps, it presses the button and waits for the result. */
const toolJourney = (file: FileSource, button: string, ...steps: Journey['steps']): Journey => ({
  files: [file],
  steps: [['files', inOrder(untilEnabled(button), wait(2500))], ...steps, ['done', finish(button)]],
});
const slideJourney = (file: FileSource, count: number, ...steps: Journey['steps']) =>
  toolJourney(file, formatMessage(slides.button, { count }), ['known', untilContentsKnown], ...steps);

export const officeTools: Record<string, Journey> = {
  'word-to-pdf': { ...toolJourney(report, word.button), refusedFile: jpg },
  'excel-to-pdf': { ...toolJourney(ledger, excel.button), refusedFile: jpg },
  'pdf-to-ppt': { ...slideJourney(board, 4), refusedFile: jpg },
  'background-remove': { ...toolJourney(portrait, background.button), refusedFile: notes },
  'word-to-pdf.long': toolJourney(
    handbook,
    word.button,
    [
      'enlarged',
      inOrder(
        press(
          formatMessage(sharedMessages.enlarge.key, {
            page: formatMessage(word.page, { page: 1, pages: 8 }),
          }),
        ),
        wait(1500),
      ),
    ],
    ['closed', (page) => page.keyboard.press('Escape')],
  ),
  'excel-to-pdf.six': toolJourney(books, excel.button, [
    'more',
    inOrder((page) => toolShell(page).getByText(excel.more).click(), wait(500)),
  ]),
  'pdf-to-ppt.scans': slideJourney(withScans, 4, ['scan', inOrder(press(slides.preview.next), wait(2500))]),
  'background-remove.ink': toolJourney(signature, background.button, [
    'sky',
    inOrder(chooseOption(background.colours.sky), wait(1200)),
  ]),
  'background-remove.logo': toolJourney(logo, background.button),
};

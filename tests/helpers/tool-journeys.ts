import { withSeededFaults } from 'engines/testing/documents/seeded-faults';
import { type FilePayload, filePayload, textFile } from 'engines/testing/file-payload';
import { stamp } from 'engines/testing/inked-paper';
import { samplePdf } from 'engines/testing/pdf-samples';
import { wavHeader } from 'engines/voice';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { pdfDocument } from './documents/file-payloads';
import { leaseReturned, leaseSent } from './documents/leases';
import { minutesPdf } from './documents/reading';
import { ledger, offerLetter } from './office-files';
import { messagesOf } from './page-tool';
import { toolSample } from './tool-samples';

/** The files and steps that lead to the result of a tool. Any browser can be driven by these steps. */
export type Journey = {
  files: () => Promise<FilePayload[]>;
  steps: readonly Step[];
};

/** A step of a journey. Each text is an accessible name, or its beginning or end. */
export type Step =
  /** Waits for a text. */
  | { shows: string }
  /** Presses a button, a choice or a line as soon as it can be pressed. */
  | { press: string }
  /** Chooses the first option of a list. */
  | { option: true }
  /** Writes a text into a field. */
  | { fill: string; with: string };

const [compare, screener, plagiarism, summarizeText] = [
  messagesOf('compare-pdf'),
  messagesOf('document-screener'),
  messagesOf('plagiarism-screener'),
  messagesOf('summarize-text'),
];
const [editor, split, remove, imageToPdf, pdfToImage, pdfToPpt, merge] = [
  messagesOf('ai-pdf-editor'),
  messagesOf('split-pdf'),
  messagesOf('remove-pages'),
  messagesOf('image-to-pdf'),
  messagesOf('pdf-to-image'),
  messagesOf('pdf-to-ppt'),
  messagesOf('merge-pdf'),
];
const [wordToPdf, excelToPdf, backgroundRemove, textToSpeech, speechToText] = [
  messagesOf('word-to-pdf'),
  messagesOf('excel-to-pdf'),
  messagesOf('background-remove'),
  messagesOf('text-to-speech'),
  messagesOf('speech-to-text'),
];

const pdf = async (name: string, pages: number) =>
  filePayload(
    name,
    await samplePdf({ pages: Array.from({ length: pages }, (_, index) => `word-${index + 1}`) }),
  );
const plan = () => pdf('plan.pdf', 4);

const passage =
  'Rural credit fell in every district while deposits rose, and the cause of it remains disputed to this day';

/** A recording of six seconds of silence. */
const recording = () => {
  const sound = new Uint8Array(6 * 2 * 16_000);
  return filePayload('site-visit.wav', Buffer.concat([wavHeader(16_000, sound.length), sound]));
};

/** Types the number of a page into a field, and presses the button that makes the result. */
const pageSteps = (field: string, button: string): readonly Step[] => [
  { fill: field, with: '2' },
  { press: button },
];

export const journeys: Record<string, Journey> = {
  'merge-pdf': {
    files: async () => [await plan(), await pdf('annex.pdf', 2)],
    steps: [{ press: formatMessage(merge.button, { count: 2 }) }],
  },
  'split-pdf': {
    files: async () => [await plan()],
    steps: pageSteps(split.field, formatMessage(split.button, { count: 2 })),
  },
  'remove-pages': {
    files: async () => [await plan()],
    steps: pageSteps(remove.field, formatMessage(remove.button, { count: 1 })),
  },
  'pdf-to-image': {
    files: async () => [await plan()],
    steps: pageSteps(pdfToImage.field, formatMessage(pdfToImage.button, { count: 1 })),
  },
  'pdf-to-ppt': {
    files: async () => [await plan()],
    steps: pageSteps(pdfToPpt.field, formatMessage(pdfToPpt.button, { count: 1 })),
  },
  'image-to-pdf': {
    files: async () => [await toolSample('image-to-pdf')],
    steps: [{ press: imageToPdf.button }],
  },
  'word-to-pdf': { files: async () => [offerLetter()], steps: [{ press: wordToPdf.button }] },
  'excel-to-pdf': { files: async () => [ledger()], steps: [{ press: excelToPdf.button }] },
  'ai-pdf-editor': {
    files: async () => [await plan()],
    steps: [
      { option: true },
      { fill: editor.wording, with: 'word-9' },
      { press: editor.apply },
      { press: editor.download },
    ],
  },
  'compare-pdf': {
    files: async () => [
      await pdfDocument('lease-sent.pdf', leaseSent),
      await pdfDocument('lease-returned.pdf', leaseReturned),
    ],
    steps: [{ shows: formatMessage(compare.changes, { count: 3 }) }, { press: compare.save }],
  },
  'document-screener': {
    files: async () => [await pdfDocument('deed.pdf', withSeededFaults(1).content)],
    steps: [
      { press: formatMessage(screener.actions.withIssue, { act: screener.actions.fix, count: 1 }) },
      { press: screener.save },
    ],
  },
  'plagiarism-screener': {
    files: async () => [
      textFile('chapter.txt', `We begin with what is known. ${passage}, as we shall see.`),
      textFile(
        'survey.txt',
        `The returns leave no doubt. ${passage}. The gap was widest far from the market.`,
      ),
    ],
    steps: [{ shows: formatMessage(plagiarism.matches, { count: 1 }) }, { press: plagiarism.button }],
  },
  'summarize-text': { files: async () => [await minutesPdf()], steps: [{ press: summarizeText.word }] },
  'background-remove': {
    files: async () => [await stamp()],
    steps: [{ press: backgroundRemove.modes.ink.label }, { press: backgroundRemove.button }],
  },
  'text-to-speech': {
    files: async () => [
      textFile('notice.txt', 'Notice is given of the annual meeting. By order of the board.'),
    ],
    steps: [{ press: textToSpeech.button }],
  },
  'speech-to-text': {
    files: async () => [recording()],
    steps: [
      { fill: formatMessage(speechToText.row, { time: '0:00' }), with: 'We are at the north gate.' },
      { press: speechToText.buttons.docx },
    ],
  },
};

/** The beginnings of the names of buttons that save a result. */
export const downloadNames = [
  sharedMessages.download,
  sharedMessages.downloadKind,
  sharedMessages.downloadAll,
].map((text) => formatMessage(text, { file: '', kind: '' }).trim());

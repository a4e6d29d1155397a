import * as aiPdfEditor from './tools/ai-pdf-editor';
import * as backgroundRemove from './tools/background-remove';
import * as comparePdf from './tools/compare-pdf';
import * as documentScreener from './tools/document-screener';
import * as excelToPdf from './tools/excel-to-pdf';
import * as imageToPdf from './tools/image-to-pdf';
import * as mergePdf from './tools/merge-pdf';
import * as pdfToImage from './tools/pdf-to-image';
import * as pdfToPpt from './tools/pdf-to-ppt';
import * as plagiarismScreener from './tools/plagiarism-screener';
import * as removePages from './tools/remove-pages';
import * as sign from './tools/sign';
import * as speechToText from './tools/speech-to-text';
import * as splitPdf from './tools/split-pdf';
import * as summarizeText from './tools/summarize-text';
import * as textToSpeech from './tools/text-to-speech';
import * as wordToPdf from './tools/word-to-pdf';

/**
 * Messages of every tool and job by its slug. The words are edited in content/tools; a tool gets its line here with the
 * component that reads them.
 */
export const messages = {
  'image-to-pdf': imageToPdf.messages,
  'pdf-to-image': pdfToImage.messages,
  'merge-pdf': mergePdf.messages,
  'word-to-pdf': wordToPdf.messages,
  'excel-to-pdf': excelToPdf.messages,
  'pdf-to-ppt': pdfToPpt.messages,
  'background-remove': backgroundRemove.messages,
  'remove-pages': removePages.messages,
  'compare-pdf': comparePdf.messages,
  'split-pdf': splitPdf.messages,
  'ai-pdf-editor': aiPdfEditor.messages,
  'document-screener': documentScreener.messages,
  'plagiarism-screener': plagiarismScreener.messages,
  'summarize-text': summarizeText.messages,
  'speech-to-text': speechToText.messages,
  'text-to-speech': textToSpeech.messages,
  sign: sign.messages,
};

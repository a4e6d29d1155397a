import { parseContent } from '../lib/schema/parse';
import { toolChooserSchema } from '../lib/schema/tool-chooser';

/**
 * The drop zone on the home page, on /features and on /toolsdetails: it takes a file first, then asks what to do with
 * it. `{name}`, `{count}` and the like are placeholders for values: keep them.
 */
export const toolChooser = parseContent('content/tool-chooser.ts', toolChooserSchema, {
  /** On the drop zone of the home page: `ask`, and `opens` below it. Its heading is in home.ts. */
  home: {
    ask: 'Drop a file here, then choose what to do',
    opens: '{kinds}. Opened in your browser, never uploaded.',
  },
  /** The same on /features, with the heading, `title`, and `text`, shown if JavaScript is off. */
  features: {
    title: 'Not sure which tool?',
    text: 'Choose a tool above and add your file on its page.',
    ask: 'Drop a file to see what you can do with it',
    opens: 'You’ll see a list of the tools that can open it. The file stays on this device.',
  },
  /** The same on /toolsdetails. */
  overview: {
    title: 'Start with your file',
    text: 'Choose a tool below and add your file on its page.',
    ask: 'Drop a file to see which tools open it',
    opens: '{kinds}. Nothing leaves this device.',
  },
  /** On the drop zone’s tab. */
  tab: 'Any file',
  kinds: {
    pdf: 'PDF',
    word: 'Word',
    excel: 'Excel',
    picture: 'pictures',
    text: 'plain text',
    sound: 'recordings',
  },
  /** On phones, beside the button `choose` in the first screen of the home page. */
  short: 'Have a file? Use a free tool.',
  /** The button that chooses a file. */
  choose: 'Choose a file',
  /** Shown while a file is dragged over the page, while the list of tools loads, if that failed, and if a drop had no file. */
  over: 'Drop it here: it stays on this device',
  opening: 'Opening…',
  failed: 'The list of tools didn’t load. Check your connection and choose the file again.',
  noFile: 'That wasn’t a file. Save it to your device first, then choose it here.',
  /** After a file was chosen: the question, the button that returns, and what follows the first of several names. */
  what: 'What do you want to do?',
  another: 'Another file',
  more: { one: 'and 1 more', other: 'and {count} more' },
  /** Name of the list for screen readers. */
  tools: 'Tools for this file',
  /** Shown if no tool takes the chosen files. */
  mixed: {
    title: 'No tool takes all of these files at once.',
    text: 'Choose files of the same type, or a single file.',
  },
  unknown: {
    title: '“{file}” is {kind}. No tool here can open it.',
    text: 'This page opens these types: {kinds}. Save your file as one of these, or choose another file.',
  },
  unreadable: {
    title: '“{file}” can’t be read any more.',
    text: 'It was changed, moved or deleted after you chose it, or it’s a folder. Choose it again.',
  },
  empty: '“{file}” is empty. There is nothing to open.',
  /** Below the tools. */
  sent: {
    none: { one: '0 bytes of your file were sent.', other: '0 bytes of your files were sent.' },
    where: 'Files stay in this tab and open in the tool you pick.',
  },
});

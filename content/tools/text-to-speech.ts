import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** Text to Speech: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/text-to-speech.ts', toolSchema, {
  slug: 'text-to-speech',
  name: 'Text to Speech',
  group: 'text-and-voice',
  how: 'How reading aloud works',
  picture: 'tts',
  pictureAlt: 'A marked line on a page read out by a loudspeaker',
  subtext: 'A page, read aloud',
  description:
    'Add text, a PDF or a Word file and choose one of your device’s voices. Play it sentence by sentence, or download a WAV in our basic voice.',
  job: 'Reads text, PDFs and Word files aloud.',
  goesIn: 'Text, PDF or Word',
  comesOut: 'Audio to play or download',
  goodFor: 'Checking by ear, accessibility',
  steps: [
    {
      title: 'Add the text',
      text: 'Paste some text, or choose a PDF, Word or text file.',
      illustration: 'added-notice',
    },
    {
      title: 'Choose a voice',
      text: 'One of your device’s voices, at the speed you choose. Click or tap a line to start from there.',
      illustration: 'chosen-voice',
    },
    {
      title: 'Play or download',
      text: 'Follow along as it reads, or download a WAV file for later.',
      illustration: 'saved-notice',
    },
  ],
  action: tryNow('text-to-speech'),
  related: [
    { href: '/toolsdetails/speech-to-text', note: 'The other way round: turn a recording into text.' },
    { href: '/feature7page', note: 'Ask, summarise and rewrite, with sources.' },
    { href: '/toolsdetails/summarize-text', note: 'Hear the points instead of the pages.' },
  ],
  page: {
    lead: 'Hear the draft before you send it, or listen to the brief on the way to the hearing.',
    intro:
      'Listening reveals what’s easy to miss on the page: a missing word, an unfinished sentence, a figure given twice. Text to Speech reads text, PDFs and Word files aloud with the voices on your device, leaving out any that send your text to a server. To save a file, it uses our basic English voice.',
    layout: 'pairs',
    questions: [
      {
        question: 'Can I listen away from my desk?',
        answer:
          'Yes. Download it as a WAV file and play it on your phone. That uses our basic English voice, which sounds robotic and needs a 14 MB download the first time. It reads ₹, % and similar signs as words, skips sentences in other scripts and tells you how many.',
      },
      {
        question: 'Can it read a photographed page?',
        answer:
          'No. This tool reads text, not pictures, so a photo or a scan won’t work. Start with text, a Word file or a PDF that contains text.',
      },
      {
        question: 'Does it help people with low vision?',
        answer:
          'It can: you can see and hear the same document. For the pages of this website, see our accessibility statement.',
        link: { label: 'Accessibility', href: '/accessibility' },
      },
    ],
    closing: {
      title: 'Listen once before you send',
      text: 'Start with a letter you’re about to send.',
    },
  },
  meta: {
    title: 'Text to Speech: hear a document read aloud',
    description:
      'Hear text, a PDF or Word file read aloud by a voice on your device, sentence by sentence, or download it as a WAV. Free, in your browser; nothing is sent.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Text to read aloud',
    drop: 'Drop a file here',
    touch: 'Choose a file',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'PDF · Word (.docx) · plain text',
    accept:
      'application/pdf,.pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx,text/plain,.txt,.md',
    refused: 'We didn’t add it: this tool takes PDFs, Word files and plain text.',
    text: {
      placeholder: 'Paste or type the text here.',
      name: 'pasted-text.txt',
      empty: 'Paste or type some text first.',
      label: 'Text to read aloud',
      take: 'Read this text aloud',
    },
    beside: 'spoken-notice',
    without:
      'Without this tool: open the text in your browser’s reading view, or let your device’s screen reader read it.',
  },
  next: [
    { slug: 'summarize-text', note: 'Get its main points' },
    { slug: 'document-screener', note: 'Check it for issues' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/text-to-speech.ts', {
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    orDrop: 'PDF, Word or text',
    copyTitle: 'Your audio file',
    done: '“{file}” is ready.',
    faults: {
      kind: { text: 'We didn’t add it: this tool reads PDFs, Word files and plain text aloud.' },
    },
    progress: { fetching: 'Downloading the voice, first time only: {done} of {total} (size when unzipped)' },
  },
  words: { one: '1 word', other: '{count} words' },
  lines: { one: '1 sentence', other: '{count} sentences' },
  player: { play: 'Play', stop: 'Stop', place: 'Position in the audio', time: '{at} / {of}' },
  toStart: 'Back to the start',
  lineOf: 'Sentence {line} of {of}',
  /** Name of the list of lines, how it is used with a pointer and with keys, and what is read before a line. */
  list: 'The text, sentence by sentence',
  listHint: 'Click or tap a sentence to start there.',
  listKeys: 'Arrow keys move between sentences.',
  line: 'Sentence {line}:',
  title: 'Voice',
  voices: 'Playback voice',
  noVoices: {
    title: 'This browser has no voice that works offline.',
    text: 'Create the WAV in our basic voice and play it here. We leave out voices that send your text to a server.',
  },
  failed: {
    title: 'This voice stopped speaking.',
    text: 'Choose another one, or click or tap the sentence again.',
  },
  pace: 'Speed',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  fileVoice: 'Voice in the downloaded file',
  /** Each voice: woman or man, and its accent. */
  fileVoices: {
    slt: 'Woman, American English',
    rms: 'Man, American English',
    awb: 'Man, Scottish English',
  },
  /** About the voice for files, before it is downloaded and after. */
  plain:
    'It speaks English only and sounds robotic. The first file needs a 14 MB download; after that it works offline.',
  plainHere: 'It speaks English only and sounds robotic. It’s on this device now, so it works offline.',
  button: 'Create the WAV',
  about: {
    seconds: 'About {count} seconds of audio, {size}.',
    minutes: 'About {count} minutes of audio, {size}.',
  },
  /** The text field below a file that was refused. */
  textIn: {
    placeholder: 'Paste or type the text here.',
    name: 'pasted-text.txt',
    empty: 'Paste or type some text first.',
    label: 'Text to read aloud',
    take: 'Read this text aloud',
  },
  wait: 'Still reading the text. We’ll create your audio file when that’s done.',
  large: {
    title: 'The audio file may be too large for this device: about {size}.',
    text: 'It may run out of memory. Use less text or a higher speed.',
  },
  back: 'Change the voice',
});

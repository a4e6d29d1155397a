import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { site } from '../site';
import { tryNow } from './try-now';

/** Speech to Text: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/speech-to-text.ts', toolSchema, {
  slug: 'speech-to-text',
  name: 'Speech to Text',
  group: 'text-and-voice',
  how: 'How speech becomes text',
  picture: 'speech',
  pictureAlt: 'A sound wave becoming lines on a page',
  subtext: 'A recording becomes a page',
  description:
    'Add a recording. Chrome and Edge on a computer can transcribe it here. In other browsers, type along with slow playback and timestamps.',
  job: 'Turns a recording into text.',
  goesIn: 'A recording',
  comesOut: 'Text you can edit',
  goodFor: 'Dictation, meetings',
  steps: [
    {
      title: 'Add the recording',
      text: 'A dictation, call or meeting saved on this device. Or use the microphone.',
      illustration: 'recorded-visit',
    },
    {
      title: 'Transcribe it',
      text: 'The browser transcribes, or you type. Then replay lines and check names and figures, which are misheard most often.',
      illustration: 'corrected-transcript',
    },
    {
      title: 'Download as a document',
      text: 'Choose Word, plain text, or subtitles with timestamps.',
      illustration: 'visit-notes',
    },
  ],
  action: tryNow('speech-to-text'),
  related: [
    { href: '/toolsdetails/summarize-text', note: 'Turn the transcript into short minutes.' },
    { href: '/toolsdetails/text-to-speech', note: 'Have the finished text read back to you.' },
    { href: '/usecase3page', note: 'Dictated notes that only the ward can read.' },
  ],
  page: {
    lead: 'The site visit, the client call, the dictation in the car: turn them into text and check the names.',
    intro:
      'You can’t search, tag or quote a recording. With Speech to Text, desktop Chrome and Edge transcribe it on your device. In other browsers you type along, with slow playback, three-second rewind and timestamps, all from the keyboard. Your recording is never sent.',
    layout: 'coupons',
    questions: [
      {
        question: 'Why doesn’t my browser transcribe it for me?',
        answer:
          'Most browsers would send your recording to the company that makes them, so this page blocks that. Chrome and Edge 139 or newer on a computer can do it on the device, once they’ve downloaded a language pack. Names aren’t always spelt right, so check them in step two.',
      },
      {
        question: 'How do I get from a recording to minutes?',
        answer: 'Download the text, then summarise it with the length set to Short.',
        link: { label: 'Summarize Text', href: '/toolsdetails/summarize-text' },
      },
      {
        question: 'Who can read what was said?',
        answer: `Only you: the recording and text stay on your device. Once you file the transcript in ${site.name}, anyone whose role gives them access to its folder can read it.`,
        link: { label: 'Role-Based Sharing', href: '/feature5page' },
      },
    ],
    closing: {
      title: 'Transcribe your next meeting',
      text: 'Or start with a voice note.',
    },
  },
  meta: {
    title: 'Speech to Text: recordings become documents',
    description:
      'Transcribe a recording on your device in Chrome or Edge, or type along with slow playback and timestamps. Download it as Word, plain text or subtitles.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Recording',
    drop: 'Drop a recording here',
    touch: 'Choose a recording',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'MP3 · M4A · WAV · other formats your browser plays',
    accept: 'audio/*,video/*,.m4a,.mp3,.wav,.ogg,.opus,.webm',
    elsewhere: { text: 'text-to-speech' },
    samples: ['site-visit'],
    /** The link that begins without a file. */
    begin: 'Or use the microphone',
    without:
      'Without this tool: play the recording slowly and type as you listen, or dictate it again with your phone’s keyboard.',
  },
  next: [
    { slug: 'word-to-pdf', note: 'Turn it into a PDF' },
    { slug: 'summarize-text', note: 'Get its main points' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/speech-to-text.ts', {
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    another: 'Choose another recording',
    orDrop: 'MP3, M4A, WAV and other formats your browser plays',
    copyTitle: 'Your transcript',
    done: '“{file}” is ready.',
    startAgainAsk: 'You haven’t downloaded your transcript. Start again and lose it?',
    faults: {
      kind: { text: 'We didn’t add it: this tool takes audio and video recordings.' },
      empty: {
        text: 'There’s no sound in it. If it’s still in a cloud folder, download it to this device and choose it again.',
      },
      damaged: {
        text: 'This browser can’t play it. If another app can, save it there as MP3 or WAV. If none can, it may be damaged.',
      },
    },
  },
  /** Name of the transcript without a recording. */
  dictation: 'From the microphone',
  /** The same if the browser cannot transcribe the microphone. */
  typed: 'Typed without a recording',
  /** Button that switches to the microphone after a recording was refused. */
  instead: 'Use the microphone',
  player: { play: 'Play', stop: 'Stop', place: 'Position in the recording', time: '{at} / {of}' },
  /** Placeholder of the first row; `comes` is used while the browser transcribes. */
  rowPlaceholder: 'Type what you hear',
  livePlaceholder: 'The transcript appears here',
  /** Who transcribes; the choice is in transcription-method.tsx. */
  method: 'Transcription',
  methods: { browser: 'Automatic', person: 'I’ll type' },
  back3: 'Back 3 seconds',
  back3Short: '3 s',
  /** States of recognition: unavailable in this browser or language, not downloaded, ready, working, failed. */
  cannot: {
    title: 'This browser can’t transcribe on your device.',
    text: 'Chrome and Edge 139 or newer on a computer can. Others would upload your recording, so we turn that off. You can type along in any browser.',
  },
  noLanguage: {
    title: 'This browser can’t transcribe {language} on your device.',
    text: 'Choose another language, or type along. We turn off anything that would upload your recording.',
  },
  fetchable: {
    title: 'This browser can transcribe {language} once it has the language pack.',
    text: '{browser} downloads the pack from {maker} and doesn’t say how large it is. Your recording stays here.',
  },
  /** Names of the browser and of who makes it, for `{browser}` and `{maker}` in `fetchable`. */
  browsers: {
    chrome: { browser: 'Chrome', maker: 'Google' },
    edge: { browser: 'Edge', maker: 'Microsoft' },
    other: { browser: 'Your browser', maker: 'its maker' },
  },
  fetchingPack: 'Your browser is downloading its {language} pack…',
  can: {
    title: 'This browser transcribes {language} on your device.',
    text: 'It takes as long as the recording. Names and figures are often misheard. Check the words with a dotted underline.',
  },
  language: 'Language spoken',
  install: 'Download the language pack',
  transcribe: 'Transcribe the recording',
  transcribeAgain: 'Transcribe it again',
  fromMicrophone: 'Use the microphone',
  listening: 'Transcribing: {time}',
  stopListening: 'Stop',
  liveText: 'live',
  failures: {
    microphone: {
      title: 'This page isn’t allowed to use the microphone.',
      text: 'Allow it in your browser, or transcribe a recording.',
    },
    recognition: {
      title: 'Your browser stopped transcribing.',
      text: 'We kept what it wrote. Start it again from here, or type the rest.',
    },
    install: {
      title: 'The language pack didn’t download.',
      text: 'Check your connection and try again, or type along.',
    },
  },
  /** The list of transcript rows: its name, the field of a row, and the button that plays from the row’s time. */
  transcriptRows: 'Transcript, by time',
  row: 'What’s said at {time}',
  playFrom: 'Play from {time}',
  marked: 'Timestamp at {time}',
  hint: 'Click or tap a time to play from there.',
  /** What Enter does, for on-screen keyboards; with others, `shortcutList` says so. */
  enter: 'Enter starts a new line with a timestamp.',
  words: { one: '1 word', other: '{count} words' },
  paragraphs: { one: '1 paragraph', other: '{count} paragraphs' },
  pace: 'Speed',
  paces: { half: '0.5×', slow: '0.75×', usual: '1×', fast: '1.5×' },
  shortcuts: 'Shortcuts while you type',
  shortcutList: {
    play: { key: 'Esc', text: 'play or pause' },
    back: { key: 'F2', text: 'back 3 seconds' },
    mark: { key: 'F4', text: 'insert a timestamp' },
    next: { key: 'Enter', text: 'new line, with a timestamp' },
  },
  rewindAfterPause: 'Rewind 1 s after each pause',
  format: 'Download as',
  formats: { docx: 'Word', txt: 'Text', srt: 'Subtitles' },
  times: 'Include timestamps',
  buttons: { docx: 'Download as Word', txt: 'Download as text', srt: 'Download as subtitles' },
  keptInTab: 'Your text stays in this tab until you close it.',
  /** Instead of the button, until the transcript has text. */
  none: 'You can download the transcript once it has some text.',
  fileName: 'transcript',
  copy: 'Copy the text',
  copied: 'Copied',
  copyRefused: 'Your browser blocked copying. Download the file instead.',
  back: 'Change the text',
});

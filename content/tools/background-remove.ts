import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** Background Remove: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/background-remove.ts', toolSchema, {
  slug: 'background-remove',
  name: 'Background Remove',
  group: 'edit-and-compare',
  how: 'How the background is removed',
  picture: 'bgremove',
  pictureAlt: 'A portrait, and the same portrait without its background',
  subtext: 'Keep only the subject',
  description:
    'Add a picture, and we remove the background. Check the outline of the person, stamp or signature, and touch it up with a brush.',
  job: 'Cuts the subject out of a picture.',
  goesIn: 'A photo or scan',
  comesOut: 'A PNG with no background',
  goodFor: 'People, stamps, logos',
  steps: [
    {
      title: 'Add the picture',
      text: 'A portrait, or a stamp, signature or logo photographed on light paper.',
      illustration: 'added-stamp',
    },
    {
      title: 'Check the outline',
      text: 'Choose whether to keep a person or ink. Use the brush to restore what’s missing, such as hair, or to erase what’s left over.',
      illustration: 'stamp-outline',
    },
    {
      title: 'Download the cut-out',
      text: 'A PNG with a transparent or coloured background, ready for a letterhead, a badge or a report.',
      illustration: 'cut-out-stamp',
    },
  ],
  action: tryNow('background-remove'),
  related: [
    { href: '/feature9page', note: 'Crop, resize and place the cut-out in a document.' },
    { href: '/feature10page', note: 'Put the logo in a brand header once, for every letter.' },
    { href: '/toolsdetails/image-to-pdf', note: 'Put pictures on the pages of one PDF.' },
  ],
  page: {
    lead: 'Keep the person, stamp or logo, and lose the office wall behind it.',
    intro:
      'A logo on a grey square or a portrait in front of a filing cabinet spoils a letterhead. Background Remove finds the outlines of people and of ink on light paper and shows the cut-out beside your picture. Use the brush to fix anything it missed. Your picture stays on your device.',
    layout: 'pairs',
    questions: [
      {
        question: 'What does it work well on?',
        answer:
          'People, and stamps, signatures and logos on light paper. Edges are soft, without a fringe of the old background. Hair and hand-held objects need the brush. It doesn’t find products, cars or pets: paint over those to keep them.',
      },
      {
        question: 'Does it work on a stamp over printed text?',
        answer:
          'Yes, but printed text under the stamp is kept as well. Erase it with the brush, or use “Erase a colour” if the stamp is a different colour. Cropping close to the stamp first saves work.',
        link: { label: 'Image & Visual Tools', href: '/feature9page' },
      },
      {
        question: 'How do I get the result onto my letterhead?',
        answer:
          'Place it in the brand header of a template, and every document built from that template will have it.',
        link: { label: 'Document Builder', href: '/feature10page' },
      },
    ],
    closing: {
      title: 'Lose the wall, keep the face',
      text: 'Try it on a portrait or a stamp.',
    },
  },
  meta: {
    title: 'Background Remove: keep only the subject',
    description:
      'Cut a person, stamp, signature or logo out of a picture in your browser: check the outline, touch it up, download a transparent PNG. Free, no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Picture to cut out',
    drop: 'Drop a picture here',
    touch: 'Choose a picture',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'JPG · PNG · WebP · AVIF · GIF · BMP · HEIC in Safari',
    accept: 'image/*,.heic,.heif,.avif',
    samples: ['portrait', 'portrait-cut-out'],
    without:
      'Without this tool: use Remove Background in Preview on a Mac, or touch and hold the subject in Photos on an iPhone.',
  },
  next: [{ slug: 'image-to-pdf', note: 'Put it on a page' }],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/background-remove.ts', {
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    another: 'Choose another picture',
    orDrop: 'or drop it anywhere on this page, or paste it',
    copyTitle: 'Your cut-out',
    done: '“{file}” is ready.',
    faults: {
      kind: { text: 'We didn’t add it: this tool takes pictures.' },
      empty: {
        text: 'There’s no picture in it. If it’s still in a cloud folder, download it to this device and choose it again.',
      },
      damaged: { text: 'We can’t read the picture. Open it in another app, save a copy and add that.' },
      browser: {
        title: '“{file}” is in a format this browser can’t open.',
        text: 'If it’s a HEIC photo, use Safari or save it as a JPG first. To take photos as JPGs on an iPhone, go to Settings, Camera, Formats, Most Compatible.',
      },
    },
    progress: { fetching: 'Downloading the model that finds people, first time only: {done} of {total}' },
  },
  finding: 'Finding the outline…',
  pixels: '{width} × {height}',
  /** The brush and its buttons. */
  touchUp: 'Touch up',
  restore: 'Restore',
  erase: 'Erase',
  fill: 'Erase a colour',
  size: 'Brush',
  tolerance: 'Tolerance',
  undo: 'Undo',
  redo: 'Redo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  picture: 'Your picture',
  cutOut: 'Cut-out',
  /** On phones: name of the choice between `picture` and `cutOut`. */
  shown: 'Picture shown',
  /** Name of the area that is painted on, its keys, and what is announced while they are used. */
  paintOn: 'Brush on the cut-out',
  paintKeys:
    'Arrow keys move the brush; add Shift to move further. Space starts and ends a stroke. Escape cancels it.',
  brushDown: 'Brush down',
  brushLifted: 'Brush lifted',
  brushPosition: '{x}% across, {y}% down',
  keep: 'What to keep',
  modes: {
    person: { label: 'A person', hint: 'Finds people; hair may need touching up' },
    ink: { label: 'Ink on paper', hint: 'Stamp, signature or logo on light paper' },
    paint: { label: 'Only what I paint', hint: 'Starts empty; use the brush' },
  },
  /** Shown when nothing to keep was found. */
  notFound: {
    person: {
      title: 'We didn’t find a person in this picture.',
      text: 'For a stamp, signature or logo, choose “Ink on paper”. Use the brush to restore anything else.',
    },
    ink: {
      title: 'We didn’t find any ink on light paper.',
      text: 'Use the brush to restore what you want to keep.',
    },
    paint: {
      title: 'Nothing is kept yet.',
      text: 'Choose “Restore” and paint over what you want to keep.',
    },
  },
  /** No person was found, so the ink is kept. */
  inkInstead: 'We didn’t find a person, so we kept the ink.',
  /** Button that switches to the other mode when nothing was found. */
  instead: { person: 'Keep a person instead', ink: 'Keep the ink instead' },
  background: 'Background',
  colours: { none: 'None', white: 'White', sky: 'Blue', other: 'Other' },
  colour: 'Background colour',
  photo: 'Size',
  photos: {
    own: 'Original size',
    passport: 'Passport, 35 × 45 mm',
    square: 'US visa, OCI, 51 × 51 mm',
    stamp: 'PAN card, 25 × 35 mm',
  },
  photoHint:
    '300 dots per inch, head centred. Check the photo requirements of the office you’re applying to.',
  trim: 'Trim empty edges',
  trimHint: 'Leaves a small margin',
  button: 'Create cut-out',
  seeThrough: 'PNG, {width} × {height}, transparent where the chequerboard shows.',
  onColour: 'PNG, {width} × {height}, on this colour.',
  none: 'There’s nothing in the cut-out yet.',
  wait: 'Still finding the outline. We’ll create your picture when that’s done.',
  fileName: '{name}-cut',
  back: 'Change the outline',
  /** Link that opens the cut-out in Sign PDF. */
  toSign: { name: 'Sign PDF', note: 'Sign a PDF with this picture' },
});

import type { HandwritingFont, Protection } from 'engines/pdf';
import { stem } from 'engines/pdf/client';
import { useEffect, useMemo, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import {
  aspectRatioOf,
  type InkSource,
  inkOf,
  type PenColour,
  penColours,
  type ReadyInk,
  type Strokes,
} from '../documents/inks';
import { useFaces, useTyped } from '../documents/use-handwriting';
import { usePdfTool } from '../documents/use-pdf-tool';
import { useStamps } from '../documents/use-stamps';
import { takeSignature } from '../shell/hand-over';
import { nameWith } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { useAnswer } from '../shell/use-answer';
import { sourceOf } from '../shell/use-chosen-files';
import { useEngine } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useSaving } from '../shell/use-saving';
import { clearHeight } from './clear-place';
import { rulesOn } from './rules-on';
import { deleteSavedSignature, readSavedSignature, saveSignature } from './saved-signature';
import { signatureIn } from './signature-picture';
import { signingPlace } from './signing-place';
import { type StampKind, stampKinds } from './stamp-kinds';

/** How a signature or the initials are made. */
export type SigningMethod = 'draw' | 'type' | 'picture';

/** Stamps that are drawn, typed or taken from a picture; the others are only typed. */
type InkStamp = 'signature' | 'initials';

const noStrokes: Strokes = [];

/** Initial heights of stamps in points; a signature is at most a third of its page wide. */
const heights: Record<StampKind, number> = { signature: 44, initials: 26, name: 15, date: 15, place: 15 };

/** State and actions of signing: what was made, where it is, and the signed copy. */
export function useSigning() {
  const shared = useSharedMessages();
  const messages = useMessages('sign');
  const { announce, onUnsaved, engines } = useShell();
  const tool = usePdfTool();
  const { engine, pdf, pages } = tool;
  const { engine: pictures } = useEngine('picture');
  const kept = useMemo(readSavedSignature, []);
  const [kind, setKind] = useState<StampKind>('signature');
  const [methods, setMethods] = useState<Record<InkStamp, SigningMethod>>({
    signature: 'draw',
    initials: 'draw',
  });
  const [strokes, setStrokes] = useState<Record<InkStamp, Strokes>>({
    signature: kept?.signature ?? noStrokes,
    initials: kept?.initials ?? noStrokes,
  });
  const [texts, setTexts] = useState<Record<StampKind, string>>({
    signature: kept?.name ?? '',
    initials: '',
    name: kept?.name ?? '',
    date: today(),
    place: '',
  });
  const [hand, setHand] = useState<HandwritingFont>(kept?.hand ?? 'sacramento');
  const [colour, setColour] = useState<PenColour>(kept?.colour ?? 'blue');
  const [photos, setPhotos] = useState<Partial<Record<InkStamp, ImageData>>>({});
  const [noInk, setNoInk] = useState<string>();
  const [isKept, setKept] = useState(kept !== undefined);
  // A stored signature is placed without being made.
  const [isMaking, setMaking] = useState(!kept?.signature?.length);
  const [number, setNumber] = useState(1);
  const stamps = useStamps<StampKind>();
  const [stampedFile, setStampedFile] = useState(pdf?.key);
  // A new file starts without stamps.
  if (stampedFile !== pdf?.key) {
    setStampedFile(pdf?.key);
    setNumber(1);
    stamps.clear();
  }
  const source = useMemo(() => (pdf?.state === 'ready' ? sourceOf(pdf) : undefined), [pdf]);
  const { answer: protection } = useAnswer(source, (source) => engine.run('readProtection', { source }));

  const faces = useFaces(engines, methods.signature === 'type' || methods.initials === 'type');
  const typedFor = (which: InkStamp) => (methods[which] === 'type' ? texts[which] : '');
  const signature = useTyped(engine, engines, typedFor('signature'), hand);
  const initials = useTyped(engine, engines, typedFor('initials'), hand);
  // Only the chosen kind and kinds on the page are measured, because measuring fetches a font.
  const textIfUsed = (which: StampKind) =>
    kind === which || stamps.stamps.some((stamp) => stamp.kind === which) ? texts[which] : '';
  const name = useTyped(engine, engines, textIfUsed('name'), 'plain');
  const date = useTyped(engine, engines, textIfUsed('date'), 'plain');
  const place = useTyped(engine, engines, textIfUsed('place'), 'plain');

  const typed = { signature, initials, name, date, place };
  const sourceOfInk = (which: StampKind): InkSource | undefined => {
    if (which !== 'signature' && which !== 'initials') return typed[which].source;
    if (methods[which] === 'draw')
      return strokes[which].length > 0 ? { from: 'draw', strokes: strokes[which] } : undefined;
    if (methods[which] === 'type') return typed[which].source;
    const picture = photos[which];
    return picture && { from: 'picture', picture };
  };
  const inks: Partial<Record<StampKind, ReadyInk>> = {};
  for (const which of stampKinds) {
    const inkSource = sourceOfInk(which);
    const ink = inkOf(inkSource);
    if (inkSource && ink)
      inks[which] = { source: inkSource, ink, aspectRatio: aspectRatioOf(inkSource, ink) };
  }

  async function choosePicture(which: InkStamp, file: File) {
    setNoInk(undefined);
    try {
      const picture = await signatureIn(file, pictures);
      setPhotos((before) => ({ ...before, [which]: picture }));
    } catch {
      setNoInk(formatMessage(messages.noInk, { file: file.name }));
      // On a phone the options sheet, which opens, shows the reason.
      setMaking(true);
    }
  }
  // Takes a cut-out that Background Remove passed on as the signature.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the tool opens.
  useEffect(() => {
    takeSignature().then(
      (file) => {
        if (!file) return;
        setMethods((before) => ({ ...before, signature: 'picture' }));
        setMaking(false);
        void choosePicture('signature', file);
      },
      () => undefined,
    );
  }, []);

  const { signature: signatureInk, initials: initialsInk } = inks;
  const isBegun = signatureInk !== undefined || initialsInk !== undefined || inks[kind] !== undefined;
  const size = pdf?.info?.sizes[number - 1] ?? { width: 595, height: 842 };
  // Where the text of the page and its rules are: a signature goes where the page asks for it, and covers no text.
  const content = useAnswer(isBegun && source ? `${source.key} ${number}` : undefined, async () => {
    if (!source) throw new Error('no file');
    const { lines } = await engine.run('readEditable', { source, page: number });
    return { lines, rules: await rulesOn((width) => tool.draw(number, 0, width), size) };
  });
  const forbidden = protection?.forbidden;
  const visible = stamps.stamps.filter((stamp) => inks[stamp.kind] && stamp.page <= pages);

  /** Height of a new stamp on the shown page. */
  function heightOf(which: StampKind): number {
    const field = fieldOf(protection, number, which);
    const space = field ?? { width: size.width * 0.34, height: size.height * 0.2 };
    return Math.min(heights[which], space.height, space.width / (inks[which]?.aspectRatio ?? 1));
  }

  /**
   * Places a stamp at a point, or else in the signature field of the page, where its text asks for it, or low on the page.
   *
   * @returns the ids of the new stamps
   */
  function put(which: StampKind, at?: { x: number; y: number }): number[] {
    const ready = inks[which];
    if (!ready || pages === 0) return [];
    const field = fieldOf(protection, number, which);
    const height = heightOf(which);
    const width = ready.aspectRatio * height;
    const here = stamps.stamps.filter((stamp) => stamp.page === number && inks[stamp.kind]);
    const { lines = [], rules = [] } = content.answer ?? {};
    const taken = [...lines, ...here.map((stamp) => takenBy(stamp, inks[stamp.kind]?.aspectRatio))];
    const asked =
      at || field ? undefined : signingPlace(which, { width, height }, { lines: taken, rules }, size);
    const low = {
      x: Math.min(size.width * 0.62, size.width - width / 2 - 12),
      y: freeBelow(here, height, size.height),
    };
    const free = { ...low, y: clearHeight({ ...low, width, height }, here.length === 0 ? lines : [], size) };
    const inField = field && { x: field.x + field.width / 2, y: field.y + field.height / 2 };
    announce(formatMessage(messages.added, { what: messages.kinds[which], page: number }));
    return stamps.add({
      kind: which,
      page: number,
      height,
      rotation: 0,
      ...(at ?? inField ?? asked ?? free),
    });
  }

  // A page that cannot be read has no text to keep clear of.
  const isPageRead = content.answer !== undefined || content.fault !== undefined;
  const ready = Boolean(inks[kind]) && isPageRead;
  // A signature that was just made is placed on the page at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is made.
  useEffect(() => {
    const isInkStamp = kind === 'signature' || kind === 'initials';
    if (ready && isInkStamp && !forbidden && !stamps.stamps.some((stamp) => stamp.kind === kind)) put(kind);
  }, [ready, kind, pages > 0, pdf?.key, forbidden, protection]);

  const saving = useSaving((file) => {
    announce(formatMessage(shared.saved, { file }));
    onUnsaved(false);
  }, stamps.stamps);
  const isUnsaved = visible.length > 0 && !saving.made;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is placed can be lost.
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved]);

  // Updates the stored signature.
  useEffect(() => {
    if (!isKept) return;
    const isStored = saveSignature({
      signature: strokes.signature,
      initials: strokes.initials,
      name: texts.signature || texts.name,
      hand,
      colour,
    });
    if (!isStored) setKept(false);
  }, [isKept, strokes, texts.signature, texts.name, hand, colour]);

  return {
    ...{
      tool,
      messages,
      kind,
      isMaking: isMaking && !forbidden,
      setMaking,
      methods,
      strokes,
      texts,
      hand,
      setHand,
      colour,
      setColour,
      stamps,
      inks,
    },
    ...{
      number,
      size,
      pages,
      protection,
      forbidden,
      visible,
      saving,
      isKept,
      noInk,
      typed,
      put,
      heightOf,
      faces,
    },
    setKind(next: StampKind) {
      setKind(next);
      if (!inks[next]) setMaking(true);
    },
    goTo: (to: number) => setNumber(Math.min(pages, Math.max(1, to))),
    setMethod: (which: InkStamp, method: SigningMethod) => setMethods({ ...methods, [which]: method }),
    setStrokes: (which: InkStamp, drawn: Strokes) => setStrokes({ ...strokes, [which]: drawn }),
    setText: (which: StampKind, text: string) => setTexts({ ...texts, [which]: text }),
    choosePicture,
    setKept(keep: boolean) {
      setKept(keep);
      if (!keep) {
        deleteSavedSignature();
        announce(messages.forgotten);
      }
    },
    /** Places the chosen stamp on every page without one of its kind. */
    putEverywhere() {
      const { chosen } = stamps;
      if (!chosen) return;
      const others = Array.from({ length: pages }, (_, index) => index + 1).filter(
        (page) => !stamps.stamps.some((stamp) => stamp.kind === chosen.kind && stamp.page === page),
      );
      const { id: _, ...like } = chosen;
      stamps.add(
        ...others.map((page) => ({ ...like, page, ...placeOn(chosen, size, pdf?.info?.sizes[page - 1]) })),
      );
      announce(formatMessage(messages.addedEverywhere, { what: messages.kinds[chosen.kind], count: pages }));
    },
    make() {
      if (!source || visible.length === 0 || forbidden) return;
      const file = nameWith(messages.fileName, stem(source.name), 'pdf', messages.signed);
      const drawnStamps = visible.flatMap((stamp) => {
        const ready = inks[stamp.kind];
        if (!ready) return [];
        const width = ready.aspectRatio * stamp.height;
        const { page, x, y, height, rotation } = stamp;
        const box = { page, x: x - width / 2, y: y - height / 2, width, height, rotation };
        return [{ ...box, ink: ready.ink, colour: [...penColours[colour]] as [number, number, number] }];
      });
      saving.start(
        (run) =>
          engine.run(
            'signPages',
            { source, stamps: drawnStamps, name: file, label: messages.kinds.signature },
            run,
          ),
        file,
      );
    },
  };
}

export type Signing = ReturnType<typeof useSigning>;

const today = () =>
  new Date().toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** A stamp on a page, like a line of text that nothing may cover. */
const takenBy = ({ x, y, height }: { x: number; y: number; height: number }, aspectRatio = 1) => {
  const width = aspectRatio * height;
  return { x: x - width / 2, y: y - height / 2, width, height, text: '', words: [] };
};

/** Points between neighbouring stamps. */
const gap = 6;

/** Vertical centre of a free place: low on the page, below the stamps there, or above them if the page ends. */
function freeBelow(before: readonly { y: number; height: number }[], height: number, page: number): number {
  if (before.length === 0) return page * 0.8;
  const lowest = Math.max(...before.map((place) => place.y + place.height / 2));
  const highest = Math.min(...before.map((place) => place.y - place.height / 2));
  const below = lowest + gap + height / 2;
  return below + height / 2 < page ? below : Math.max(height / 2, highest - gap - height / 2);
}

/** An empty signature field on this page. */
const fieldOf = (protection: Protection | undefined, page: number, kind: StampKind) =>
  kind === 'signature' ? protection?.fields.find((field) => field.page === page) : undefined;

/** The corresponding place on a page of another size. */
function placeOn(
  { x, y }: { x: number; y: number },
  from: { width: number; height: number },
  to: { width: number; height: number } = from,
) {
  return { x: (x * to.width) / from.width, y: (y * to.height) / from.height };
}

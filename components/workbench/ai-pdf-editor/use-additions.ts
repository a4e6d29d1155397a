import type { EditablePage, PdfOperations, Stamp } from 'engines/pdf';
import { useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import {
  aspectRatioOf,
  barInk,
  type Colour,
  type InkSource,
  inkOf,
  type PenColour,
  penColours,
  type ReadyInk,
  type Strokes,
} from '../documents/inks';
import { pixelsOf } from '../documents/picture-pixels';
import { useTyped } from '../documents/use-handwriting';
import { type Placed, useStamps } from '../documents/use-stamps';
import type { Engine } from '../shell/run-engine';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';

/** What can be added to a page. */
export const additions = [
  'text',
  'tick',
  'cross',
  'date',
  'highlight',
  'underline',
  'picture',
  'drawing',
] as const;
export type Addition = (typeof additions)[number];

/** Appearance of a placed addition at the time it was placed. */
type Look = { ready: ReadyInk; colour: Colour; isHighlight: boolean };

type Input = {
  engine: Engine<PdfOperations>;
  /** Key of the file: a different file starts without additions. */
  file: string | undefined;
  page: EditablePage | undefined;
};

/** Longest side of a picture, in pixels: 300 dots per inch on 14 cm. */
const maxSide = 1650;

const marker: Colour = [255, 225, 90];

/** Heights of additions in points, before they are changed. */
const heights: Record<Exclude<Addition, 'highlight' | 'underline'>, number> = {
  text: 16,
  tick: 14,
  cross: 14,
  date: 16,
  picture: 120,
  drawing: 60,
};

/** Points along a line through corners, close enough for a smooth pen. */
function stroke(...corners: [number, number][]): Strokes[number] {
  return corners.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = corners[at] as [number, number];
    return Array.from({ length: 9 }, (_, step) => {
      const part = step / 8;
      return [x + (toX - x) * part, y + (toY - y) * part, 0.5] as [number, number, number];
    });
  });
}

/** Strokes of the symbols, in a box of 40 % of the pad, which gives their lines the width of a pen. */
const symbols: Record<'tick' | 'cross', Strokes> = {
  tick: [stroke([0, 0.24], [0.13, 0.4], [0.4, 0])],
  cross: [stroke([0, 0], [0.4, 0.4]), stroke([0.4, 0], [0, 0.4])],
};

/** Additions to the pages of a file: the one being made, and the placed ones. */
export function useAdditions({ engine, file, page }: Input) {
  const { announce, engines } = useShell();
  const { adding } = useMessages('ai-pdf-editor');
  const [kind, setKind] = useState<Addition>('text');
  const [texts, setTexts] = useState({ text: '', date: today() });
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [picture, setPicture] = useState<ImageData>();
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [colour, setColour] = useState<PenColour>('black');
  const [looks, setLooks] = useState<Readonly<Record<number, Look>>>({});
  const stamps = useStamps<Addition>();
  const [currentFile, setCurrentFile] = useState(file);
  if (currentFile !== file) {
    setCurrentFile(file);
    stamps.clear();
  }
  const typed = useTyped(engine, engines, kind === 'text' || kind === 'date' ? texts[kind] : '', 'plain');

  const inkSource = (): InkSource | undefined => {
    if (kind === 'text' || kind === 'date') return typed.source;
    if (kind === 'picture') return picture && { from: 'picture', picture };
    if (kind === 'drawing') return strokes.length > 0 ? { from: 'draw', strokes } : undefined;
    return kind === 'tick' || kind === 'cross' ? { from: 'draw', strokes: symbols[kind] } : undefined;
  };

  /** A bar over or below the line at a point; it has a default length where there is no line. */
  function barPlacement(at?: readonly [number, number]) {
    if (!page) return undefined;
    const line =
      at &&
      page.lines.find(
        ({ x, y, width, height }) => at[0] >= x && at[0] <= x + width && at[1] >= y && at[1] <= y + height,
      );
    const [x, y] = at ?? [page.width / 2, page.height / 2];
    const box = line ?? { x: x - 60, y: y - 7, width: Math.min(120, page.width), height: 14 };
    const height = kind === 'underline' ? 1.2 : box.height;
    const middle = kind === 'underline' ? box.y + box.height : box.y + box.height / 2;
    const ink = barInk(box.width, height);
    const ready: ReadyInk = { source: { from: 'draw', strokes: [] }, ink, aspectRatio: box.width / height };
    return { ready, x: box.x + box.width / 2, y: middle, height };
  }

  function inkPlacement(at?: readonly [number, number]) {
    if (!page) return undefined;
    const source = inkSource();
    const ink = inkOf(source);
    if (!source || !ink) return undefined;
    const ready: ReadyInk = { source, ink, aspectRatio: aspectRatioOf(source, ink) };
    const height = Math.min(
      heights[kind as keyof typeof heights],
      page.height / 2,
      (page.width * 0.9) / ready.aspectRatio,
    );
    const [x, y] = at ?? [page.width / 2, page.height / 2];
    return { ready, x, y, height };
  }

  const isBar = kind === 'highlight' || kind === 'underline';

  function put(at?: readonly [number, number]) {
    const placed = isBar ? barPlacement(at) : inkPlacement(at);
    setRefusal(page && placed ? undefined : adding.missing[kind]);
    if (!page || !placed) return announce(adding.missing[kind]);
    const { ready, ...place } = placed;
    const [id = 0] = stamps.add({ kind, page: page.page, ...place, rotation: 0 });
    const isHighlight = kind === 'highlight';
    setLooks({ ...looks, [id]: { ready, colour: isHighlight ? marker : penColours[colour], isHighlight } });
    announce(formatMessage(adding.added, { what: adding.kinds[kind], page: page.page }));
  }

  return {
    ...{ kind, texts, strokes, setStrokes, picture, fault, colour, setColour, stamps, put },
    setKind(next: Addition) {
      setKind(next);
      setRefusal(undefined);
    },
    /** The chosen addition can be placed. */
    ready: isBar || inkOf(inkSource()) !== undefined,
    /** Why the last press placed nothing. */
    refusal,
    /** The measured text: letters that its font lacks, and whether the font could not be fetched. */
    typed,
    setText: (of: 'text' | 'date', text: string) => setTexts({ ...texts, [of]: text }),
    lookOf: ({ id }: Placed<Addition>): Look | undefined => looks[id],
    /** A press on the page places another symbol or bar; it moves the chosen addition of any other kind there. */
    press(point: readonly [number, number]) {
      const { chosen } = stamps;
      const isRepeatable = isBar || kind === 'tick' || kind === 'cross';
      if (!isRepeatable && chosen && chosen.kind === kind && chosen.page === page?.page)
        stamps.change(chosen.id, { x: point[0], y: point[1] });
      else put(point);
    },
    async choosePicture(chosen: File) {
      setFault(undefined);
      try {
        setPicture(await pixelsOf(chosen, maxSide));
      } catch {
        setFault(formatMessage(adding.noPicture, { file: chosen.name }));
      }
    },
    /** The engine's stamps. */
    placed(): Stamp[] {
      return stamps.stamps.flatMap((stamp) => {
        const look = looks[stamp.id];
        if (!look) return [];
        const { page, x, y, height, rotation } = stamp;
        const width = look.ready.aspectRatio * height;
        const box = { page, x: x - width / 2, y: y - height / 2, width, height, rotation };
        const [red, green, blue] = look.colour;
        return [
          {
            ...box,
            ink: look.ready.ink,
            colour: [red, green, blue],
            ...(look.isHighlight && { tint: true }),
          },
        ];
      });
    },
  };
}

export type Additions = ReturnType<typeof useAdditions>;

const today = () =>
  new Date().toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

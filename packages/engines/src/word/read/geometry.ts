import type { AdjustValueOf } from '../../drawing/adjust-value';
import { addGuide, builtInGuides, guideValue } from '../../drawing/guides';
import { arc, endOf, type Outline, outline, rectangle, type Step } from '../../drawing/path';
import { presetOf } from '../../drawing/presets';
import { areaOf, type TextArea, textAreaOf } from '../../drawing/text-areas';
import { child, type Element, elementsOf } from '../../text/docx/xml';

const emu = 12_700;

/**
 * Outlines of a shape with this size in points.
 *
 * @param onUnknown called for a shape without a known outline, which is drawn as a rectangle
 */
export function outlinesOf(
  shape: Element | undefined,
  width: number,
  height: number,
  onUnknown: () => void,
): Outline[] {
  const customGeometry = child(shape, 'custGeom');
  if (customGeometry) return customOf(customGeometry, width, height);
  const preset = child(shape, 'prstGeom');
  const outlines = presetOf(preset?.attributes.prst ?? 'rect', width, height, adjustValuesOf(preset));
  if (!outlines) onUnknown();
  return outlines ?? [outline(rectangle(width, height))];
}

/** Looks up the adjust values that a shape sets instead of those of its preset. */
function adjustValuesOf(preset: Element | undefined): AdjustValueOf {
  const adjusts = new Map(
    elementsOf(child(preset, 'avLst')).map(({ attributes }) => [
      attributes.name ?? '',
      Number(attributes.fmla?.replace('val', '')),
    ]),
  );
  return (name, fallback) => adjusts.get(name) ?? adjusts.get(`${name}1`) ?? fallback;
}

/** Text area of a shape with this size in points; undefined if it is the whole shape. */
export function textAreaIn(shape: Element | undefined, width: number, height: number): TextArea | undefined {
  const customGeometry = child(shape, 'custGeom');
  if (!customGeometry) {
    const preset = child(shape, 'prstGeom');
    return textAreaOf(preset?.attributes.prst ?? 'rect', width, height, adjustValuesOf(preset));
  }
  const { l, t, r, b } = child(customGeometry, 'rect')?.attributes ?? {};
  const guides = guidesOf(customGeometry, width, height);
  const edges = [l ?? 'l', t ?? 't', r ?? 'r', b ?? 'b'].map((edge) => guideValue(edge, guides) / emu);
  return areaOf(edges, width, height);
}

/** Guides of a custom shape, in its own units. */
function guidesOf(geometry: Element, width: number, height: number) {
  const guides = builtInGuides(width * emu, height * emu);
  for (const list of ['avLst', 'gdLst'])
    for (const { attributes } of elementsOf(child(geometry, list)))
      addGuide(guides, attributes.name ?? '', attributes.fmla ?? '');
  return guides;
}

/** Outlines of a custom shape (ECMA-376 part 1, 20.1.9.8), whose guides are in its own units. */
function customOf(geometry: Element, width: number, height: number): Outline[] {
  const guides = guidesOf(geometry, width, height);
  return elementsOf(child(geometry, 'pathLst')).map((path) => {
    const { w, h, fill, stroke } = path.attributes;
    const scale = {
      x: Number(w) > 0 ? width / Number(w) : 1 / emu,
      y: Number(h) > 0 ? height / Number(h) : 1 / emu,
    };
    const value = (text: string | undefined) => guideValue(text, guides);
    const steps: Step[] = [];
    for (const command of elementsOf(path)) {
      const points = elementsOf(command).flatMap(({ attributes: { x, y } }) => [
        value(x) * scale.x,
        value(y) * scale.y,
      ]);
      const [x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
      if (command.name === 'moveTo') steps.push(['m', x, y]);
      else if (command.name === 'lnTo') steps.push(['l', x, y]);
      else if (command.name === 'cubicBezTo') steps.push(['c', x, y, x1, y1, x2, y2]);
      else if (command.name === 'quadBezTo') {
        const [x0, y0] = endOf(steps);
        const between = (from: number, to: number) => from + (2 / 3) * (to - from);
        steps.push(['c', between(x0, x), between(y0, y), between(x1, x), between(y1, y), x1, y1]);
      } else if (command.name === 'close') steps.push(['z']);
      else if (command.name === 'arcTo') {
        const { wR, hR, stAng, swAng } = command.attributes;
        const [rx, ry] = [value(wR) * scale.x, value(hR) * scale.y];
        const start = value(stAng) / 60_000;
        const [fromX, fromY] = endOf(steps);
        const angle = (start * Math.PI) / 180;
        steps.push(
          ...arc(
            fromX - rx * Math.cos(angle),
            fromY - ry * Math.sin(angle),
            rx,
            ry,
            start,
            value(swAng) / 60_000,
          ),
        );
      }
    }
    return outline(steps, { fill: fill !== 'none', line: stroke !== '0' && stroke !== 'false' });
  });
}

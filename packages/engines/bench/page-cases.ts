import '../tests/helpers/offscreen-canvas';
import { readFileSync, writeFileSync } from 'node:fs';
import { nodeHost, readSource } from 'engines/node';
import { assets, inspect, merge, type PlannedPage, type Stamp, signPages } from 'engines/pdf';
import { createCanvas, loadImage } from '../tests/helpers/canvas';

/** Signs and organises the cases in a folder's cases.json: `npx tsx bench/page-cases.ts FOLDER OUT [ID]`. */
const [folder, outputFolder, onlyId] = process.argv.slice(2);
const host = nodeHost(assets);

/** A place on the displayed page, as shares of its size: left, top, right, bottom. */
type Place = { page: number; see: [number, number, number, number] };
type Step = { turn: number; by: number } | { move: number; to: number } | { blank_after: number };

async function sign(file: string, places: readonly Place[]) {
  const source = await readSource(`${folder}/${file}`);
  const { sizes } = await inspect(source, host);
  const picture = await loadImage(`${folder}/sign.png`);
  const { width: columns, height: rows } = picture;
  const context = createCanvas(columns, rows).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, columns, rows);
  const stamps = places.map(({ page, see: [left, top, right, bottom] }): Stamp => {
    const { width = 0, height = 0 } = sizes[page - 1] ?? {};
    const [boxWidth, boxHeight] = [(right - left) * width, (bottom - top) * height];
    const scale = Math.min(boxWidth / columns, boxHeight / rows);
    return {
      page,
      x: left * width + (boxWidth - columns * scale) / 2,
      y: top * height + (boxHeight - rows * scale) / 2,
      width: columns * scale,
      height: rows * scale,
      ink: { kind: 'picture', rgba: new Uint8ClampedArray(data), width: columns, height: rows },
    };
  });
  return signPages({ source, stamps, name: file }, host);
}

async function organise(file: string, steps: readonly Step[]) {
  const source = await readSource(`${folder}/${file}`);
  const { pages: count } = await inspect(source, host);
  const pages = Array.from({ length: count }, (_, index): PlannedPage => ({ source: 0, page: index + 1 }));
  for (const step of steps) {
    if ('turn' in step) {
      const page = pages[step.turn - 1];
      if (page) page.rotate = ((page.rotate ?? 0) + step.by) % 360;
    } else if ('move' in step) pages.splice(step.to - 1, 0, ...pages.splice(step.move - 1, 1));
    else {
      const model = pages[step.blank_after - 1];
      if (model) pages.splice(step.blank_after, 0, { ...model, blank: true });
    }
  }
  return merge({ sources: [source], options: { pages, name: file } }, host);
}

for (const { id, file, kind, do: steps } of JSON.parse(readFileSync(`${folder}/cases.json`, 'utf8'))) {
  if (kind === 'redact' || (onlyId && id !== onlyId)) continue;
  try {
    const { files, facts } = await (kind === 'sign' ? sign : organise)(file, steps);
    const bytes = await new Blob(files.flatMap(({ parts }) => parts)).arrayBuffer();
    writeFileSync(`${outputFolder}/${file}`, new Uint8Array(bytes));
    console.log(
      id,
      facts.map(({ fact, count, lost }) => `${count ?? ''} ${fact}${lost ? ' lost' : ''}`).join(', '),
    );
  } catch (error) {
    console.log(id, error);
  }
}

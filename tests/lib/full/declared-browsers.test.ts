import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingSomewhere, newerThanDeclared } from '@/tests/helpers/declared-browsers';

/** Checks what built scripts use against compatibility data for the browsers that package.json declares. */

it('newerThanDeclared finds methods, classes and members that one of the declared browsers lacks', () => {
  const script =
    'const one = await Promise.try(f); new Intl.Segmenter("en"); new Float16Array(3); [].at(0); x?.toHex();';
  const uses = newerThanDeclared([script]);
  expect(uses.map(({ name }) => name)).toEqual(['.try', '.Segmenter', 'new Float16Array', '.toHex']);
  expect(uses[1]?.browsers).toEqual(['firefox']);
  expect(newerThanDeclared([script, 'Object.assign(Promise, { try() {} })'])).toHaveLength(3);
  expect(missingSomewhere.language).toEqual(
    expect.arrayContaining(['Intl.Segmenter', 'ArrayBuffer.transferToFixedLength', 'Iterator.map']),
  );
  expect(missingSomewhere.language).not.toContain('Array.map');
});

/** Names that scripts may contain although some browser lacks them, by reason. */
const excused = {
  'tested for before it is used, with a fallback': [
    '.Segmenter .segment .captureStackTrace .gpu .getCoalescedEvents .resizable',
    '.databases .hidePopover .togglePopover .userAgentData .brands .showSaveFilePicker .createWritable',
    '.available .transcript .isFinal .measureInputUsage .inputQuota .summarize',
    '.startViewTransition .skipTransition .canIntercept .activation .currentEntry .connection .downlink',
    '.setImmediate .clearImmediate .transition .animation .fromElement',
    'new ImageDecoder new VideoFrame new Float16Array',
  ],
  'of WebGPU and of screens in pdf.js, which starts neither in a worker': [
    '.requestAdapter .getPreferredCanvasFormat .requestDevice .createShaderModule .createRenderPipeline',
    '.writeBuffer .createBindGroup .getBindGroupLayout .configure .createCommandEncoder .beginRenderPass',
    '.getCurrentTexture .createView .setPipeline .setBindGroup .setVertexBuffer',
    '.devicePixelRatio .displayWidth .displayHeight',
  ],
  'a member of an object of ours or of a library; WebAssembly’s memory and tables grow in every browser': [
    '.memory .grow .handle .setStatus .bytes .limits .level .flip',
    '.hide .fileName .take .chunks .delay .results .maxHeight',
  ],
  'of a keyboard’s event, which has it in every browser': ['.isComposing'],
};
const excusedNames = Object.values(excused).flatMap((lines) =>
  lines.flatMap((line) => line.split(/ (?=\.|new )/)),
);

const chunksFolder = '.next/static/chunks';
type Engine = { src: string; assets: string; sizes: Record<string, number> };
const engines: Record<string, Engine> = JSON.parse(readFileSync('.cache/engines.json', 'utf8'));

it('pages and workers use only what every declared browser has, or test for it first', () => {
  const chunks = readdirSync(chunksFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const parts = [
    { name: 'pages', files: chunks.map((name) => `${chunksFolder}/${name}`) },
    // Each engine's worker, with the parts of it that few documents need.
    ...Object.entries(engines).map(([name, { src, assets, sizes }]) => ({
      name,
      files: [src, ...Object.keys(sizes).flatMap((part) => (part.endsWith('.js') ? assets + part : []))].map(
        (file) => `public${file}`,
      ),
    })),
  ];
  expect(parts.length).toBeGreaterThan(6);
  const uses = parts.flatMap(({ name, files }) =>
    newerThanDeclared(files.map((file) => readFileSync(file, 'utf8'))).map((use) => ({ ...use, part: name })),
  );
  const unexcused = uses.filter(({ name }) => !excusedNames.includes(name));
  expect(unexcused).toEqual([]);
  // An excuse that nothing needs any more could hide the next mistake.
  expect(excusedNames.filter((name) => !uses.some((use) => use.name === name))).toEqual([]);
});

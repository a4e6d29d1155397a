import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from 'engines/node';
import { type Plugin, transform } from 'esbuild';

/** How one of the two files of pdf.js is reduced to what engines use. */
export type Reduction = {
  /** Prefixes of the paths of source files to leave out. */
  leftOutPaths: readonly string[];
  /** Code that replaces the names in those files that other files use. */
  replacement: string;
  /** The last source file, which exports everything, and the exports that replace it. */
  entry: string;
  exports: string;
};

/** Path of the brotli decoder in the parser: a separate part of the engine, half of which is a dictionary. */
const brotli = 'external/brotli/decode.js';

/** Parser. Engines do not enable XFA forms (`enableXfa`), and do not read rich text of notes. */
const parser: Reduction = {
  leftOutPaths: ['src/core/xfa/', brotli],
  replacement: `
    class XFAFactory { static getRichTextAsHtml() { return null; } }
    const BrotliDecode = (bytes) => globalThis.pdfjsBrotli(bytes);
  `,
  entry: 'src/pdf.worker.js',
  exports: 'globalThis.pdfjsWorker = { WorkerMessageHandler };\nexport { WorkerMessageHandler };',
};

/**
 * Renderer. Overlays of a viewer (fields, editors, selectable text) need a DOM, which a worker lacks, and bytes come
 * from the page, never from a URL. Engines provide their own factories for canvases, filters and data.
 */
const renderer: Reduction = {
  leftOutPaths: [
    'src/display/annotation_layer.js',
    'src/display/content_disposition.js',
    'src/display/dom_canvas_factory.js',
    'src/display/dom_filter_factory.js',
    'src/display/draw_layer.js',
    'src/display/editor/',
    'src/display/fetch_stream.js',
    'src/display/network',
    'src/display/node_',
    'src/display/renderer_worker_proxy.js',
    'src/display/svg_factory.js',
    'src/display/text_layer',
    'src/display/touch_manager.js',
    'src/display/xfa_',
    'src/shared/internal_evt.js',
    'src/shared/scripting_utils.js',
  ],
  replacement: `
    class AnnotationEditor {}
    class RendererWorker { static isAvailable = false; }
    class TextLayer { static cleanup() {} }
    class XfaLayer {}
    class XfaText {}
    const [DOMCanvasFactory, DOMFilterFactory, NodeFilterFactory, NodeCanvasFactory, NodeBinaryDataFactory] = [];
    const getNetworkStream = undefined;
  `,
  entry: 'src/pdf.js',
  exports: 'export { getDocument, OPS, PDFDataRangeTransport, VerbosityLevel };',
};

/** Source files within a bundle of pdf.js, by path. */
function sourcesOf(code: string): Map<string, string> {
  const [head = '', ...sources] = code.split(/^(?=;\/\/ \.\/)/m);
  if (/^(?:class|function|const|let|var) /m.test(head)) throw buildError('begins with code');
  return new Map(sources.map((source) => [/^;\/\/ \.\/(.*)$/m.exec(source)?.[1] ?? '', source]));
}

const buildError = (problem: string) => new Error(`pdf.js ${problem}: see lighter-pdfjs.ts.`);

/** Names that code declares at the top level. */
const declaredNames = (code: string): string[] =>
  [...code.matchAll(/^(?:async )?(?:class|function\*?|const|let|var) ([\w$]+)/gm)].map(
    ([, name = '']) => name,
  );

/**
 * A file of pdf.js reduced to what engines use.
 *
 * @throws if pdf.js is built differently than expected: a source is missing, or a left-out one is needed
 */
export async function reduceFile(
  code: string,
  { leftOutPaths, replacement, entry, exports }: Reduction,
): Promise<string> {
  const sources = sourcesOf(code);
  if (!sources.delete(entry)) throw buildError(`has no ${entry}`);
  const leftOut: string[] = [];
  for (const prefix of leftOutPaths) {
    const names = [...sources.keys()].filter((name) => name.startsWith(prefix));
    if (names.length === 0) throw buildError(`has no ${prefix}`);
    for (const name of names) {
      leftOut.push(sources.get(name) ?? '');
      sources.delete(name);
    }
  }
  const contents = [replacement, ...sources.values(), exports].join('\n');
  const needed = await undeclaredNames(contents, leftOut.flatMap(declaredNames));
  if (needed.length > 0) throw buildError(`needs ${needed.join(', ')}`);
  return contents;
}

/** Names that code uses without declaring them: esbuild's `define` replaces only these. */
async function undeclaredNames(code: string, names: readonly string[]): Promise<string[]> {
  const marker = 'leftOutOfPdfjs';
  const define = Object.fromEntries(names.map((name) => [name, `${marker}.${name}`]));
  const { code: marked } = await transform(code, { define, format: 'esm' });
  return [
    ...new Set([...marked.matchAll(new RegExp(`${marker}\\.([\\w$]+)`, 'g'))].map(([, name = '']) => name)),
  ];
}

/**
 * Reduces pdf.js to what engines use. Takes its build for modern browsers: language features that our oldest browsers
 * lack are in `polyfills.ts` of the engine, once instead of in both files.
 */
export const lighterPdfjs: Plugin = {
  name: 'lighter-pdfjs',
  setup(esbuild) {
    const readBuildFile = (name: string) =>
      readFileSync(join(installed('pdfjs-dist'), 'build', name), 'utf8');
    for (const [name, reduction] of Object.entries({ 'pdf.mjs': renderer, 'pdf.worker.mjs': parser })) {
      const path = new RegExp(
        `[\\\\/]pdfjs-dist[\\\\/]legacy[\\\\/]build[\\\\/]${name.replaceAll('.', '\\.')}$`,
      );
      esbuild.onLoad({ filter: path }, async () => ({
        contents: await reduceFile(readBuildFile(name), reduction),
      }));
    }
    esbuild.onLoad({ filter: /[\\/]pdf[\\/]parts[\\/]brotli\.ts$/ }, () => {
      const decoder = sourcesOf(readBuildFile('pdf.worker.mjs')).get(brotli);
      if (!decoder) throw buildError(`has no ${brotli}`);
      return { contents: `${decoder}\nglobalThis.pdfjsBrotli = BrotliDecode;`, loader: 'js' };
    });
  },
};

import { createHash } from 'node:crypto';
import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { attributes } from './attributes';
import type { Build } from './build';
import { addIslandNames } from './css';
import { append, attribute, type Element, namesIn, walk } from './elements';
import { clientElements, clientReferences, flightRows, pushedText } from './flight';
import { flightText, withoutStaticParts } from './static-parts';
import { inlineCss } from './styles';

export type LeanPage = {
  html: string;
  /** The project's client components on the page. */
  islands: string[];
  /** Scripts that start React: a file with the contents of the inline scripts, then Next's own files. */
  wake?: { address: string; content: string; runtime: readonly string[] };
};

/** Next's own client components: they handle routing, which plain links do here. */
const frameworkPath = /(^|\/)node_modules\/next\//;
const dataTypes = new Set(['application/ld+json', 'speculationrules']);

/**
 * Rewrites one prerendered page: no inline script, no runtime before it is needed, only the CSS it can use.
 *
 * @throws with the reason if the page contains anything that this step does not support
 */
export async function leanPage(html: string, build: Build): Promise<LeanPage> {
  const document = parse(html);
  const elements = [...walk(document)];
  refuseStreaming(html, elements);

  const scripts = elements.filter(
    (element) => element.tagName === 'script' && !dataTypes.has(attribute(element, 'type') ?? ''),
  );
  const { inline, external, flight } = sortScripts(scripts);
  const references = clientReferences(flight);
  // Every page references at least Next's own components, so a page without references was misread.
  if (scripts.length > 0 && references.length === 0) {
    throw new Error('scripts, but no flight data that names a client component');
  }
  const islands = ownComponents(references, build.clientModules);
  const roots = elements.filter((element) => attribute(element, attributes.island) !== undefined);
  if (islands.length > 0 && roots.length === 0) {
    throw new Error(`no element has ${attributes.island}, so nothing could wake ${islands.join(', ')}`);
  }

  if (islands.length === 0 && roots.length > 0) {
    throw new Error(
      `an element has ${attributes.island}, but the flight data names no component of this project`,
    );
  }
  // Elements do not name their component, so only numbers are compared: each client component renders one root.
  const shownElements = clientElements(flight)
    .map((id) => build.clientModules.get(id)?.path ?? '')
    .filter((path) => islands.includes(path));
  if (shownElements.length !== roots.length) {
    throw new Error(
      `${attributes.island} is on ${roots.length} elements, but has to be on one of each of these: ${shownElements.join(', ')}`,
    );
  }

  for (const script of scripts) defaultTreeAdapter.detachNode(script);
  for (const element of elements) {
    if (element.tagName === 'link' && attribute(element, 'as') === 'script')
      defaultTreeAdapter.detachNode(element);
    if (element.tagName === 'meta' && attribute(element, 'name') === 'next-size-adjust')
      defaultTreeAdapter.detachNode(element);
  }

  for (const element of elements)
    element.attrs = element.attrs.filter(({ name }) => name !== attributes.unchanging);

  const names = namesIn(elements);
  if (islands.length > 0) {
    const loadedChunks = islandChunks(islands, build.clientModules).filter((chunk) => flight.includes(chunk));
    addIslandNames(names, loadedChunks.map(build.readStatic), flight);
  }
  const sheets = await inlineCss(elements, build, names);

  let wake: LeanPage['wake'];
  if (islands.length > 0) {
    const reducedFlight = JSON.stringify(flightText(withoutStaticParts(flightRows(flight))));
    const content = [
      addSheets(sheets),
      ...inline,
      '(self.__next_f=self.__next_f||[]).push([0])',
      `self.__next_f.push([1,${reducedFlight}])`,
    ].join(';\n');
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    wake = { address: `/_next/static/wake/${hash}.js`, content, runtime: external };
    const head = elements.find((element) => element.tagName === 'head') as Element;
    const kinds = new Set(roots.map((root) => attribute(root, attributes.island) as string));
    append(
      head,
      `<script async src="${build.loader(kinds)}" ${attributes.wake}="${[wake.address, ...external].join(' ')}"></script>`,
    );
  } else {
    for (const element of elements) if (isStreamAnchor(element)) defaultTreeAdapter.detachNode(element);
  }

  const leanHtml = serialize(document);
  if (islands.length === 0 && /\/_next\/static\/chunks\/[^"]*\.js/.test(leanHtml)) {
    throw new Error('a runtime chunk is still referenced on a page without islands');
  }
  return { html: leanHtml, islands, wake };
}

/**
 * A script that adds the style sheet links that React looks for. The page already has their rules, so the links are
 * disabled, which React accepts and browsers do not fetch. In the HTML they would be fetched by the preload scanners
 * of Chromium up to 150 at least and of WebKit before March 2026 (WebKit bug 310767). The script runs before the flight
 * data, without which React renders nothing.
 */
function addSheets(addresses: readonly string[]): string {
  return `for (const href of ${JSON.stringify(addresses)}) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.setAttribute("disabled", "");
  link.dataset.precedence = "next";
  link.href = href;
  document.head.append(link);
}`;
}

/** Refuses a page with an outlined Suspense boundary, which needs its inline script to show its content. */
function refuseStreaming(html: string, elements: readonly Element[]): void {
  const boundary = elements.find(
    (element) => element.tagName === 'template' && /^B:|^P:/.test(attribute(element, 'id') ?? ''),
  );
  if (boundary || html.includes('$RC(') || html.includes('$RX(')) {
    throw new Error('a Suspense boundary was sent outlined; render the page without waiting content');
  }
}

/** Whether an element is the `<div hidden>` with an empty boundary that Next writes for late metadata; only pages without React can drop it. */
function isStreamAnchor(element: Element): boolean {
  return (
    element.tagName === 'div' &&
    attribute(element, 'hidden') !== undefined &&
    element.childNodes.every((child) => child.nodeName === '#comment')
  );
}

/** Sorts the scripts of a page: source of Next's bootstrap, addresses of Next's files, and flight data as one text. */
function sortScripts(scripts: readonly Element[]): { inline: string[]; external: string[]; flight: string } {
  const inline: string[] = [];
  const external: string[] = [];
  let flight = '';
  for (const script of scripts) {
    const src = attribute(script, 'src');
    const source = script.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    if (src !== undefined) {
      if (!src.startsWith('/_next/static/chunks/')) throw new Error(`script of unknown origin: ${src}`);
      /* Polyfills for browsers below the project's support line. */
      if (attribute(script, 'nomodule') === undefined) external.push(src);
    } else {
      const rows = pushedText(source);
      if (rows === null && !/^\(globalThis\["TURBOPACK"\]/.test(source)) {
        throw new Error(`inline script that is neither bootstrap nor flight data: ${source.slice(0, 60)}`);
      }
      if (rows === null) inline.push(source);
      else flight += rows;
    }
  }
  return { inline, external, flight };
}

function ownComponents(references: readonly string[], clientModules: Build['clientModules']): string[] {
  const ids = new Set<string>();
  for (const id of references) {
    const existing = clientModules.get(id);
    if (existing === undefined)
      throw new Error(`flight data names client module ${id}, which no manifest lists`);
    if (!frameworkPath.test(existing.path)) ids.add(existing.path);
  }
  return [...ids].sort();
}

/** Chunks of the project's components, except those that Next's own components load. */
function islandChunks(islands: readonly string[], clientModules: Build['clientModules']): string[] {
  const modules = [...clientModules.values()];
  const shared = new Set(
    modules.filter(({ path }) => frameworkPath.test(path)).flatMap(({ chunks }) => chunks),
  );
  const pageChunks = modules.filter(({ path }) => islands.includes(path)).flatMap(({ chunks }) => chunks);
  return [...new Set(pageChunks)].filter((chunk) => !shared.has(chunk));
}

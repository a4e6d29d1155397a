import { strFromU8 } from 'fflate';
import { parseXml } from '../../src/text/docx/parse-xml';
import { type Element, elementsOf, within } from '../../src/text/docx/xml';

/**
 * What a presentation may hold, as far as this site writes it: children of each element in the order of its schema
 * (ECMA-376 part 1, annex A: pml.xsd, dml-main.xsd, opc-*.xsd), ranges of attributes (19.7, 20.1.10), and the rules of
 * packages (part 2, 7.3 and 9). The schemas themselves are not shipped with anything the project may use.
 */

/** Children as a pattern: `?`, `*`, `+` as in regular expressions; an element that is missing here is not allowed. */
const children: Record<string, string> = {
  presentation: 'sldMasterIdLst? notesMasterIdLst? handoutMasterIdLst? sldIdLst? sldSz? notesSz',
  sldMasterIdLst: 'sldMasterId*',
  notesMasterIdLst: 'notesMasterId?',
  sldIdLst: 'sldId*',
  sld: 'cSld clrMapOvr?',
  sldLayout: 'cSld clrMapOvr?',
  notes: 'cSld clrMapOvr?',
  sldMaster: 'cSld clrMap sldLayoutIdLst? txStyles?',
  notesMaster: 'cSld clrMap',
  cSld: 'bg? spTree',
  bg: 'bgRef',
  bgRef: 'schemeClr',
  spTree: 'nvGrpSpPr grpSpPr sp|pic|graphicFrame*',
  graphicFrame: 'nvGraphicFramePr xfrm graphic',
  nvGraphicFramePr: 'cNvPr cNvGraphicFramePr nvPr',
  cNvGraphicFramePr: 'graphicFrameLocks?',
  graphic: 'graphicData',
  graphicData: 'tbl',
  tbl: 'tblPr? tblGrid tr*',
  tblGrid: 'gridCol*',
  tr: 'tc*',
  tc: 'txBody? tcPr?',
  tcPr: 'lnL? lnR? lnT? lnB? noFill|solidFill?',
  lnL: 'noFill|solidFill?',
  lnR: 'noFill|solidFill?',
  lnT: 'noFill|solidFill?',
  lnB: 'noFill|solidFill?',
  nvGrpSpPr: 'cNvPr cNvGrpSpPr nvPr',
  grpSpPr: 'xfrm?',
  xfrm: 'off? ext? chOff? chExt?',
  sp: 'nvSpPr spPr txBody?',
  nvSpPr: 'cNvPr cNvSpPr nvPr',
  cNvSpPr: 'spLocks?',
  nvPr: 'ph?',
  spPr: 'xfrm? prstGeom? noFill|solidFill?',
  prstGeom: 'avLst?',
  txBody: 'bodyPr lstStyle? p+',
  bodyPr: 'noAutofit?',
  p: 'pPr? r* endParaRPr?',
  pPr: 'lnSpc? spcBef? buClr? buFont? buAutoNum|buChar?',
  buClr: 'srgbClr',
  lnSpc: 'spcPts',
  spcBef: 'spcPts',
  r: 'rPr? t',
  rPr: 'solidFill? latin? ea? cs?',
  solidFill: 'srgbClr|schemeClr',
  pic: 'nvPicPr blipFill spPr',
  nvPicPr: 'cNvPr cNvPicPr nvPr',
  cNvPicPr: 'picLocks?',
  blipFill: 'blip? stretch?',
  stretch: 'fillRect?',
  clrMapOvr: 'masterClrMapping',
  sldLayoutIdLst: 'sldLayoutId*',
  txStyles: 'titleStyle? bodyStyle? otherStyle?',
  theme: 'themeElements',
  themeElements: 'clrScheme fontScheme fmtScheme',
  clrScheme: 'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink',
  fontScheme: 'majorFont minorFont',
  majorFont: 'latin ea cs',
  minorFont: 'latin ea cs',
  fmtScheme: 'fillStyleLst lnStyleLst effectStyleLst bgFillStyleLst',
  fillStyleLst: 'solidFill solidFill solidFill+',
  bgFillStyleLst: 'solidFill solidFill solidFill+',
  lnStyleLst: 'ln ln ln+',
  effectStyleLst: 'effectStyle effectStyle effectStyle+',
  ln: 'solidFill?',
  effectStyle: 'effectLst',
  Types: 'Default|Override*',
  Relationships: 'Relationship*',
  coreProperties: 'title?',
};
for (const colour of (children.clrScheme as string).split(' ')) children[colour] = 'srgbClr';
const withoutChildren =
  'sldMasterId notesMasterId sldId sldSz notesSz clrMap schemeClr srgbClr cNvPr cNvGrpSpPr off ext chOff chExt spLocks ph noFill avLst lstStyle endParaRPr noAutofit spcPts buFont buAutoNum buChar t latin ea cs picLocks blip fillRect masterClrMapping sldLayoutId graphicFrameLocks tblPr gridCol titleStyle bodyStyle otherStyle effectLst Default Override Relationship title';
for (const name of withoutChildren.split(' ')) children[name] = '';

const pattern = (model: string) =>
  new RegExp(
    `^${model.replace(/([\w|]+)([?*+]?)\s*/g, (_, names, quantifier) => `(?:(?:${names}) )${quantifier}`)}$`,
  );

/** Minimum and maximum of an element's numeric attribute. */
const ranges: [element: string, attribute: string, min: number, max: number][] = [
  ['pPr', 'marL', 0, 51_206_400],
  ['pPr', 'indent', -51_206_400, 0],
  ['gridCol', 'w', 0, 27_273_042_316_900],
  ['tr', 'h', 0, 27_273_042_316_900],
  ['tcPr', 'marL', 0, 51_206_400],
  ['tcPr', 'marR', 0, 51_206_400],
  ['tcPr', 'marT', 0, 51_206_400],
  ['lnL', 'w', 0, 20_116_800],
  ['buAutoNum', 'startAt', 1, 32_767],
  ['sldSz', 'cx', 914_400, 51_206_400],
  ['sldSz', 'cy', 914_400, 51_206_400],
  ['sldId', 'id', 256, 2_147_483_647],
  ['sldMasterId', 'id', 2_147_483_648, 4_294_967_295],
  ['sldLayoutId', 'id', 2_147_483_648, 4_294_967_295],
  ['cNvPr', 'id', 0, 4_294_967_295],
  ['rPr', 'sz', 100, 400_000],
  ['spcPts', 'val', 0, 158_400],
  ['off', 'x', -27_273_042_329_600, 27_273_042_316_900],
  ['off', 'y', -27_273_042_329_600, 27_273_042_316_900],
  ['ext', 'cx', 0, 27_273_042_316_900],
  ['ext', 'cy', 0, 27_273_042_316_900],
];

const required: Record<string, string[]> = {
  cNvPr: ['id', 'name'],
  sldId: ['id'],
  notesSz: ['cx', 'cy'],
  sldSz: ['cx', 'cy'],
  off: ['x', 'y'],
  ext: ['cx', 'cy'],
  prstGeom: ['prst'],
  gridCol: ['w'],
  tr: ['h'],
  graphicData: ['uri'],
  latin: ['typeface'],
  Relationship: ['Id', 'Type', 'Target'],
  Default: ['Extension', 'ContentType'],
  Override: ['PartName', 'ContentType'],
};

function faultsOf(element: Element): string[] {
  const { name, attributes } = element;
  const names = elementsOf(element).map((inner) => inner.name);
  const model = children[name];
  const faults = model === undefined ? [`${name}: not expected`] : [];
  if (model !== undefined && !pattern(model).test(names.map((inner) => `${inner} `).join('')))
    faults.push(`${name}: ${names.join(' ')} instead of ${model || 'nothing'}`);
  for (const attribute of required[name] ?? [])
    if (attributes[attribute] === undefined) faults.push(`${name}: no ${attribute}`);
  for (const [elementName, attribute, min, max] of ranges) {
    const value = elementName === name ? attributes[attribute] : undefined;
    if (value === undefined) continue;
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || number < min || number > max) faults.push(`${name} ${attribute}: ${value}`);
  }
  if (name === 'srgbClr' && !/^[\dA-Fa-f]{6}$/.test(attributes.val ?? ''))
    faults.push(`colour ${attributes.val}`);
  if (name === 'latin' && attributes.typeface === '') faults.push('a font without a name');
  return [...faults, ...elementsOf(element).flatMap(faultsOf)];
}

const duplicatesIn = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index).map((value) => `twice: ${value}`);

/** Differences between the parts of a presentation and its format. */
export function formatFaults(files: Record<string, Uint8Array>): string[] {
  const parts = Object.keys(files);
  const text = (path: string) => strFromU8(files[path] as Uint8Array);
  // parseXml drops prefixes, and some elements have an `id` beside an `r:id`.
  const tree = (path: string) =>
    elementsOf(parseXml(text(path).replace(/ r:(id|embed)=/g, ' relation-$1=')))[0] as Element;
  const types = tree('[Content_Types].xml');
  const overrides = within(types, 'Override').map(({ attributes }) => attributes.PartName?.slice(1) ?? '');
  const endings = within(types, 'Default').map(({ attributes }) => attributes.Extension ?? '');
  const faults = [
    ...duplicatesIn(overrides),
    ...duplicatesIn(endings),
    ...overrides.filter((path) => !files[path]).map((path) => `a type without a part: ${path}`),
  ];
  const referenced = new Set<string>();
  for (const path of parts) {
    const faultAt = (fault: string) => `${path}: ${fault}`;
    const ending = path.split('.').pop() ?? '';
    const needsOverride = path.endsWith('.xml') && path !== '[Content_Types].xml';
    if (
      needsOverride ? !overrides.includes(path) : path !== '[Content_Types].xml' && !endings.includes(ending)
    )
      faults.push(faultAt('no type'));
    if (ending !== 'xml' && ending !== 'rels') continue;
    const root = tree(path);
    faults.push(...faultsOf(root).map(faultAt));
    if (ending === 'rels') {
      const relations = within(root, 'Relationship');
      faults.push(...duplicatesIn(relations.map(({ attributes }) => attributes.Id)).map(faultAt));
      const folder = path.replace(/_rels\/[^/]*$/, '');
      for (const { attributes } of relations) {
        const target = new URL(attributes.Target ?? '', `file:///${folder}`).pathname.slice(1);
        referenced.add(target);
        if (!files[target]) faults.push(faultAt(`leads nowhere: ${attributes.Target}`));
      }
      continue;
    }
    faults.push(...duplicatesIn(within(root, 'cNvPr').map(({ attributes }) => attributes.id)).map(faultAt));
    const relsPath = path.replace(/([^/]*)$/, '_rels/$1.rels');
    const known = files[relsPath]
      ? within(tree(relsPath), 'Relationship').map(({ attributes }) => attributes.Id)
      : [];
    for (const [, id] of text(path).matchAll(/ r:(?:id|embed)="([^"]*)"/g))
      if (!known.includes(id)) faults.push(faultAt(`no relation ${id}`));
  }
  const ids = parts
    .filter((path) => /^ppt\/(presentation|slideMasters\/[^/]+)\.xml$/.test(path))
    .flatMap((path) =>
      [...text(path).matchAll(/<p:sld(?:Master|Layout)?Id id="(\d+)"/g)].map(([, id]) => id),
    );
  faults.push(...duplicatesIn(ids));
  const unreferenced = parts.filter(
    (path) => !referenced.has(path) && !/\.rels$|^\[Content_Types\]/.test(path),
  );
  return [...faults, ...unreferenced.map((path) => `nothing leads to ${path}`)];
}

import { readFileSync } from 'node:fs';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { type AnyNode, type Expression, type PrivateIdentifier, parse } from 'acorn';
import { full as walk } from 'acorn-walk';

/**
 * Finds what scripts use that a declared browser (`browserslist` in package.json) lacks, by MDN's compatibility data. A
 * bundled script has no types, so a member is known by its name alone: it counts as missing if every feature of that
 * name is missing in the oldest declared version of some browser, and no script defines a member of that name.
 */

const compatData: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));

const browserKeys = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;
export type Browser = (typeof browserKeys)[keyof typeof browserKeys];

/** The oldest declared version of each browser. */
export const oldestVersions = Object.fromEntries(
  browserslist.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return [browserKeys[name as keyof typeof browserKeys], version];
  }),
) as Record<Browser, string>;

const isNewer = (version: string, reference: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [referenceMajor = 0, referenceMinor = 0] = reference.split('.').map(Number);
  return major > referenceMajor || (major === referenceMajor && minor > referenceMinor);
};

const isFullSupport = ({
  version_added,
  version_removed,
  flags,
  prefix,
  alternative_name,
  partial_implementation,
}: SimpleSupportStatement) =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  !(version_removed || flags || prefix || alternative_name || partial_implementation);

function isSupported(browser: Browser, { support }: CompatStatement): boolean {
  const statements = support[browser];
  if (!statements) return true;
  return [statements]
    .flat()
    .some(
      (statement) =>
        isFullSupport(statement) && !isNewer(String(statement.version_added), oldestVersions[browser]),
    );
}

const browsersLacking = (statement: CompatStatement) =>
  (Object.keys(oldestVersions) as Browser[]).filter((browser) => !isSupported(browser, statement));

type Feature = { path: string; name: string; isGlobal: boolean; statement: CompatStatement };

/** Yields interfaces and their members; for `Intl` also the members of its classes. */
function* featuresOf(root: Identifier, path: string, depth = 1): Generator<Feature> {
  for (const [key, node] of Object.entries(root)) {
    if (key === '__compat' || !('__compat' in node) || !node.__compat) continue;
    const name = key.replace(/_static$/, '');
    // `x_event` and `x_permission` are not members, and a constructor has the name of its class.
    if (!/^[\w$]+$/.test(name) || /_(event|permission)$/.test(name)) continue;
    const isGlobal = depth === 1;
    if (!path.endsWith(`.${name}`))
      yield { path: `${path}.${key}`, name, isGlobal, statement: node.__compat };
    if (isGlobal || (depth === 2 && path.endsWith('.Intl')))
      yield* featuresOf(node, `${path}.${key}`, depth + 1);
  }
}

const builtins = [...featuresOf(compatData.javascript.builtins as Identifier, 'javascript')];
const interfaces = [...featuresOf(compatData.api as Identifier, 'api')];

const byName = new Map<string, Feature[]>();
for (const feature of [...builtins, ...interfaces]) {
  const key = feature.isGlobal ? `new ${feature.name}` : `.${feature.name}`;
  byName.set(key, [...(byName.get(key) ?? []), feature]);
}

/** Browsers that lack a name, if no feature of that name is in all of them. */
function browsersMissing(name: string): readonly Browser[] {
  const features = byName.get(name) ?? [];
  const browsers = features.map(({ statement }) => browsersLacking(statement));
  return browsers.length > 0 && browsers.every(({ length }) => length > 0)
    ? [...new Set(browsers.flat())]
    : [];
}

export type Use = { name: string; browsers: readonly Browser[]; place: string };

/** The name of a property, unless it is computed. */
const nameOf = (key: Expression | PrivateIdentifier, computed: boolean) =>
  key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' && !computed ? key.name : undefined;

/** Finds what scripts that run together use and a declared browser lacks: `.name` is a member, `new Name` a class. */
export function newerThanDeclared(scripts: readonly string[]): Use[] {
  const used = new Map<string, string>();
  const defined = new Set<string>();
  for (const source of scripts) {
    const addUse = (name: string, index: number) => {
      if (!used.has(name)) used.set(name, source.slice(Math.max(0, index - 60), index + 50));
    };
    walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (visited) => {
      const node = visited as AnyNode;
      if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
        addUse(`new ${node.callee.name}`, node.start);
      } else if (node.type === 'MemberExpression') {
        const name = nameOf(node.property, node.computed);
        if (name) addUse(`.${name}`, node.property.start);
      } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
        defined.add(`.${nameOf(node.left.property, node.left.computed)}`);
      } else if (
        (node.type === 'Property' && node.kind !== 'get') ||
        node.type === 'PropertyDefinition' ||
        node.type === 'MethodDefinition'
      ) {
        defined.add(`.${nameOf(node.key, node.computed)}`);
      }
    });
  }
  return [...used].flatMap(([name, place]) => {
    const browsers = defined.has(name) ? [] : browsersMissing(name);
    return browsers.length > 0 ? [{ name, browsers, place }] : [];
  });
}

/** Whether the oldest declared version has at least a part of the feature. */
const isPartlySupported = (browser: Browser, { support }: CompatStatement) =>
  [support[browser] ?? []]
    .flat()
    .some(
      ({ version_added }) =>
        typeof version_added === 'string' &&
        version_added !== 'preview' &&
        !isNewer(version_added, oldestVersions[browser]),
    );

const pathsMissingSomewhere = (features: readonly Feature[]) =>
  features
    .filter(({ statement }) =>
      (Object.keys(oldestVersions) as Browser[]).some((browser) => !isPartlySupported(browser, statement)),
    )
    .map(({ path }) => path.replace(/^(javascript|api)\./, '').replace(/_static$/, ''));

/**
 * Paths of what at least one declared browser lacks wholly, such as `Intl.Segmenter`, `Set.union` (a method of sets) or
 * `Promise.try`, in the language and in the browser's interfaces.
 */
export const missingSomewhere = {
  language: pathsMissingSomewhere(builtins),
  interfaces: pathsMissingSomewhere(interfaces),
};

/** Deletes what these paths name from the global object. Runs in a page or a worker. */
export function deleteFeatures(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let owner: Record<string, unknown> | undefined = globalThis as Record<string, unknown>;
    for (const name of names) owner = owner?.[name] as typeof owner;
    if (!owner) continue;
    Reflect.deleteProperty(owner, last);
    if (owner.prototype) Reflect.deleteProperty(owner.prototype, last);
  }
}

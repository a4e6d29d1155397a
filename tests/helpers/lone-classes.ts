import postcss, { type Rule } from 'postcss';
import parser from 'postcss-selector-parser';

/** Up to this number, declarations are short as classes on the element; more read better in a style sheet. */
const maxDeclarations = 3;

export type LoneClass = { name: string; line: number };

/**
 * Classes of a style sheet that depend on nothing: one short rule at its root, whose selector is the class alone, and no
 * other rule that names it. Tailwind classes on the element can replace them.
 */
export function loneClasses(css: string): LoneClass[] {
  const rules = new Map<string, Rule[]>();
  const composed = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes'))
      return;
    for (const name of classesIn(rule.selector)) rules.set(name, [...(rules.get(name) ?? []), rule]);
  });
  root.walkDecls('composes', ({ value }) => {
    for (const name of value.split(/\s+/)) composed.add(name);
  });
  return [...rules].flatMap(([name, [rule, ...others]]) =>
    rule && others.length === 0 && !composed.has(name) && isPlain(rule, name)
      ? [{ name, line: rule.source?.start?.line ?? 1 }]
      : [],
  );
}

/** Whether a rule is at the root, short, and about this class alone. */
function isPlain({ parent, selector, nodes }: Rule, name: string): boolean {
  const declarations = nodes.filter(({ type }) => type !== 'comment');
  return (
    parent?.type === 'root' &&
    selector === `.${name}` &&
    declarations.length <= maxDeclarations &&
    declarations.every((node) => node.type === 'decl' && !/^(--|composes$)/.test(node.prop))
  );
}

function classesIn(selector: string): Set<string> {
  const names = new Set<string>();
  parser((root) => root.walkClasses(({ value }) => void names.add(value))).processSync(selector);
  return names;
}

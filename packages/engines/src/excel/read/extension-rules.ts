import { child, type Element, elementsOf, textWithin } from '../../text/docx/xml';
import { flag } from './attributes';
import { rangeOf } from './cell-references';
import type { Rule, Sheet } from './model';
import { ruleOf } from './read-rules';

/**
 * Reads the conditional formats of a sheet's extension list ([MS-XLSX] 2.6.30): rules that the main list does not
 * support, such as those that refer to other sheets, and additions of newer Excel versions to bars of the main list.
 */
export function readExtensionRules(sheet: Sheet): void {
  for (const group of sheet.extensionRules) {
    const ranges = textWithin(child(group, 'sqref'))
      .split(/\s+/)
      .flatMap((reference) => rangeOf(reference) ?? []);
    for (const element of elementsOf(group)) {
      if (element.name !== 'cfRule') continue;
      const { id, type } = element.attributes;
      const known =
        type === 'dataBar' ? sheet.rules.find((rule) => rule.id !== undefined && rule.id === id) : undefined;
      const rule = known ?? ruleOf(element.attributes, ranges);
      if (!known) sheet.rules.push(rule);
      extend(rule, element);
    }
  }
}

const childNamed = (element: Element | undefined, name: string) =>
  elementsOf(element).filter((inner) => inner.name === name);

function extend(rule: Rule, element: Element): void {
  const [scale, bar, icons] = ['colorScale', 'dataBar', 'iconSet'].map((name) => child(element, name));
  const look = child(element, 'dxf');
  const levels = scale ?? bar ?? icons;
  const showsValue = flag((bar ?? icons)?.attributes.showValue, true);
  Object.assign(rule, {
    ...(!bar && { formulas: childNamed(element, 'f').map(textWithin) }),
    ...(levels && { thresholds: childNamed(levels, 'cfvo').map(limitOf), showsValue }),
    ...(scale && { colours: childNamed(scale, 'color') }),
    ...(bar && { startsAtZero: true }),
    ...(bar && child(bar, 'fillColor') && { colours: childNamed(bar, 'fillColor') }),
    ...(icons && {
      icons: icons.attributes.iconSet ?? rule.icons,
      isReversed: flag(icons.attributes.reverse),
    }),
    extension: {
      ...(look && { look }),
      ...(bar && { bar }),
      ...(icons && flag(icons.attributes.custom) && { icons: childNamed(icons, 'cfIcon').map(iconOf) }),
    },
  });
}

const limitOf = (level: Element): Rule['thresholds'][number] => ({
  type: level.attributes.type ?? '',
  value: textWithin(child(level, 'f')),
  isIncluded: flag(level.attributes.gte, true),
});

const iconOf = ({ attributes: { iconSet = '', iconId } }: Element) => ({ set: iconSet, at: Number(iconId) });

import { child, type Element, elementsOf, textWithin } from '../../text/docx/xml';
import { flag } from './attributes';
import { rangeOf } from './cell-references';
import type { Rule, Sheet } from './model';
import { ruleOf } from './read-rules';

/**
 * Reads the conditional formats of a sheet's extension list ([MS-XLSX] 2.6.30): rules that the sheet's own
 * `conditionalFormatting` does not support, such as those that refer to other sheets, and additions of newer Excel
 * versions to the sheet's own data bars.
 */
export function readExtensionRules(sheet: Sheet): void {
  for (const group of sheet.extensionRules) {
    const ranges = textWithin(child(group, 'sqref'))
      .split(/\s+/)
      .flatMap((reference) => rangeOf(reference) ?? []);
    for (const element of elementsOf(group)) {
      if (element.name !== 'cfRule') continue;
      const { id, type } = element.attributes;
      const ownRule =
        type === 'dataBar' ? sheet.rules.find((rule) => rule.id !== undefined && rule.id === id) : undefined;
      const rule = ownRule ?? ruleOf(element.attributes, ranges);
      if (!ownRule) sheet.rules.push(rule);
      extend(rule, element);
    }
  }
}

const childrenNamed = (element: Element | undefined, name: string) =>
  elementsOf(element).filter((inner) => inner.name === name);

function extend(rule: Rule, element: Element): void {
  const [scale, bar, icons] = ['colorScale', 'dataBar', 'iconSet'].map((name) => child(element, name));
  const dxf = child(element, 'dxf');
  const visual = scale ?? bar ?? icons;
  const showsValue = flag((bar ?? icons)?.attributes.showValue, true);
  Object.assign(rule, {
    ...(!bar && { formulas: childrenNamed(element, 'f').map(textWithin) }),
    ...(visual && { thresholds: childrenNamed(visual, 'cfvo').map(thresholdOf), showsValue }),
    ...(scale && { colours: childrenNamed(scale, 'color') }),
    ...(bar && { startsAtZero: true }),
    ...(bar && child(bar, 'fillColor') && { colours: childrenNamed(bar, 'fillColor') }),
    ...(icons && {
      icons: icons.attributes.iconSet ?? rule.icons,
      isReversed: flag(icons.attributes.reverse),
    }),
    extension: {
      ...(dxf && { look: dxf }),
      ...(bar && { bar }),
      ...(icons && flag(icons.attributes.custom) && { icons: childrenNamed(icons, 'cfIcon').map(iconOf) }),
    },
  });
}

const thresholdOf = (cfvo: Element): Rule['thresholds'][number] => ({
  type: cfvo.attributes.type ?? '',
  value: textWithin(child(cfvo, 'f')),
  isIncluded: flag(cfvo.attributes.gte, true),
});

const iconOf = ({ attributes: { iconSet = '', iconId } }: Element) => ({ set: iconSet, at: Number(iconId) });

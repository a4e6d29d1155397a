import type { Element } from '../../text/docx/xml';
import { flag, numberOf } from './attributes';
import { rangeOf } from './cell-references';
import type { Rule, Sheet } from './model';

type Attributes = Record<string, string>;

/** A rule from the attributes of its element (ECMA-376, 18.3.1.10). */
export function ruleOf(
  { type = '', priority, dxfId, stopIfTrue, operator = '', rank, bottom, percent, ...given }: Attributes,
  ranges: Rule['ranges'],
): Rule {
  return {
    ...{ type, ranges, operator, formulas: [], thresholds: [], colours: [] },
    priority: numberOf(priority) ?? 0,
    stops: flag(stopIfTrue),
    rank: numberOf(rank) ?? 10,
    isBottom: flag(bottom),
    isPercent: flag(percent),
    isAbove: flag(given.aboveAverage, true),
    includesMean: flag(given.equalAverage),
    deviations: numberOf(given.stdDev) ?? 0,
    showsValue: true,
    isReversed: false,
    startsAtZero: false,
    icons: '3TrafficLights1',
    ...(dxfId !== undefined && { look: Number(dxfId) }),
  };
}

/**
 * Handlers that read the conditional formats of a sheet (18.3.1.18) from an XML stream.
 *
 * @param collectXml starts to collect an element of the extension list as XML
 */
export function rulesReader(sheet: Sheet, collectXml: (element: Element) => void) {
  let ranges: Rule['ranges'] = [];
  let rule: Rule | undefined;
  let isFormula = false;
  let isId = false;

  const startHandlers: Record<string, (attributes: Attributes) => void> = {
    conditionalFormatting(attributes) {
      const { sqref } = attributes;
      if (sqref === undefined) collectXml({ name: 'conditionalFormatting', attributes, children: [] });
      ranges = (sqref ?? '').split(/\s+/).flatMap((reference) => rangeOf(reference) ?? []);
    },
    cfRule(attributes) {
      rule = ruleOf(attributes, ranges);
    },
    id() {
      isId = true;
    },
    formula() {
      if (!rule) return;
      rule.formulas.push('');
      isFormula = true;
    },
    cfvo({ type = '', val = '', gte }) {
      rule?.thresholds.push({ type, value: val, isIncluded: flag(gte, true) });
    },
    color(attributes) {
      rule?.colours.push({ name: 'color', attributes, children: [] });
    },
    dataBar(attributes) {
      if (!rule) return;
      rule.bar = attributes;
      rule.showsValue = flag(attributes.showValue, true);
    },
    // Data bars of Excel 2010 and later, which start at zero, refer to the extension list.
    extLst() {
      if (rule) rule.startsAtZero = true;
    },
    iconSet({ iconSet, showValue, reverse }) {
      if (!rule) return;
      rule.icons = iconSet ?? rule.icons;
      rule.showsValue = flag(showValue, true);
      rule.isReversed = flag(reverse);
    },
  };

  return {
    startHandlers,
    onEnd(name: string) {
      if (name === 'formula') isFormula = false;
      if (name === 'id') isId = false;
      if (name !== 'cfRule' || !rule) return;
      sheet.rules.push(rule);
      rule = undefined;
    },
    /** Adds text to the rule that is being read. Returns whether it belongs to a formula. */
    onText(text: string): boolean {
      if (isId && rule) rule.id = (rule.id ?? '') + text;
      if (!isFormula || !rule) return false;
      rule.formulas.push((rule.formulas.pop() ?? '') + text);
      return true;
    },
  };
}

import type { Sheet } from './model';
import type { SparklineGroup } from './sparkline-group';

type Attributes = Record<string, string>;

/** Handlers that read the sparklines of a sheet (MS-XLSX 2.6.3) from an XML stream. */
export function sparklinesReader(sheet: Sheet) {
  let group: SparklineGroup | undefined;
  let sparkline: SparklineGroup['sparklines'][number] | undefined;
  let part: 'formula' | 'cell' | undefined;
  return {
    /** Returns whether the element belongs to a sparkline group. */
    onStart(name: string, attributes: Attributes): boolean {
      if (name === 'sparklineGroup') {
        group = { attributes, colours: {}, sparklines: [] };
        sheet.sparklines.push(group);
      } else if (!group) return false;
      else if (name === 'sparkline') {
        sparkline = { formula: '', cell: '' };
        group.sparklines.push(sparkline);
      } else if (name.startsWith('color')) group.colours[name] = { name, attributes, children: [] };
      else if (sparkline) part = name === 'f' ? 'formula' : name === 'sqref' ? 'cell' : undefined;
      return true;
    },
    onEnd(name: string) {
      part = undefined;
      if (name === 'sparkline') sparkline = undefined;
      else if (name === 'sparklineGroup') group = undefined;
    },
    /** Adds text to the sparkline that is being read. Returns whether it belongs to a sparkline group. */
    onText(text: string): boolean {
      if (sparkline && part) sparkline[part] += text;
      return group !== undefined;
    },
  };
}

import type { Sheet } from './model';
import type { SparklineGroup } from './sparkline-group';

type Attributes = Record<string, string>;

/** Handlers that read the sparklines of a sheet (MS-XLSX 2.6.3) from an XML stream. */
export function sparklinesReader(sheet: Sheet) {
  let group: SparklineGroup | undefined;
  let line: SparklineGroup['lines'][number] | undefined;
  let part: 'formula' | 'cell' | undefined;
  return {
    /** Whether the element belongs to a sparkline. */
    onStart(name: string, attributes: Attributes): boolean {
      if (name === 'sparklineGroup') {
        group = { attributes, colours: {}, lines: [] };
        sheet.sparklines.push(group);
      } else if (!group) return false;
      else if (name === 'sparkline') {
        line = { formula: '', cell: '' };
        group.lines.push(line);
      } else if (name.startsWith('color')) group.colours[name] = { name, attributes, children: [] };
      else if (line) part = name === 'f' ? 'formula' : name === 'sqref' ? 'cell' : undefined;
      return true;
    },
    onEnd(name: string) {
      part = undefined;
      if (name === 'sparkline') line = undefined;
      else if (name === 'sparklineGroup') group = undefined;
    },
    /** Whether the text belonged to a sparkline. */
    onText(text: string): boolean {
      if (line && part) line[part] += text;
      return group !== undefined;
    },
  };
}

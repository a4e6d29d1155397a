import type { Element } from '../../text/docx/xml';

/** A group of sparklines with the same look (MS-XLSX 2.6.3): attributes and colours as in the file. */
export type SparklineGroup = {
  attributes: Record<string, string>;
  colours: Record<string, Element>;
  /** `formula`: the range of its data; `cell`: the cell in which it is drawn. */
  sparklines: { formula: string; cell: string }[];
};

import type { Element } from '../../text/docx/xml';

/** Small charts in cells that share their look (MS-XLSX 2.6.3): attributes and colours as the file has them. */
export type SparklineGroup = {
  attributes: Record<string, string>;
  colours: Record<string, Element>;
  lines: { formula: string; cell: string }[];
};

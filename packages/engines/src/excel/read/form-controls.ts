import type { Element } from '../../text/docx/xml';
import { withoutEntities } from '../../xml-entities';

/** A button or a box of a form (ECMA-376 part 4, 19.4.2.42). */
export type FormControl = {
  kind: 'Button' | 'Checkbox' | 'Drop' | 'Edit' | 'GBox' | 'Label' | 'List' | 'Radio' | 'Scroll' | 'Spin';
  words: string;
  family: string;
  /** Of its words, in points. */
  size: number;
  state: 'on' | 'off' | 'mixed';
  /** Cells with the items of a list, and the number of the chosen one, from 1. */
  list: string;
  chosen: number;
};

const drawnControls = /^(Button|Checkbox|Drop|Edit|GBox|Label|List|Radio|Scroll|Spin)$/;

/** Whether controls of a kind are drawn. */
export const isDrawn = (kind: string): kind is FormControl['kind'] => drawnControls.test(kind);

/** Programs write HTML into VML. */
const unescaped = (text: string) => withoutEntities(text, { nbsp: '\u00a0' });

/**
 * A control as its VML shape and its own part say. What newer versions of Excel save of it in that part is preferred
 * ([MS-XLSX] 2.6.118).
 */
export function controlOf(vml: string, properties: Element['attributes'] = {}): Omit<FormControl, 'kind'> {
  const vmlValue = (name: string) => new RegExp(`<x:${name}>([^<]*)<`).exec(vml)?.[1]?.trim();
  const [, box = ''] = /<v:textbox\b[^>]*>([\s\S]*?)<\/v:textbox>/.exec(vml) ?? [];
  const [, family = 'Tahoma'] = /<font\b[^>]*\bface="([^"]*)"/.exec(box) ?? [];
  const [, size = '160'] = /<font\b[^>]*\bsize="(\d+)"/.exec(box) ?? [];
  const words = box
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>|<\/div>\s*<div\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '');
  const checked = properties.checked ?? { 1: 'Checked', 2: 'Mixed' }[vmlValue('Checked') ?? ''];
  return {
    ...{ words: unescaped(words).trim(), family: unescaped(family), size: Number(size) / 20 },
    state: checked === 'Checked' ? 'on' : checked === 'Mixed' ? 'mixed' : 'off',
    list: properties.fmlaRange ?? unescaped(vmlValue('FmlaRange') ?? ''),
    chosen: Number(properties.sel ?? vmlValue('Sel') ?? 0),
  };
}

import type { Element } from '../../text/docx/xml';
import { withoutEntities } from '../../xml-entities';

/** A form control: a button, check box, list, … (ECMA-376 part 4, 19.4.2.42). */
export type FormControl = {
  kind: 'Button' | 'Checkbox' | 'Drop' | 'Edit' | 'GBox' | 'Label' | 'List' | 'Radio' | 'Scroll' | 'Spin';
  words: string;
  family: string;
  /** Font size of its label, in points. */
  size: number;
  state: 'on' | 'off' | 'mixed';
  /** Reference of the cells with the items of a list, and the index of the selected one, from 1. */
  list: string;
  chosen: number;
};

const drawnControls = /^(Button|Checkbox|Drop|Edit|GBox|Label|List|Radio|Scroll|Spin)$/;

/** Whether controls of a type are drawn. */
export const isDrawn = (kind: string): kind is FormControl['kind'] => drawnControls.test(kind);

/** Programs write HTML entities into VML. */
const unescaped = (text: string) => withoutEntities(text, { nbsp: '\u00a0' });

/**
 * A control from its VML shape and its own part. What newer versions of Excel save in that part takes precedence
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

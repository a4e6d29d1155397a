import { Icon, type IconName } from '@/components/ui/icon';

const glyphs: Record<string, IconName> = { jpg: 'photo', xlsx: 'table' };

/** The glyph before the name of a file: what is in it, by the end of its name; writing, unless that says otherwise. */
export function FileGlyph({ name }: { name: string }) {
  return <Icon name={glyphs[name.slice(name.lastIndexOf('.') + 1)] ?? 'file'} size={18} />;
}

import { Icon, type IconName } from '@/components/ui/icon';

const glyphs: Record<string, IconName> = { jpg: 'photo', xlsx: 'table' };

/** Glyph of a file by the extension of its name; lines of writing by default. */
export function FileGlyph({ name }: { name: string }) {
  return <Icon name={glyphs[name.slice(name.lastIndexOf('.') + 1)] ?? 'file'} size={18} />;
}

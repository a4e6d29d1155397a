import { Icon, type IconName } from '@/components/ui/icon';

const glyphs: Record<string, IconName> = { jpg: 'photo', xlsx: 'table' };

/** Icon of a file by the extension of its name: a page of text for all but photos and tables. */
export function FileGlyph({ name }: { name: string }) {
  return <Icon name={glyphs[name.slice(name.lastIndexOf('.') + 1)] ?? 'file'} size={18} />;
}

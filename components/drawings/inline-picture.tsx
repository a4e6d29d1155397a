import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A picture that is a part of a drawing: a file of `components/drawings/pictures`, in the page's HTML instead of a
 * request of its own. Its classes set the size, to which it is cropped. Reads the file, so only for server components.
 */
export function InlinePicture({ name, className }: { name: string; className?: string }) {
  const file = join(process.cwd(), 'components/drawings/pictures', `${name}.svg`);
  const [, root = '', shapes = ''] =
    /^<svg xmlns="[^"]*" ([^>]*)>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (!shapes) throw new Error(`${file} is no SVG that begins with <svg xmlns="…" and has shapes in it.`);
  const attributes = [...root.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute = '', value]) => [
    attribute.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase()),
    value,
  ]);
  return (
    <svg
      {...Object.fromEntries(attributes)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfSite } from '@/tests/helpers/copy';

test('npm run art leaves a picture alone that somebody added by another way, and says so', () => {
  const site = copyOfSite();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><path d="M0 0h9v9z"/></svg>';
  site.write('public/art/from-a-designer.svg', svg);
  const { code, output } = site.run('scripts/art.ts');
  const kept = readFileSync(join(site.folder, 'public/art/from-a-designer.svg'), 'utf8');
  site.remove();
  expect(code).toBe(0);
  expect(kept).toBe(svg);
  expect(output).toContain('from-a-designer.svg');
});

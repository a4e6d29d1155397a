import { basename } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Kit from '@/app/dev/kit/page.dev';
import { registry } from '@/content';
import { pictureNames } from '@/lib/schema/pictures';
import config from '@/next.config';
import { sourceFiles } from '@/tests/helpers/source-files';

const kit = renderToStaticMarkup(<Kit />);

test('the kit shows every picture and the code of every detail page', () => {
  const picturesOnPage = new Set(kit.match(/(?<=src="\/art\/)[a-z0-9-]+/g));
  expect(pictureNames.filter((name) => !picturesOnPage.has(name))).toEqual([]);
  const codes = registry.pages.flatMap(({ code }) => code ?? []);
  expect(codes.filter((code) => !kit.includes(code))).toEqual([]);
});

test('the kit shows the colours and sizes that the style sheet declares', () => {
  for (const token of ['carbon-950', 'red-100', 'action-hover', 'text-display']) {
    expect(kit).toContain(`>${token}<`);
  }
});

test('team pages exist in development only, and in no build', () => {
  const files = sourceFiles(['app/dev'], /\.\w+$/).map(({ file }) => basename(file));
  const pagesFor = (phase: string) =>
    (config(phase).pageExtensions ?? []).flatMap((extension) =>
      files.filter((file) => ['page', 'route', 'layout'].some((kind) => file === `${kind}.${extension}`)),
    );
  expect(pagesFor(PHASE_DEVELOPMENT_SERVER)).toEqual(['page.dev.tsx']);
  expect(pagesFor(PHASE_PRODUCTION_BUILD)).toEqual([]);
});

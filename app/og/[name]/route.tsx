import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { shareImage } from '@/app/_shared/share-image';
import { registry } from '@/content';
import { site } from '@/content/site';
import { missingLetters } from '@/lib/preview-letters';
import { ShareCard } from './share-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

const publicPages = registry.pages;

export function generateStaticParams() {
  return publicPages.map((page) => ({ name: shareImage(page).name }));
}

const folder = join(process.cwd(), 'app', '_fonts');
const font = (name: string, file: string, weight: 400 | 500 | 600) => ({
  name,
  data: readFileSync(join(folder, file)),
  weight,
  style: 'normal' as const,
});

/** One 1200 × 630 picture per page, drawn when the site is built. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const page = publicPages.find((publicPage) => shareImage(publicPage).name === name);
  if (!page) return new Response(null, { status: 404 });
  const drawing = readFileSync(join(process.cwd(), 'public', 'art', `${page.picture}.svg`), 'utf8');
  const section = page.section && page.section !== page.path ? registry.get(page.section).label : undefined;
  const title = page.path === '/' ? page.meta.title : page.label;
  // The renderer would request fonts from foreign hosts for letters that these fonts lack, so such letters are an error.
  const undrawn = missingLetters(`${site.name}${title}${section ?? ''}${page.code ?? ''}`);
  if (undrawn.length > 0)
    throw new Error(`No face of link previews has ${undrawn.join(' ')} (${page.path}).`);
  return new ImageResponse(
    <ShareCard
      site={site.name}
      title={title}
      section={page.path === '/' ? undefined : section}
      code={page.code}
      tone={page.tone}
      drawing={drawing}
    />,
    {
      width: 1200,
      height: 630,
      fonts: [
        font('Grotesk', 'schibsted-grotesk-650.ttf', 600),
        font('Grotesk', 'schibsted-grotesk-400.ttf', 400),
        font('Rupee', 'schibsted-grotesk-rupee-650.ttf', 600),
        font('Mono', 'sometype-mono-500.ttf', 500),
      ],
    },
  );
}

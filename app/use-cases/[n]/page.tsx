import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { published } from '@/content/published';
import { entries } from '@/content/use-cases';
import { detailPath } from '@/lib/routes';

type Props = { params: Promise<{ n: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return published(entries).map(({ n }) => ({ n: String(n) }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(detailPath('use-case', Number((await params).n)));
}

export default async function Page({ params }: Props) {
  const n = Number((await params).n);
  const entry = published(entries).find((candidate) => candidate.n === n);
  if (!entry) notFound();
  return <StubPage path={detailPath('use-case', n)} title={entry.name} lead={entry.promise} />;
}

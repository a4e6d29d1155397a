import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { home } from '@/content/home';

export const metadata = pageMetadata('/');

export default function Page() {
  return <StubPage path="/" title={home.title} lead={home.lead} />;
}

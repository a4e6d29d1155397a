import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { hub } from '@/content/use-cases';

export const metadata = pageMetadata('/use-cases');

export default function Page() {
  return <StubPage path="/use-cases" title={hub.title} lead={hub.lead} />;
}

import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { hub } from '@/content/features';

export const metadata = pageMetadata('/features');

export default function Page() {
  return <StubPage path="/features" title={hub.title} lead={hub.lead} />;
}

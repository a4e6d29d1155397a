import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { hub } from '@/content/integrations';

export const metadata = pageMetadata('/integrations');

export default function Page() {
  return <StubPage path="/integrations" title={hub.title} lead={hub.lead} />;
}

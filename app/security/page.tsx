import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { hub } from '@/content/security';

export const metadata = pageMetadata('/security');

export default function Page() {
  return <StubPage path="/security" title={hub.title} lead={hub.lead} />;
}

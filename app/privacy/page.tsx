import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { privacy } from '@/content/privacy';

export const metadata = pageMetadata('/privacy');

export default function Page() {
  return <StubPage path="/privacy" title={privacy.title} lead={privacy.lead} />;
}

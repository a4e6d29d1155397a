import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { terms } from '@/content/terms';

export const metadata = pageMetadata('/terms');

export default function Page() {
  return <StubPage path="/terms" title={terms.title} lead={terms.lead} />;
}

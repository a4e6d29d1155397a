import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { pricing } from '@/content/pricing';

export const metadata = pageMetadata('/pricing');

export default function Page() {
  return <StubPage path="/pricing" title={pricing.title} lead={pricing.lead} />;
}

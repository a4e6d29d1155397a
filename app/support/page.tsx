import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { support } from '@/content/support';

export const metadata = pageMetadata('/support');

export default function Page() {
  return <StubPage path="/support" title={support.title} lead={support.lead} />;
}

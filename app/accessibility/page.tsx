import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { accessibility } from '@/content/accessibility';

export const metadata = pageMetadata('/accessibility');

export default function Page() {
  return <StubPage path="/accessibility" title={accessibility.title} lead={accessibility.lead} />;
}

import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { faqs } from '@/content/faqs';

export const metadata = pageMetadata('/faqs');

export default function Page() {
  return <StubPage path="/faqs" title={faqs.title} lead={faqs.lead} />;
}

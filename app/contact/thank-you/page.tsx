import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { thankYou } from '@/content/thank-you';

export const metadata = pageMetadata('/contact/thank-you');

export default function Page() {
  return <StubPage path="/contact/thank-you" title={thankYou.title} lead={thankYou.lead} />;
}

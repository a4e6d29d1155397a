import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { contact } from '@/content/contact';

export const metadata = pageMetadata('/contact');

export default function Page() {
  return <StubPage path="/contact" title={contact.title} lead={contact.lead} />;
}

import { pageMetadata } from '@/app/_frame/page-metadata';
import { StubPage } from '@/app/_frame/stub-page';
import { tools } from '@/content/tools';

export const metadata = pageMetadata('/toolsdetails');

export default function Page() {
  return <StubPage path="/toolsdetails" title={tools.title} lead={tools.lead} />;
}

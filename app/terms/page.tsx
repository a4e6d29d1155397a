import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { LegalPage } from '@/components/legal/legal-page';
import { registry } from '@/content';
import { terms } from '@/content/terms';
import { longDate } from '@/lib/format';

const path = '/terms';

export const metadata = pageMetadata(path);

export default function Page() {
  const page = registry.get(path);
  const { updated } = terms.meta;
  return (
    <SiteLayout page={page}>
      <LegalPage {...terms} trail={breadcrumbOf(page)} updated={{ iso: updated, text: longDate(updated) }} />
    </SiteLayout>
  );
}

import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { LegalPage } from '@/components/legal/legal-page';
import { registry } from '@/content';
import { licences } from '@/content/licences';
import { longDate } from '@/lib/format';

const path = '/licences';

export const metadata = pageMetadata(path);

export default function Page() {
  const page = registry.get(path);
  const { updated } = licences.meta;
  const sections = licences.sections.map(({ works, ...section }) => ({
    ...section,
    blocks: [
      {
        table: {
          caption: section.title,
          columns: [...licences.columns],
          rows: works.map(({ name, licence, holder, use }) => [name, licence, holder, use]),
        },
      },
    ],
  }));
  return (
    <SiteLayout page={page}>
      <LegalPage
        {...licences}
        sections={sections}
        trail={breadcrumbOf(page)}
        updated={{ iso: updated, text: longDate(updated) }}
      />
    </SiteLayout>
  );
}

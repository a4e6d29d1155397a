import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
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
    <Frame page={page}>
      <LegalPage
        {...licences}
        sections={sections}
        trail={trailOf(page)}
        updated={{ iso: updated, text: longDate(updated) }}
      />
    </Frame>
  );
}

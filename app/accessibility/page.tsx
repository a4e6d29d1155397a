import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { LegalPage } from '@/components/legal/legal-page';
import { registry } from '@/content';
import { accessibility } from '@/content/accessibility';
import { longDate } from '@/lib/format';

const path = '/accessibility';

export const metadata = pageMetadata(path);

export default function Page() {
  const page = registry.get(path);
  const { updated } = accessibility.meta;
  return (
    <Frame page={page}>
      <LegalPage
        {...accessibility}
        trail={trailOf(page)}
        updated={{ iso: updated, text: longDate(updated) }}
      />
    </Frame>
  );
}

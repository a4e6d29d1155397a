import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { LegalPage } from '@/components/legal/legal-page';
import { registry } from '@/content';
import { privacy } from '@/content/privacy';
import { longDate } from '@/lib/format';

const path = '/privacy';

export const metadata = pageMetadata(path);

export default function Page() {
  const page = registry.get(path);
  const { updated } = privacy.meta;
  return (
    <Frame page={page}>
      <LegalPage {...privacy} trail={trailOf(page)} updated={{ iso: updated, text: longDate(updated) }} />
    </Frame>
  );
}

import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { RestoreHelp } from '@/components/support/restore-help';
import { SharingHelp } from '@/components/support/sharing-help';
import { SupportHero } from '@/components/support/support-hero';
import { UploadHelp } from '@/components/support/upload-help';
import { registry } from '@/content';
import { fact } from '@/content/claims';
import { plan } from '@/content/plan-names';
import { site } from '@/content/site';
import { support } from '@/content/support';

export const metadata = pageMetadata('/support');

export default function Page() {
  const page = registry.get('/support');
  const { title, lead, write, upload, sharing, restore } = support;
  return (
    <SiteLayout page={page}>
      <SupportHero
        trail={breadcrumbOf(page)}
        onThisPage={site.controls.onThisPage}
        title={title}
        lead={lead}
        start={write}
        sections={[upload, sharing, restore]}
      />
      <UploadHelp {...upload} claims={fact} enterprise={`${plan.enterprise}`} />
      <SharingHelp {...sharing} claims={fact} />
      <RestoreHelp {...restore} claims={fact} />
    </SiteLayout>
  );
}

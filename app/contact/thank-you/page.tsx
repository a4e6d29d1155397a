import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ContactLayout } from '@/components/contact/contact-layout';
import { SentReceipt } from '@/components/contact/sent-receipt';
import { registry } from '@/content';
import { thankYou } from '@/content/thank-you';

export const metadata = pageMetadata('/contact/thank-you');

export default function Page() {
  const page = registry.get('/contact/thank-you');
  return (
    <SiteLayout page={page}>
      <ContactLayout
        trail={breadcrumbOf(page)}
        title={thankYou.title}
        lead={thankYou.lead}
        form={<SentReceipt next={thankYou.next} oddAddress={thankYou.oddAddress} />}
      />
    </SiteLayout>
  );
}

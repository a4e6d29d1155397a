import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { ContactLayout } from '@/components/contact/contact-layout';
import { SentReceipt } from '@/components/contact/sent-receipt';
import { registry } from '@/content';
import { thankYou } from '@/content/thank-you';

export const metadata = pageMetadata('/contact/thank-you');

export default function Page() {
  const page = registry.get('/contact/thank-you');
  return (
    <Frame page={page}>
      <ContactLayout
        trail={trailOf(page)}
        title={thankYou.title}
        lead={thankYou.lead}
        form={<SentReceipt next={thankYou.next} oddAddress={thankYou.oddAddress} />}
      />
    </Frame>
  );
}

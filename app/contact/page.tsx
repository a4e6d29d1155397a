import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactLayout } from '@/components/contact/contact-layout';
import { ContactSide } from '@/components/contact/contact-side';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { registry } from '@/content';
import { contact } from '@/content/contact';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { prefillTexts } from './choices';

export const metadata = pageMetadata('/contact');

export default function Page() {
  const page = registry.get('/contact');
  return (
    <Frame page={page}>
      <ContactLayout
        trail={trailOf(page)}
        titleId="contact-title"
        title={contact.title}
        lead={contact.lead}
        form={
          <ContactForm
            texts={contact.form}
            prefill={prefillTexts(pricing, contact, registry.pages)}
            email={site.email}
            labelledBy="contact-title"
            alertIcon={<Icon name="alert" />}
            sentPicture={<Picture name="thankyou" />}
          />
        }
        side={
          <ContactSide
            {...contact}
            phone={site.phone}
            email={{ label: site.email, href: `mailto:${site.email}` }}
          />
        }
      />
    </Frame>
  );
}

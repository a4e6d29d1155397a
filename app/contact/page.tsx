import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactLayout } from '@/components/contact/contact-layout';
import { ContactSide } from '@/components/contact/contact-side';
import { Letterhead } from '@/components/contact/letterhead';
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
    <SiteLayout page={page}>
      <ContactLayout
        trail={breadcrumbOf(page)}
        titleId="contact-title"
        title={contact.title}
        lead={contact.lead}
        form={
          <ContactForm
            texts={contact.form}
            prefill={prefillTexts(pricing, contact, registry.pages)}
            email={site.email}
            labelledBy="contact-title"
            letterhead={<Letterhead {...contact.letterhead} name={site.name} />}
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
    </SiteLayout>
  );
}

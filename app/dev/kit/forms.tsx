import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { prefillTexts } from '@/app/contact/choices';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactLayout } from '@/components/contact/contact-layout';
import { Field } from '@/components/contact/field';
import { Letterhead } from '@/components/contact/letterhead';
import { SubjectNote } from '@/components/contact/notices';
import { PlanOrder } from '@/components/pricing/plan-order';
import { PricingLayout } from '@/components/pricing/pricing-layout';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { registry } from '@/content';
import { contact } from '@/content/contact';
import { contactEndpoint } from '@/content/contact-endpoint';
import { pricing } from '@/content/pricing';
import { pages } from '@/content/registry/pages';
import { site } from '@/content/site';
import { fill } from '@/lib/fill';
import { trialPath } from '@/lib/routes';
import { AllStates } from './all-states';
import styles from './kit.module.css';
import { Notices } from './notices';

const { form } = contact;
const alert = <Icon name="alert" />;
const error = { message: form.checks.email, prefix: form.errorPrefix, icon: alert };

/** Fields with and without an error, the form's messages, and the order form with all its choices. */
export function Forms() {
  return (
    <>
      <div className={`paper ${styles.sheet}`}>
        <AllStates>
          {(state) => (
            <Field id={`kit-field-${state}`} label={form.email} hint={form.hint}>
              {(control) => <input {...control} defaultValue="meera@example.in" />}
            </Field>
          )}
        </AllStates>
        <AllStates>
          {(state) => (
            <Field id={`kit-wrong-${state}`} label={form.email} error={error}>
              {(control) => <input {...control} defaultValue="meera@" />}
            </Field>
          )}
        </AllStates>
        <div className={styles.notices}>
          <SubjectNote
            subject={{ before: 'Plan', strong: 'Standard', after: 'paid yearly', changeHref: '/pricing' }}
            changeLabel={contact.choice.change.label}
          />
          <Notices
            problem={{ title: form.problem, message: error.message, fieldId: 'kit-wrong-rest', icon: alert }}
            failed={{
              title: form.alert,
              text: form.failed,
              email: site.email,
              mailto: `mailto:${site.email}`,
              icon: alert,
            }}
            sent={{
              message: fill(contactEndpoint.sent, { reference: 'C-7KQ2-M9XD' }),
              text: form.sent,
              picture: <Picture name="thankyou" />,
            }}
          />
        </div>
      </div>
      <ContactLayout
        trail={breadcrumbOf(registry.get('/contact'))}
        title={contact.title}
        titleId="kit-contact"
        lead={contact.lead}
        form={
          <ContactForm
            texts={form}
            prefill={prefillTexts(pricing, contact, pages)}
            email={site.email}
            labelledBy="kit-contact"
            letterhead={<Letterhead {...contact.letterhead} name={site.name} />}
            alertIcon={alert}
            sentPicture={<Picture name="thankyou" />}
          />
        }
      />
      <PricingLayout
        trail={breadcrumbOf(registry.get('/pricing'))}
        title={pricing.title}
        lead={pricing.lead}
        trialHref={trialPath('/pricing')}
      >
        <PlanOrder pricing={pricing} trial={{ label: site.startTrial, origin: 'pricing' }} />
      </PricingLayout>
    </>
  );
}

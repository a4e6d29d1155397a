import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ComparePlans } from '@/components/pricing/compare-plans';
import { PlanOrder } from '@/components/pricing/plan-order';
import { PlanQuestions } from '@/components/pricing/plan-questions';
import { PricingLayout } from '@/components/pricing/pricing-layout';
import { registry } from '@/content';
import { capabilities } from '@/content/capabilities';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { trialOrigin, trialPath } from '@/lib/routes';

export const metadata = pageMetadata('/pricing');

export default function Page() {
  const page = registry.get('/pricing');
  return (
    <SiteLayout page={page}>
      <PricingLayout
        trail={breadcrumbOf(page)}
        title={pricing.title}
        lead={pricing.lead}
        trialHref={trialPath(page.path)}
      >
        <PlanOrder pricing={pricing} trial={{ label: site.startTrial, origin: trialOrigin(page.path) }} />
        <ComparePlans pricing={pricing} capabilities={capabilities.list} />
      </PricingLayout>
      <PlanQuestions {...pricing.questions} free={pricing.free} />
    </SiteLayout>
  );
}

import { AnyFile, fileField } from '@/app/_shared/any-file';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { Audiences } from '@/components/home/audiences';
import { Benefits } from '@/components/home/benefits';
import { Hero } from '@/components/home/hero';
import { Legend } from '@/components/home/legend';
import { Problems } from '@/components/home/problems';
import { Steps } from '@/components/home/steps';
import { Testimonials } from '@/components/home/testimonials';
import { Section } from '@/components/ui/section';
import { registry } from '@/content';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { toolChooser } from '@/content/tool-chooser';

export const metadata = pageMetadata('/');

export default function Page() {
  const problems = home.problems.rows.map((row) => ({ ...row, label: registry.get(row.href).label }));
  return (
    <SiteLayout page={registry.get('/')}>
      <Hero
        {...home.hero}
        samples={home.samples}
        start={site.getStarted}
        note={site.trialNote}
        file={{ id: fileField, ask: toolChooser.short, choose: toolChooser.choose }}
      />
      <Legend {...home.legend} />
      <Benefits {...home.benefits} />
      <Problems {...home.problems} rows={problems} />
      <Steps {...home.steps} />
      <Audiences {...home.audiences} ask={trialFrom('/')} />
      <Testimonials {...home.testimonials} copy={site.controls.carousel} />
      <Section className="pb-0">
        <AnyFile title={home.formats.title} text={home.formats.text} {...toolChooser.home} />
      </Section>
    </SiteLayout>
  );
}

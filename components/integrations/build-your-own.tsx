import { Drawing } from '@/components/drawings/drawing';
import { DarkPanel } from '@/components/illustrations/integrations/dark-panel';
import { callPanelTitle, UploadRequest } from '@/components/illustrations/integrations/upload-request';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/common';
import type { IntegrationHub } from '@/lib/schema/integrations';

type Props = IntegrationHub['build'] & {
  id: string;
  trial: Link;
};

/** The API beside an example call, aligned with the lower edge of the band. */
export function BuildYourOwn({ id, title, text, facts, link, trial, alt }: Props) {
  return (
    <section id={id} className="overflow-clip bg-area-tint">
      <div className="wrap grid gap-x-14 gap-y-8 pt-[clamp(3rem,6vw,5rem)] md:grid-cols-[minmax(0,1fr)_22rem] lg:split-7">
        <div className="self-center md:pb-20">
          <h2>{title}</h2>
          <p className="mt-4 max-w-116">{text}</p>
          <ul className="mt-6 grid gap-2.5">
            {facts.map((fact) => (
              <li key={fact} className="grid grid-cols-[24px_1fr] gap-3 leading-normal">
                <Icon name="check" size={24} stroke={2.5} className="text-link" />
                {fact}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href={trial.href}>{trial.label}</ButtonLink>
            <GoLink {...link} />
          </div>
        </div>
        <Drawing label={alt} className="min-w-0">
          <DarkPanel title={callPanelTitle} inside>
            <UploadRequest short />
          </DarkPanel>
        </Drawing>
      </div>
    </section>
  );
}

import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/common';
import type { Home } from '@/lib/schema/home';

type Props = Home['audiences']['trial'] & { ask: Link };

/** Front of the drawer, with its name plate. */
export function TrialPanel({ title, text, facts, plans, ask }: Props) {
  return (
    <div className="carbon relative grid items-center gap-x-5 gap-y-6 rounded-t-control rounded-b-panel border-[1.5px] border-carbon-700 px-5 pt-6 pb-7 md:grid-cols-12 md:px-8 md:pt-10 md:pb-8">
      <div className="paper rounded-[3px] border-[1.5px] border-carbon-500 bg-bond px-5 py-4.5 md:col-span-6 md:px-6 lg:col-span-5">
        <h3 className="text-h2s leading-[1.1] tracking-[-0.03em]">{title}</h3>
        <p className="mt-1.5 leading-[1.4]">{text}</p>
      </div>
      <ul className="grid gap-2 text-ink md:col-span-6 md:pl-7 lg:col-span-4">
        {facts.map((fact) => (
          <li key={fact} className="flex items-start gap-3 leading-[1.4]">
            <Icon name="check" className="mt-0.5 text-muted" />
            {fact}
          </li>
        ))}
      </ul>
      <div className="grid gap-1 md:col-span-12 lg:col-span-3">
        <ButtonLink href={ask.href}>{ask.label}</ButtonLink>
        <GoLink {...plans} className="justify-self-center text-ink" />
      </div>
    </div>
  );
}

import { Callout } from '@/components/drawings/sheet';
import { DayLog, isByAi } from '@/components/illustrations/security/day-log';
import { GoLink } from '@/components/ui/go-link';
import type { SecurityHub } from '@/lib/schema/security';

/** A drawn log on a dark band; the explanations have the numbers that mark its lines. */
export function DayInLog({ title, text, explanations, link, log }: SecurityHub['dayLog']) {
  return (
    <section className="carbon overflow-clip pt-[var(--section)]">
      <div className="wrap grid gap-y-10 lg:split-5">
        <div className="lg:pb-[var(--section)]">
          <h2>{title}</h2>
          <p className="mt-4 max-w-112">{text}</p>
          <ol className="mt-8 border-t-[1.5px] border-carbon-500">
            {explanations.map((explanation, index) => (
              <li
                key={explanation.title}
                className="grid grid-cols-[2rem_1fr] border-b border-carbon-700 py-4 text-base leading-normal"
              >
                <span aria-hidden="true" className="mt-0.5">
                  <Callout n={index + 1} ai={isByAi(index)} />
                </span>
                <div>
                  <h3>{explanation.title}</h3>
                  <p className="mt-1">{explanation.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <GoLink {...link} className="mt-4 text-link" />
        </div>
        <div className="self-end">
          <DayLog {...log} />
        </div>
      </div>
    </section>
  );
}

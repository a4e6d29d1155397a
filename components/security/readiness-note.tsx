import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';
import type { SecurityHub } from '@/lib/schema/security';

/** Says how far the word “ready” goes, on the area's tint, with the two pages that go on from here. */
export function ReadinessNote({ title, text, links }: SecurityHub['readiness']) {
  return (
    <section className="border-t-2 border-dashed border-[light-dark(var(--color-carbon-950),var(--area-300))] bg-area-tint">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-[clamp(3rem,5.5vw,5rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <h2 className="text-h2s leading-(--text-h2s--line-height) tracking-[-0.025em]">{title}</h2>
          <p className="mt-4 max-w-160">{text}</p>
          <div className="mt-5 flex flex-wrap gap-x-8">
            {links.map((link) => (
              <GoLink key={link.href} {...link} className="text-ink" />
            ))}
          </div>
        </div>
        <div className="hidden rounded-panel bg-area-panel p-6 lg:block">
          <Picture name="compliance" className="w-full" />
        </div>
      </div>
    </section>
  );
}

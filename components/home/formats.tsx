import { Picture } from '@/components/ui/picture';
import type { Home } from '@/lib/schema/home';

/** The five formats that can be uploaded, above the tear-off line. */
export function Formats({ title, text, list }: Home['formats']) {
  return (
    <section className="wrap">
      <div className="grid items-center gap-x-5 gap-y-6 border-b-2 border-dashed border-[light-dark(var(--color-carbon-300),var(--color-carbon-700))] py-[clamp(3rem,5vw,4.5rem)] md:grid-cols-12">
        <div className="md:col-span-5 lg:col-span-4">
          <h2 className="text-[1.5rem] leading-[1.2] tracking-[-0.02em]">{title}</h2>
          <p className="mt-1.5 leading-normal">{text}</p>
        </div>
        <ul className="flex justify-between gap-2 md:col-span-7 lg:col-span-8 lg:pl-16">
          {list.map(({ picture, name }) => (
            <li
              key={name}
              className="flex flex-col items-center gap-2.5 text-sm font-semibold text-ink lg:text-base"
            >
              <Picture name={picture} width={76} height={102} className="w-[54px] lg:w-[76px]" />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

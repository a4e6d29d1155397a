import { Icon } from '@/components/ui/icon';
import type { UseCase } from '@/lib/schema/use-cases';

/** The list of benefits, followed by the made-up example if the page has one. */
export function Gains({ title, items, example }: UseCase['gains'] & { example?: string }) {
  return (
    <section className="wrap band plain">
      <div className="grid gap-y-7">
        <h2 className="text-h2s">{title}</h2>
        <ul className="grid content-start gap-x-5 gap-y-3.5 md:grid-cols-2">
          {items.map((item) => (
            <li key={item} className="grid grid-cols-[24px_1fr] items-start gap-3 leading-normal">
              <Icon name="check" size={24} stroke={2.5} className="mt-px -ml-1 text-link" />
              {item}
            </li>
          ))}
        </ul>
        {example ? <ExampleLine text={example} /> : null}
      </div>
    </section>
  );
}

function ExampleLine({ text }: { text: string }) {
  const [word, ...rest] = text.split(': ');
  return (
    <div className="mt-5 border-t-2 border-dashed border-control pt-6">
      <p className="max-w-176 text-lg text-ink">
        <b>{word}:</b> {rest.join(': ')}
      </p>
    </div>
  );
}

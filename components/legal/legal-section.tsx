import { GoLink } from '@/components/ui/go-link';
import type { Legal, LegalBlock } from '@/lib/schema/legal';
import { LegalTable } from './legal-table';

type Props = Legal['sections'][number] & { number: number };

/** Number, heading, one-sentence summary, then the text. */
export function LegalSection({ id, number, title, short, blocks }: Props) {
  return (
    <section className="border-t-[1.5px] border-rule pt-6">
      <h2
        id={id}
        className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline text-h2s sm:grid-cols-[2.5rem_minmax(0,1fr)]"
      >
        <span className="font-mono text-base font-medium tracking-normal text-muted">{number}</span>
        {title}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-4 *:not-[table]:max-w-154 sm:pl-10">
        <p className="text-lg text-balance text-ink">{short}</p>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if ('text' in block) return <p>{block.text}</p>;
  if ('list' in block) {
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
        {block.list.map((item) =>
          typeof item === 'string' ? (
            <li key={item}>{item}</li>
          ) : (
            <li key={item.name}>
              <b>{item.name}:</b> {item.text}
            </li>
          ),
        )}
      </ul>
    );
  }
  if ('table' in block) return <LegalTable {...block.table} />;
  if ('links' in block) {
    return (
      <p className="flex flex-wrap gap-x-4">
        {block.links.map((link) => (
          <GoLink key={link.href} {...link} />
        ))}
      </p>
    );
  }
  const { name, email, phone } = block.contact;
  return (
    <address className="grid gap-1 rounded-card border-[1.5px] border-line p-5 not-italic">
      <b>{name}</b>
      <span>
        <a href={`mailto:${email}`} className="inline-block py-1">
          {email}
        </a>
      </span>
      <span>
        <a href={phone.href} className="inline-block py-1">
          {phone.label}
        </a>
      </span>
    </address>
  );
}

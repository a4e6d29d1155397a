import type { Claims } from '@/components/illustrations/claims';
import { UseCaseIllustration } from '@/components/illustrations/use-cases';
import { GoLink } from '@/components/ui/go-link';
import type { UseCase } from '@/lib/schema/use-cases';

type Statement = UseCase['statements'][number];
type Props = { intro: string; statements: Statement[]; claims: Claims };

/** Introduction to the office, then its three benefits: one wide, two side by side. */
export function Statements({ intro, statements, claims }: Props) {
  const [first, ...others] = statements;
  return (
    <section className="wrap band">
      <p className="mb-[clamp(3.5rem,6vw,5.5rem)] max-w-232 text-[clamp(1.375rem,1.1rem+1.1vw,1.75rem)] leading-[1.4] tracking-[-0.015em] text-ink lg:text-balance">
        {intro}
      </p>
      {first ? (
        <div className="grid grid-cols-1 items-center gap-y-8 lg:split-6 lg:[--split-gap:2.5rem]">
          <StatementText {...first} />
          <UseCaseIllustration {...first.illustration} claims={claims} className="grid grid-cols-1" />
        </div>
      ) : null}
      <div className="mt-14 grid grid-cols-1 gap-x-5 gap-y-14 border-t-[1.5px] border-rule pt-14 lg:mt-20 lg:grid-cols-2 lg:gap-y-8 lg:pt-16">
        {others.map((statement) => (
          <div key={statement.title} className="grid gap-8 lg:row-span-2 lg:grid-rows-subgrid">
            <StatementText {...statement} />
            <UseCaseIllustration {...statement.illustration} claims={claims} className="grid grid-cols-1" />
          </div>
        ))}
      </div>
    </section>
  );
}

function StatementText({ title, text, more }: Pick<Statement, 'title' | 'text' | 'more'>) {
  return (
    <div>
      <h2 className="text-h2s">{title}</h2>
      <p className="mt-3.5 max-w-120 text-balance">{text}</p>
      {more ? <GoLink {...more} className="mt-1 text-link" /> : null}
    </div>
  );
}

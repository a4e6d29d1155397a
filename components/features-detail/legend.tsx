import { signs as drawings } from '@/components/drawings/feature/signs';
import type { FeatureSign } from '@/lib/schema/features';

type Props = { signs: { sign: FeatureSign; words?: string | undefined; text: string }[] };

/** Explains the symbols of the drawings. */
export function Legend({ signs }: Props) {
  return (
    <dl className="mt-7 border-t border-line lg:max-w-94">
      {signs.map(({ sign, words = '', text }) => {
        const Sign = drawings[sign];
        return (
          <div
            key={sign}
            className="grid min-h-14 grid-cols-[8.75rem_minmax(0,1fr)] items-center border-b border-line leading-[1.4] text-muted lg:min-h-16"
          >
            <dt className="flex items-center">
              <Sign words={words} />
            </dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

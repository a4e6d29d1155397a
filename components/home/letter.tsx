import { Signature } from '@/components/drawings/writing';
import { Picture } from '@/components/ui/picture';
import { unchanging } from '@/lib/islands';
import type { Home } from '@/lib/schema/home';
import styles from './letter.module.css';

type Props = Home['testimonials']['letters'][number] & {
  label: string;
  stars: string;
  /** Label of a sample letter. */
  sampleMark: string;
  /** SVG path of the writer's signature, for a real letter. */
  signaturePath: string | undefined;
};

/** A testimonial as a letter. A real one has a signature; a sample is marked as one and has none. */
export function Letter({
  portrait,
  quote,
  name,
  about,
  sample,
  label,
  stars,
  sampleMark,
  signaturePath,
}: Props) {
  return (
    <figure {...unchanging} className={`paper folded ${styles.letter}`}>
      {/* Fits one line at 360 pixels, also in Firefox, which sets letters slightly wider. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pr-4 text-sm font-medium text-muted">
        <span>{label}</span>
        <span role="img" aria-label={stars} className="flex gap-0.5 text-ink">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} />
          ))}
        </span>
        {sample ? <span className={styles.sample}>{sampleMark}</span> : null}
      </div>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.by}>
        {signaturePath && !sample ? (
          <span className="absolute top-[-38px] right-0">
            <Signature width={104} path={signaturePath} />
          </span>
        ) : null}
        <Picture name={portrait} width={56} height={56} className="rounded-sheet" />
        <span>
          <b className="block leading-[1.3]">{name}</b>
          <span className="text-sm leading-[1.35]">{about}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" className="size-4 md:size-4.5">
      <path d="M10 1.8l2.5 5.3 5.7.7-4.2 4 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.2-4 5.7-.7z" />
    </svg>
  );
}

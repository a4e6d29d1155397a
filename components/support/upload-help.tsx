import type { Claims } from '@/components/illustrations/claims';
import { TipIllustration } from '@/components/illustrations/support';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Support } from '@/lib/schema/support';
import styles from './support.module.css';

/** `enterprise` is the name of the largest plan. */
type Props = Support['upload'] & { claims: Claims; enterprise: string };

/** The five tips, each with its illustration, and how to report an unsolved problem. */
export function UploadHelp({ id, title, text, report, replyTime, tips, claims, enterprise }: Props) {
  return (
    <Section id={id}>
      <div className="grid gap-y-9">
        <div className="grid items-end gap-y-6 lg:split-7">
          <div>
            <h2>{title}</h2>
            <p className="mt-4 max-w-136">{text}</p>
          </div>
          <div className="items-center gap-x-5 gap-y-3.5 max-sm:grid sm:flex lg:justify-end">
            <ButtonLink href={report.href} variant="outline" className="shrink-0">
              {report.label}
            </ButtonLink>
            <p className="text-muted">{replyTime}</p>
          </div>
        </div>
        <ol className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip.title}>
              <div className={styles.words}>
                <h3>{tip.title}</h3>
                <p>{tip.text}</p>
              </div>
              <TipIllustration {...tip.illustration} claims={claims} enterprise={enterprise} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

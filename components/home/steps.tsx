import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import type { Home } from '@/lib/schema/home';
import styles from './steps.module.css';
import { TravellingSheet } from './travelling-sheet';

/** Five steps on tractor-feed paper: its holes are above and below, on phones and tablets at both sides. */
export function Steps({ title, lead, steps }: Home['steps']) {
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
      </div>
      <div data-tone="mint" className={styles.tractorPaper}>
        <div className="wrap max-sm:px-[28px] sm:max-lg:px-[clamp(3rem,8vw,5rem)]">
          <div className="relative">
            <ol>
              {steps.map((step, index) => (
                <li key={step.title}>
                  <Picture name={step.picture} width={240} height={180} />
                  <div>
                    <h3 className="flex items-baseline gap-2.5 text-lg leading-tight">
                      <span
                        aria-hidden="true"
                        className="font-mono text-base font-medium tracking-normal text-body"
                      >
                        {index + 1}
                      </span>
                      {step.title}
                    </h3>
                    <p className="mt-1.5 lg:text-sm">
                      <Unbroken text={step.text} />
                    </p>
                  </div>
                </li>
              ))}
            </ol>
            <TravellingSheet />
          </div>
        </div>
      </div>
    </section>
  );
}

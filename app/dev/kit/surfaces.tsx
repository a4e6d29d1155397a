import { relatedPages } from '@/app/_shared/related-pages';
import { RelatedCards, RelatedRows } from '@/components/details/related-pages';
import { Avatar, Chip, Mark, Progress, Sheet } from '@/components/drawings/sheet';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Bars, Circled, Pen, Signature, Strike } from '@/components/drawings/writing';
import { FeatureCards } from '@/components/features/feature-cards';
import { Testimonials } from '@/components/home/testimonials';
import { ToolCatalogue } from '@/components/tools/tool-catalogue';
import { entries } from '@/content/features';
import { featuresHub } from '@/content/features-hub';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { detailPath } from '@/lib/routes';
import styles from './kit.module.css';

const tones = ['bond', 'lilac', 'rose', 'mint', 'sky', 'gold'] as const;
const cards = entries.slice(0, 2).map((entry) => ({ ...entry, href: detailPath('feature', entry.n) }));
const related = relatedPages(entries[0]?.related ?? []);

/** Paper and its marks; then sections of pages: cards, rows, labels, the carousel. */
export function Surfaces() {
  return (
    <>
      <div className={styles.parts}>
        {tones.map((tone, index) => (
          <Sheet key={tone} tone={tone} title={tone} note="F-02" fold={index % 2 ? 'small' : 'large'}>
            <Bars widths={[90, 70, 80]} />
          </Sheet>
        ))}
        <Sheet title="Marks">
          <p>
            <Mark source={1}>read by AI</Mark> <Pen>written by a person</Pen> <Strike>taken out</Strike>{' '}
            <Circled>noticed</Circled>
          </p>
          <Progress percent={60} />
          <Signature width={130} path={signaturePaths.rao} />
        </Sheet>
        <div className={styles.row}>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
          <Chip dashed>not there yet</Chip>
          {tones.map((tone) => (
            <Avatar key={tone} initials="AR" tone={tone} />
          ))}
        </div>
      </div>
      <FeatureCards {...featuresHub.features} features={cards} />
      <ToolCatalogue
        copy={featuresHub.tools}
        labels={tools.labels}
        groups={tools.groups}
        tools={tools.tools.slice(0, 12)}
      />
      <RelatedCards title="Related, as cards" pages={related} />
      <RelatedRows title="Related, as rows" pages={related} />
      <Testimonials {...home.testimonials} copy={site.controls.carousel} />
    </>
  );
}

/** The illustrations of /support and /faqs, by the names that content gives them. */
import type { ComponentType } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import type { IllustrationName } from '@/lib/schema/illustrations';
import type { Claims } from '../claims';
import { AcceptedFormats } from './accepted-formats';
import { AnswerSource } from './answer-source';
import { LinkLifetimes } from './link-lifetimes';
import { LockedFile } from './locked-file';
import { RestoreDays } from './restore-days';
import { SharedFolder } from './shared-folder';
import { ShorterName } from './shorter-name';
import { SizeLimits } from './size-limits';
import styles from './tip.module.css';
import { UploadProgress } from './upload-progress';

type TipName = IllustrationName<'support/tips'>;
type TipProps = { claims: Claims; enterprise: string };

const tips: Record<TipName, ComponentType<TipProps>> = {
  'size-limits': SizeLimits,
  'accepted-formats': AcceptedFormats,
  'upload-progress': UploadProgress,
  'shorter-name': ShorterName,
  'locked-file': LockedFile,
};

/** The small illustration of a tip. */
export function TipIllustration({ name, alt, ...props }: { name: TipName; alt: string } & TipProps) {
  const Tip = tips[name];
  return (
    <Drawing label={alt} className={`paper ${styles.drawing}`}>
      <Tip {...props} />
    </Drawing>
  );
}

type FaqName = IllustrationName<'faqs'>;

const answers: Record<FaqName, ComponentType<{ claims: Claims }>> = {
  'accepted-formats': AcceptedFormats,
  'answer-source': AnswerSource,
  'link-lifetimes': LinkLifetimes,
};

/** The illustration of an answer on /faqs. */
export function FaqIllustration({ name, alt, claims }: { name: FaqName; alt: string; claims: Claims }) {
  const Illustration = answers[name];
  return (
    <Drawing label={alt} className={`paper ${styles.drawing}`}>
      <Illustration claims={claims} />
    </Drawing>
  );
}

type SectionName = IllustrationName<'support'>;

const sections: Record<SectionName, { Illustration: ComponentType<{ claims: Claims }>; className?: string }> =
  {
    'shared-folder': { Illustration: SharedFolder, className: 'grid' },
    'restore-days': { Illustration: RestoreDays, className: '@container' },
  };

/** The larger illustration of a section. */
export function SupportIllustration({
  name,
  alt,
  claims,
}: {
  name: SectionName;
  alt: string;
  claims: Claims;
}) {
  const { Illustration, className } = sections[name];
  return (
    <Drawing label={alt} className={className}>
      <Illustration claims={claims} />
    </Drawing>
  );
}

'use client';

import type { ComponentProps } from 'react';
import { FailedNotice, ProblemNotice, SentNotice } from '@/components/contact/notices';

type Props = {
  problem: ComponentProps<typeof ProblemNotice>;
  failed: ComponentProps<typeof FailedNotice>;
  sent: ComponentProps<typeof SentNotice>;
};

/** Messages of the contact form. A client component, as a notice moves the focus to its field. */
export function Notices({ problem, failed, sent }: Props) {
  return (
    <>
      <ProblemNotice {...problem} />
      <FailedNotice {...failed} />
      <SentNotice {...sent} />
    </>
  );
}

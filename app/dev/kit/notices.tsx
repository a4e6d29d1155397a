'use client';

import type { ComponentProps } from 'react';
import { FailedNotice, ProblemNotice, SentNotice } from '@/components/contact/notices';

type Props = {
  problem: ComponentProps<typeof ProblemNotice>;
  failed: ComponentProps<typeof FailedNotice>;
  sent: ComponentProps<typeof SentNotice>;
};

/** What the contact form answers. A client component, as the form is: a notice leads the focus to its field. */
export function Notices({ problem, failed, sent }: Props) {
  return (
    <>
      <ProblemNotice {...problem} />
      <FailedNotice {...failed} />
      <SentNotice {...sent} />
    </>
  );
}

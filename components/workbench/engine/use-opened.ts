import { useEffect, useState } from 'react';
import type { Page } from '@/lib/engines/text/model';
import { type PackedPaper, unpackPage } from '@/lib/engines/text/pack';

/** Text of a page of a paper (counted from 1) while it is `wanted`; undefined until it is loaded. */
export function useOpened(paper: PackedPaper, page: number, wanted: boolean): Page | undefined {
  const [opened, open] = useState<{ of: PackedPaper; page: Page | undefined }>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void unpackPage(paper, page - 1).then((found) => current && open({ of: paper, page: found }));
    return () => {
      current = false;
    };
  }, [paper, page, wanted]);
  return wanted && opened?.of === paper && opened.page?.number === page ? opened.page : undefined;
}

import type { EditablePage } from 'engines/pdf';
import { useEffect, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { type CarriedPlace, takePlace } from '../shell/hand-over';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import { meets } from './use-editable';

type Actions = {
  goTo: (page: number) => void;
  /** Marks every number of a kind; nothing is redacted until the visitor confirms. */
  redact: (kind: NonNullable<CarriedPlace['redact']>) => void;
  choose: (line: number) => void;
};

/** Goes to the place that another tool found in a file, once its page is read. */
export function usePlace(file: File | undefined, page: EditablePage | undefined, actions: Actions): void {
  const { announce } = useShell();
  const { openedAtIssue } = useMessages('ai-pdf-editor');
  const [target, setTarget] = useState<{ of: File; place: CarriedPlace | undefined }>();
  const { goTo, redact, choose } = actions;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the action for the place is taken once.
  useEffect(() => {
    if (!file || !page) return;
    const current = target?.of === file ? target : { of: file, place: takePlace(file) };
    if (current !== target) setTarget(current);
    const { place } = current;
    if (!place) return;
    if (page.page !== place.page) return goTo(place.page);
    setTarget({ of: file, place: undefined });
    if (place.redact) return redact(place.redact);
    const line = page.lines.findIndex(
      (editable) => !editable.unfit && place.boxes.some((box) => meets(editable, box)),
    );
    announce(formatMessage(line < 0 ? openedAtIssue.shown : openedAtIssue.chosen, { page: place.page }));
    if (line >= 0) choose(line);
  }, [file, page, target]);
}

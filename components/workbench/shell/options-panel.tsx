import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from './field';
import { FoldingOptions } from './folding-options';
import { useJobStart } from './job-start';
import { OptionsBody, OptionsFooter, PaneHeader } from './tool-shell';
import { useSharedMessages } from './use-messages';

type Props = {
  title: string;
  note?: string;
  /** The choices. */
  children: ReactNode;
  /** Above the button: a `TotalLine`. */
  total?: ReactNode;
  button: ReactNode;
  /** Shown below the button, unless `disabledReason` is shown there. */
  hint?: string;
  /** The footer is not sticky. */
  notSticky?: boolean;
  /** On phones and tablets, makes the panel a sheet that folds to one row, because a long document is above it. */
  folds?: Pick<ComponentProps<typeof FoldingOptions>, 'open' | 'onOpen' | 'openLabel'>;
};

/** The options panel before a job: its choices, and the button that starts the job of the surrounding `JobStart`. */
export function OptionsPanel({ title, note, children, total, button, hint, notSticky, folds }: Props) {
  const { ready, disabledReason, onStart } = useJobStart();
  const footer = (
    <>
      {total}
      <Button className="w-full" aria-disabled={!ready || undefined} onClick={onStart}>
        {button}
      </Button>
      {disabledReason ? (
        <p role="alert">{disabledReason}</p>
      ) : hint ? (
        <p className="text-xs">{hint}</p>
      ) : null}
    </>
  );
  if (folds)
    return (
      <FoldingOptions {...{ title, note, notSticky }} {...folds} isLarge={folds.open} footer={footer}>
        {children}
      </FoldingOptions>
    );
  return (
    <>
      <PaneHeader optionsPanel title={title} note={note} />
      <OptionsBody>{children}</OptionsBody>
      <OptionsFooter notSticky={notSticky}>{footer}</OptionsFooter>
    </>
  );
}

/** A line above the main button: the total, and at its end a further remark. */
export function TotalLine({ figure, text, end }: { figure: string; text?: string; end?: string }) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-sm/[1.4] text-carbon-950">
      <span>
        <b className="text-(length:--text-lg) tracking-[-0.015em] max-md:text-(length:--text-base)">
          {figure}
        </b>{' '}
        {text}
      </span>
      {end ? <span>{end}</span> : null}
    </p>
  );
}

type NameProps = {
  value: string;
  /** Extension of the file, shown after the field. */
  ending: string;
  onName: (name: string) => void;
};

/** Name of the output file. */
export const NameField = ({ value, ending, onName }: NameProps) => {
  const shared = useSharedMessages();
  return (
    <Field
      label={shared.name}
      value={value}
      maxLength={120}
      suffix={`.${ending}`}
      onChange={({ currentTarget }) => onName(currentTarget.value)}
    />
  );
};

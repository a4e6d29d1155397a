import type { Progress } from 'engines';
import type { ComponentProps } from 'react';
import { hasPasswordForm, Password } from '../shell/password';
import { progressText } from '../shell/progress';
import { RefusedFiles } from '../shell/refused-files';
import { NoticeAction } from '../shell/tool-shell';
import type { Fetched } from '../shell/use-engine';
import { useSharedMessages } from '../shell/use-messages';
import type { ChosenDocument } from './use-documents';

type Props = {
  documents: readonly ChosenDocument[];
  fetched: Fetched;
  progress?: Progress;
  onUnlock: (key: string, password: string) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Errors of chosen documents, each with its actions, and the document being read. */
export function DocumentFaults({ documents, onRetry, ...props }: Props) {
  return (
    <>
      {documents.map((doc) => (
        <UnreadDocument key={doc.key} {...props} doc={doc} />
      ))}
      <RefusedFiles files={documents} onRetry={onRetry} onRemove={props.onRemove} />
    </>
  );
}

type UnreadProps = Omit<ComponentProps<typeof DocumentFaults>, 'documents' | 'onRetry'> & {
  doc: ChosenDocument;
};

function UnreadDocument({ doc, fetched, progress, onUnlock, onRemove }: UnreadProps) {
  const shared = useSharedMessages();
  const { key, file, state } = doc;
  const dismiss = <NoticeAction onClick={() => onRemove(key)}>{shared.dismiss}</NoticeAction>;
  if (hasPasswordForm(doc)) {
    return (
      <div className="px-(--side-padding) py-4 text-carbon-850">
        <Password {...{ onUnlock }} chosen={doc} />
        {dismiss}
      </div>
    );
  }
  if (state !== 'reading') return null;
  const text = fetched || progress ? progressText(shared.progress, progress, fetched) : shared.reading;
  return (
    <p className="px-(--side-padding) py-4 text-carbon-850">
      <b translate="no">{file.name}</b> {text} {dismiss}
    </p>
  );
}

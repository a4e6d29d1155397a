import { taskPath } from '@/lib/routes';
import { carry } from '../shell/hand-over';
import { useShell } from '../shell/shell-context';
import { TextButton } from '../shell/text-button';
import { useMessages } from '../shell/use-messages';
import type { EditorState } from './use-editor';

type Props = {
  editor: EditorState;
};

/** Button that opens the shown version in Sign PDF, the only tool that places signatures. */
export function SignLink({ editor }: Props) {
  const { onUnsaved } = useShell();
  const messages = useMessages('ai-pdf-editor');
  const { copies, tool, name } = editor;
  const { file } = tool.pdf ?? {};
  const { source } = copies;
  if (!file || !source) return null;
  const shown = copies.current ? new File([source.blob], name, { type: 'application/pdf' }) : file;
  return (
    <div>
      <TextButton
        onClick={() =>
          void carry(taskPath({ tool: 'ai-pdf-editor', slug: 'sign' }), [shown], () => onUnsaved(false))
        }
      >
        {messages.sign.button}
      </TextButton>
    </div>
  );
}

import { AnyFileDropZone, fieldId } from '@/components/workbench/shell/any-file-drop-zone';
import { DropBand } from '@/components/workbench/shell/drop-band';
import { home } from '@/content/home';
import { toolChooser } from '@/content/tool-chooser';
import type { PictureName } from '@/lib/schema/pictures';
import type { KindGroup } from '@/lib/schema/tool-chooser';
import { formatMessage } from '@/lib/sentences';
import { acceptedGroups, acceptedKindNames, availableTools } from './available-tools';

/** Id of the file field of `AnyFile`, for a label elsewhere on the page. */
export const fileField = fieldId;

/** Group of kinds that each picture of a format stands for. */
const formatGroups: Partial<Record<PictureName, KindGroup>> = {
  'fmt-pdf': 'pdf',
  'fmt-word': 'word',
  'fmt-excel': 'excel',
  'fmt-jpg': 'picture',
};

type Props = { title: string; ask: string; opens: string; text: string };

/** The drop zone for a file before a tool is chosen; the available tools are in app/tools.json. */
export function AnyFile({ title, ask, opens, text }: Props) {
  const groups = acceptedGroups();
  const accept = availableTools().flatMap(({ tool }) => tool.dropZone.accept.split(','));
  return (
    <DropBand>
      <AnyFileDropZone
        title={title}
        ask={ask}
        text={text}
        messages={toolChooser}
        openLabel={formatMessage(opens, { kinds: acceptedKindNames() })}
        accept={[...new Set(accept)].join(',')}
        formats={home.formats.list.map((format) => {
          const group = formatGroups[format.picture];
          return { ...format, isSupported: group !== undefined && groups.has(group) };
        })}
      />
    </DropBand>
  );
}

import type { ResultFile } from 'engines';
import type { CSSProperties } from 'react';
import { Bitmap } from '../documents/bitmap';
import { blobOf } from '../shell/save';
import { useAnswer } from '../shell/use-answer';
import { useMessages } from '../shell/use-messages';
import styles from './cut-out-result.module.css';
import view from './cut-out-view.module.css';
import type { CutOut } from './use-cut-out';

type Props = { cut: CutOut; width: number; height: number };

/** The finished cut-out, large, and its unchanged original, small. */
export function CutOutResult({ cut, width, height, file }: Props & { file: ResultFile | undefined }) {
  const messages = useMessages('background-remove');
  const bitmap = useBitmapOf(file);
  const ratio = bitmap ? bitmap.width / bitmap.height : width / height;
  return (
    <div className={styles.two}>
      <div
        className="grid place-items-center bg-carbon-100 p-5"
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <div className={styles.checkerboard}>
          <Bitmap bitmap={bitmap} label={messages.cutOut} />
        </div>
      </div>
      <figure className="border-l border-carbon-200 p-5">
        <figcaption className="mb-2 text-(length:--text-sm) font-semibold text-carbon-950">
          {messages.picture}
        </figcaption>
        <div className="[border:var(--frame)]" style={{ aspectRatio: width / height }}>
          <Bitmap bitmap={cut.picture} label={messages.picture} />
        </div>
      </figure>
    </div>
  );
}

/** The original picture: the document pane of a result on a narrow screen. */
export const OriginalPicture = ({ cut, width, height }: Props) => {
  const messages = useMessages('background-remove');
  return (
    <div className={view.pane} style={{ '--ratio': width / height } as CSSProperties}>
      <div className={`${view.picture} ${view.original}`}>
        <Bitmap bitmap={cut.picture} label={messages.picture} />
      </div>
    </div>
  );
};

/** The cut-out on a checkerboard, in the result panel of a narrow screen. */
export const CutOutPreview = ({ file }: { file: ResultFile }) => (
  <div className={styles.preview}>
    <Bitmap bitmap={useBitmapOf(file)} />
  </div>
);

/** Bitmap of a finished picture; undefined until it is decoded. */
const useBitmapOf = (file: ResultFile | undefined): ImageBitmap | undefined =>
  useAnswer(file, (resultFile) => createImageBitmap(blobOf(resultFile))).before;

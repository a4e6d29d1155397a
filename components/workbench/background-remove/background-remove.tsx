import { stem } from 'engines/pdf/client';
import { useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import type { Messages } from '@/content/messages-type';
import { narrow, phone } from '@/lib/breakpoints';
import { colours } from '@/lib/colours';
import { taskPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { usePictures } from '../documents/use-pictures';
import { JobStart } from '../shell/job-start';
import { ResultPanel } from '../shell/result';
import { ResultShell } from '../shell/result-shell';
import { fileName } from '../shell/save';
import { type NextTool, useShell } from '../shell/shell-context';
import { SingleFileTool } from '../shell/single-file-tool';
import { sourceOf } from '../shell/use-chosen-files';
import { useEngine } from '../shell/use-engine';
import { useMessages } from '../shell/use-messages';
import { useRequestedStart } from '../shell/use-requested-start';
import { useSingleFile } from '../shell/use-single-file';
import { useToolJob } from '../shell/use-tool-job';
import { CutOutBrush } from './cut-out-brush';
import { backgroundOf, CutBackground, type CutChoice, CutOutOptions, colourOf } from './cut-out-options';
import { CutOutPreview, CutOutResult, OriginalPicture } from './cut-out-result';
import { useStrokes } from './use-brush';
import { useCutOut } from './use-cut-out';
import { useInkInstead } from './use-ink-instead';

/** Link that opens the cut-out as the signature in Sign PDF. */
const signNext = ({ toSign }: Messages<'background-remove'>): NextTool => ({
  href: taskPath({ tool: 'ai-pdf-editor', slug: 'sign' }),
  ...toSign,
  receivesAs: 'signature',
});

/** Background Remove: cuts the subject out of a picture, with a transparent or a coloured background. */
export function BackgroundRemove() {
  const { files, announce, next } = useShell();
  const messages = useMessages('background-remove');

  const { engine, fetched } = useEngine('picture');
  const chosen = useSingleFile(usePictures(engine, files));
  const { current: picture } = chosen;
  const { runner, job, documentPane } = useToolJob();
  const [choice, setChoice] = useState<CutChoice>({
    mode: 'person',
    background: 'none',
    colour: colours['canary-400'],
    trim: false,
    photo: 'own',
  });
  const strokes = useStrokes(`${picture?.key} ${choice.mode}`);
  const cut = useCutOut(engine, picture, choice.mode, strokes.strokes);
  // Whether the cut-out was empty when its file was last requested.
  const [wasEmpty, setWasEmpty] = useState(false);

  const { width, height, kept } = cut.preview ?? {
    ...(picture?.info ?? { width: 1, height: 1 }),
    kept: undefined,
  };
  const suggestedName = picture ? formatMessage(messages.fileName, { name: stem(picture.file.name) }) : '';
  const name = fileName(suggestedName, 'png', messages.cutOut);
  const [inkInstead, onModeChosen] = useInkInstead({
    pictureKey: picture?.key,
    foundNobody: choice.mode === 'person' && kept === 0 && !cut.busy && strokes.strokes.length === 0,
    onInk() {
      setChoice({ ...choice, mode: 'ink' });
      announce(messages.inkInstead);
    },
    onAnother: () => setChoice({ ...choice, mode: 'person' }),
  });
  const { info, file: source } = picture ?? {};
  const note =
    info &&
    `${formatMessage(messages.pixels, { width: info.width, height: info.height })} · ${fileSize(source?.size ?? 0)}`;
  const background = backgroundOf(choice);
  const working = job.state === 'working';
  const ready = picture?.state === 'ready' && !cut.busy && !cut.fault;
  const waits = picture?.state === 'reading' || (picture?.state === 'ready' && cut.busy && !cut.fault);
  const { requested, request } = useRequestedStart(ready, waits, make);
  const isNarrow = useMedia(narrow);
  const isPhone = useMedia(phone);

  function changeChoice(next: CutChoice) {
    setWasEmpty(false);
    if (next.mode !== choice.mode) onModeChosen();
    setChoice(next);
  }

  function make() {
    if (waits) return request(true);
    if (!ready) return documentPane.current?.querySelector<HTMLElement>('input[type=file], button')?.focus();
    setWasEmpty(kept === 0);
    if (kept === 0) return;
    const input = { file: sourceOf(picture), mode: choice.mode, strokes: strokes.strokes };
    const photo = choice.photo === 'own' ? undefined : choice.photo;
    const options = {
      name,
      trim: choice.trim,
      photo,
      background: background ? colourOf(background) : undefined,
    };
    void runner.start((run) => engine.run('saveCutOut', { ...input, ...options }, run));
  }

  if (job.state === 'done') {
    const [file] = job.outcome.files;
    return (
      <ResultShell
        job={job}
        title={isNarrow ? (source?.name ?? '') : messages.cutOut}
        note={isNarrow ? note : undefined}
        documentPane={
          isNarrow ? (
            <OriginalPicture {...{ cut, width, height }} />
          ) : (
            <CutOutResult {...{ cut, width, height, file }} />
          )
        }
        back={messages.back}
        onBack={runner.reset}
        optionsPanel={
          <ResultPanel
            next={choice.mode === 'ink' && !background ? [signNext(messages), ...next] : next}
            {...job.outcome}
            seconds={job.seconds}
          >
            {file && isNarrow ? <CutOutPreview file={file} /> : null}
          </ResultPanel>
        }
      />
    );
  }
  return (
    <SingleFileTool
      {...{ chosen, runner, documentPane, fetched, note }}
      jobTitle={name}
      optionsPanel={
        <JobStart
          value={{
            ready: !cut.busy && Boolean(kept),
            disabledReason: requested ? messages.wait : wasEmpty && kept === 0 ? messages.none : undefined,
            onStart: make,
          }}
        >
          <CutOutOptions
            {...{ name, choice }}
            size={cut.preview}
            withoutBackground={isPhone}
            onChoose={changeChoice}
          />
        </JobStart>
      }
    >
      <CutOutBrush
        key={picture?.key}
        {...{ cut, width, height, background, fetched, strokes }}
        mode={choice.mode}
        inkInstead={inkInstead}
        onMode={(mode) => {
          onModeChosen();
          setChoice({ ...choice, mode });
        }}
        isMaking={working}
      />
      {isPhone && picture?.state === 'ready' && !working ? (
        // On phones the background is chosen here, while the picture is visible.
        <div className="grid gap-3 px-4 pt-2 pb-4">
          <CutBackground {...{ choice }} onChoose={changeChoice} />
        </div>
      ) : null}
    </SingleFileTool>
  );
}

import type { EditableLine } from 'engines/pdf';
import { useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import type { Messages } from '@/content/messages-type';
import { wide } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { openingOf } from '@/lib/values';
import { optionsOf, Segments } from '../shell/field';
import { FoldingOptions } from '../shell/folding-options';
import { useShell } from '../shell/shell-context';
import { useDeviceWording } from '../shell/use-device-wording';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { AddForm } from './add-form';
import { Copies, copyName } from './copies';
import { FieldsForm } from './fields-form';
import { FooterButtons } from './footer-buttons';
import { Instructions, NoModel, OtherTasks } from './nothing-chosen';
import { Applied, Proposed, ProposedInBrief, WordingChecks } from './proposed';
import { RedactForm } from './redact-form';
import { ReplaceForm } from './replace-form';
import { SignLink } from './sign-link';
import type { EditorState } from './use-editor';
import { WordingForm } from './wording-form';

type Props = {
  editor: EditorState;
};

const none: readonly EditableLine[] = [];

/** Most characters of a passage in the heading. */
const MAX_OPENING = 30;

/** The current task, its output, and the list of versions. */
export function EditorOptions({ editor }: Props) {
  const { announce } = useShell();
  const [open, onOpen] = useState(false);
  const shared = useSharedMessages();
  const messages = useMessages('ai-pdf-editor');
  const { task, copies, pending, page, line, scope, several, isFlat, isIdle } = editor;
  const chosen = line !== undefined && task === 'words';
  const toChoose = useDeviceWording(messages.noneText);
  // In a wide window the hint `toChoose` is on the page, beside the panel.
  const isWide = useMedia(wide);
  // The next thing to do is on the page, or, before a search has found something, in the panel itself.
  const isBefore = isIdle || (task === 'replace' && !copies.current && editor.replacing.places.length === 0);
  const hasFooter = pending !== undefined || !isBefore;
  const note = pending
    ? undefined
    : chosen
      ? messages.selected[scope === 'line' || !several ? 'line' : 'paragraph']
      : copies.current && messages.downloadState[editor.saved ? 'saved' : 'unsaved'];
  return (
    <FoldingOptions
      title={isIdle && !isWide ? toChoose : titleOf(messages, editor)}
      {...{ note }}
      flat={isFlat}
      lead={pending ? <ProposedInBrief {...{ editor }} /> : undefined}
      {...{ open, onOpen }}
      openLabel={isIdle ? messages.moreTools : chosen && !pending ? messages.edit : undefined}
      isFirst={chosen && !pending && editor.unchanged}
      notSticky={task === 'words' && isFlat}
      footer={hasFooter ? <FooterButtons {...{ editor }} /> : undefined}
    >
      {pending ? (
        <Proposed {...{ editor }} />
      ) : (
        <>
          {/* In a sheet the field for a chosen line comes first, then the tasks. */}
          <div className={`pt-1 md:max-lg:col-span-full ${chosen ? 'max-lg:order-1' : ''}`}>
            <Segments
              legend={messages.task}
              hidden
              name="task"
              value={task}
              options={optionsOf(messages.tasks)}
              onChange={editor.setTask}
            />
          </div>
          {copies.current && task === 'words' && !chosen ? (
            <Applied copy={copies.current} facts={copies.chain.slice(0, -1).flatMap((copy) => copy.facts)} />
          ) : null}
          {page ? <Form {...{ editor }} /> : editor.pages > 0 ? <p>{shared.reading}</p> : null}
          {page && !chosen ? <SignLink {...{ editor }} /> : null}
        </>
      )}
      <Copies
        copies={copies.copies}
        version={copies.version}
        pending={pending !== undefined}
        onGo={(to) => {
          if (pending) editor.undo();
          copies.go(to);
          editor.choose(undefined);
          announce(formatMessage(messages.shown, { copy: copyName(messages, to) }));
        }}
        onUndo={pending || copies.version === 0 ? undefined : editor.takeBack}
        onRedo={pending || copies.next === undefined ? undefined : editor.redo}
      />
      {isIdle ? <NoModel /> : null}
    </FoldingOptions>
  );
}

function titleOf(
  messages: Messages<'ai-pdf-editor'>,
  { task, line, page, before, text, copies, pending, wordless }: EditorState,
): string {
  if (pending) return messages.proposal;
  const { current, version } = copies;
  if (current && (task !== 'words' || !line)) return copyName(messages, version);
  if (task !== 'words' || wordless) return messages.tasks[task];
  if (!line || !page) return messages.edit;
  return formatMessage(messages.title, { text: openingOf(text.trim() || before, MAX_OPENING) });
}

function Form({ editor }: Props) {
  const { task, page, chosen } = editor;
  // The notice above the page says why there are no lines and no fields.
  if (page?.fault && (task === 'words' || task === 'fields')) return null;
  if (task === 'fields') {
    return (
      <FieldsForm
        page={editor.number}
        fields={page?.fields ?? []}
        values={editor.values}
        onValues={editor.setValues}
      />
    );
  }
  if (task === 'replace') return <ReplaceForm replacing={editor.replacing} onGo={editor.goTo} />;
  if (task === 'add') return <AddForm additions={editor.additions} page={editor.number} />;
  if (task === 'redact') {
    return <RedactForm marks={editor.redaction} page={editor.number} />;
  }
  const lines = chosen.flatMap((index) => page?.lines[index] ?? []);
  if (lines.length === 0) {
    if (editor.wordless) return <OtherTasks onTask={editor.setTask} />;
    return (
      <Instructions
        isFirst={editor.copies.copies.length === 0}
        isIdle={editor.isIdle}
        lines={page?.lines ?? none}
        onFix={editor.fix}
      />
    );
  }
  return (
    <WordingForm
      lines={lines}
      scope={editor.several ? editor.scope : undefined}
      onScope={editor.setScope}
      wording={editor.text}
      onWording={editor.setWording}
      onProposal={editor.propose}
      checks={editor.unchanged ? undefined : <WordingChecks {...{ editor }} />}
    />
  );
}

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import { handwritingFonts } from '../documents/handwriting-fonts';
import { PenPad } from '../documents/pen-pad';
import { familyOf, fileOf } from '../documents/use-handwriting';
import type { Placed } from '../documents/use-stamps';
import { ChoosePicture } from '../shell/choose-picture';
import { Check, Choices, Field, optionsOf, Segments } from '../shell/field';
import { Saving } from '../shell/saving';
import { Note, OptionsBody, OptionsFooter, PaneHeader } from '../shell/tool-shell';
import styles from './sign.module.css';
import type { StampKind } from './stamp-kinds';
import type { Signing } from './use-signing';

type Props = { signing: Signing };

/** What is put on the page, where it is, and the button that makes the signed copy. */
export function SignOptions({ signing }: Props) {
  const { messages, kind, inks, number, visible, forbidden, stamps, saving, isKept } = signing;
  const isOn = stamps.stamps.some((stamp) => stamp.kind === kind && stamp.page === number);
  return (
    <>
      <PaneHeader optionsPanel title={messages.title} hiddenOnPhones />
      <OptionsBody>
        <div className={styles.make}>
          <div className={styles.kinds}>
            <Segments
              legend={messages.what}
              hidden
              name="kind"
              value={kind}
              options={optionsOf(messages.kinds)}
              onChange={signing.setKind}
            />
          </div>
          {kind === 'signature' || kind === 'initials' ? (
            <Drawn signing={signing} which={kind} />
          ) : (
            <Field
              label={messages.kinds[kind]}
              value={signing.texts[kind]}
              maxLength={80}
              fault={missingOf(signing, kind)}
              onChange={({ currentTarget }) => signing.setText(kind, currentTarget.value)}
            />
          )}
          {inks[kind] ? (
            <Button variant="outline" onClick={() => signing.put(kind)}>
              <Icon name="plus" />
              {say(isOn ? messages.putAgain : messages.putOn, { page: number })}
            </Button>
          ) : null}
        </div>
        <div className={styles.make}>
          {stamps.chosen && stamps.chosen.page === number ? (
            <Place signing={signing} stamp={stamps.chosen} />
          ) : null}
          <Check
            label={messages.keep}
            hint={isKept ? messages.keepOn : messages.keepOff}
            checked={isKept}
            onChange={() => signing.setKept(!isKept)}
          />
          <Note title={messages.worth.title}>{messages.worth.text}</Note>
        </div>
      </OptionsBody>
      <OptionsFooter notSticky={visible.length === 0}>
        <Saving {...{ saving }}>
          <Button
            className="w-full"
            aria-disabled={visible.length === 0 || forbidden !== undefined || undefined}
            onClick={signing.make}
          >
            <Icon name="download" />
            {messages.make}
          </Button>
          {visible.length === 0 || forbidden ? (
            <p className="text-xs">{forbidden ? messages.forbidden[forbidden].title : messages.none}</p>
          ) : (
            <p className="text-xs">{say(messages.count, { count: visible.length })}</p>
          )}
        </Saving>
      </OptionsFooter>
    </>
  );
}

const missingOf = ({ typed, messages }: Signing, kind: keyof Signing['typed']) =>
  typed[kind].failed
    ? messages.noFace
    : typed[kind].missing.length > 0
      ? say(messages.missing, { letters: typed[kind].missing.join(' ') })
      : undefined;

/** The signature or the initials: drawn, typed, or taken from a picture. */
function Drawn({ signing, which }: { signing: Signing; which: 'signature' | 'initials' }) {
  const { messages, methods, strokes, texts, hand, colour } = signing;
  const method = methods[which];
  return (
    <div className="grid min-w-0 gap-2.5">
      <Segments
        legend={messages.method}
        hidden
        name="method"
        value={method}
        options={optionsOf(messages.methods)}
        onChange={(next) => signing.setMethod(which, next)}
      />
      {method === 'draw' ? (
        <>
          <PenPad
            label={messages.pad}
            strokes={strokes[which]}
            colour={colour}
            onStrokes={(drawn) => signing.setStrokes(which, drawn)}
          />
          <p className={styles.hint}>
            {messages.padHint}
            {strokes[which].length > 0 ? (
              <button type="button" className={styles.clear} onClick={() => signing.setStrokes(which, [])}>
                <Icon name="eraser" size={16} />
                {messages.clear}
              </button>
            ) : null}
          </p>
        </>
      ) : method === 'type' ? (
        <>
          <Field
            label={messages.typed[which]}
            value={texts[which]}
            maxLength={60}
            autoComplete={which === 'signature' ? 'name' : 'off'}
            fault={missingOf(signing, which)}
            onChange={({ currentTarget }) => signing.setText(which, currentTarget.value)}
          />
          <Choices legend={messages.handwriting}>
            <div className={styles.fonts}>
              {handwritingFonts.map((name) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="hand"
                    aria-label={messages.handwritingFonts[name]}
                    checked={name === hand}
                    onChange={() => signing.setHand(name)}
                  />
                  <span
                    key={String(signing.faces)}
                    title={messages.handwritingFonts[name]}
                    style={{
                      fontFamily: `${familyOf(fileOf(name))}, sans-serif`,
                    }}
                  >
                    {texts[which].trim() || messages.handwritingFonts[name]}
                  </span>
                </label>
              ))}
            </div>
            <p className={styles.hint}>{messages.handHint}</p>
          </Choices>
        </>
      ) : (
        <ChoosePicture
          label={messages.choosePicture}
          onChoose={(picture) => void signing.choosePicture(which, picture)}
        >
          <p className={styles.hint} role={signing.noInk ? 'alert' : undefined}>
            {signing.noInk ?? messages.pictureHint}
          </p>
        </ChoosePicture>
      )}
      {method === 'picture' ? null : (
        <Segments
          legend={messages.colour}
          name="colour"
          value={colour}
          options={optionsOf(messages.colours)}
          onChange={signing.setColour}
        />
      )}
    </div>
  );
}

const millimetre = 72 / 25.4;

/** Place, size and turn of the chosen stamp in figures: another method than dragging. */
function Place({ signing, stamp }: { signing: Signing; stamp: Placed<StampKind> }) {
  const { messages, stamps, inks, pages } = signing;
  const shape = inks[stamp.kind]?.width ?? 1;
  const width = shape * stamp.height;
  const number = (label: string, value: number, change: (value: number) => Partial<Placed<StampKind>>) => (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      value={Math.round(value)}
      onChange={({ currentTarget }) => {
        const typed = Number(currentTarget.value);
        if (Number.isFinite(typed)) stamps.change(stamp.id, change(typed));
      }}
    />
  );
  return (
    <Choices legend={say(messages.where, { what: messages.kinds[stamp.kind] })}>
      <div className="mt-1.5 grid grid-cols-4 items-end gap-2">
        {number(messages.left, (stamp.x - width / 2) / millimetre, (left) => ({
          x: left * millimetre + width / 2,
        }))}
        {number(messages.top, (stamp.y - stamp.height / 2) / millimetre, (top) => ({
          y: top * millimetre + stamp.height / 2,
        }))}
        {number(messages.width, width / millimetre, (wide) => ({
          height: Math.max(2, wide * millimetre) / shape,
        }))}
        {number(messages.turn, stamp.turn, (turn) => ({ turn: ((turn % 360) + 360) % 360 }))}
      </div>
      <div className="flex flex-wrap gap-x-5">
        {pages > 1 ? (
          <button type="button" className={styles.clear} onClick={signing.putEverywhere}>
            <Icon name="copy" size={16} />
            {messages.everyPage}
          </button>
        ) : null}
        <button type="button" className={styles.clear} onClick={() => stamps.remove(stamp.id)}>
          <Icon name="x" size={16} />
          {messages.takeAway}
        </button>
      </div>
    </Choices>
  );
}

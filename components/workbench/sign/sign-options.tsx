import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { handwritingFonts } from '../documents/handwriting-fonts';
import { InkView } from '../documents/ink-view';
import { penColours } from '../documents/inks';
import { PenPad } from '../documents/pen-pad';
import { familyOf, fileOf } from '../documents/use-handwriting';
import type { Placed } from '../documents/use-stamps';
import { ChoosePicture } from '../shell/choose-picture';
import { Check, Choices, Field, optionsOf, Segments } from '../shell/field';
import { FoldingOptions } from '../shell/folding-options';
import { More } from '../shell/more';
import { paneOf } from '../shell/pane-focus';
import { TextButton } from '../shell/text-button';
import handwriting from './handwriting.module.css';
import inkColours from './ink-colours.module.css';
import { placedText } from './placed-text';
import styles from './sign.module.css';
import { PlaceFooter, SaveFooter } from './sign-footer';
import type { StampKind } from './stamp-kinds';
import type { Signing } from './use-signing';

type Props = {
  signing: Signing;
};

/** Choice of stamps and their positions, and the button that makes the signed copy. */
export function SignOptions({ signing }: Props) {
  const { messages, kind, methods, inks, number, visible, forbidden, stamps, isKept, isMaking } = signing;
  const isPlaced = stamps.stamps.some((stamp) => stamp.kind === kind && stamp.page === number);
  const isDrawn = kind === 'signature' || kind === 'initials';
  const ready = inks[kind];
  // The button that takes the picture is then the primary action.
  const needsPicture = isMaking && isDrawn && methods[kind] === 'picture' && !ready && visible.length === 0;
  return (
    <FoldingOptions
      title={visible.length === 0 ? messages.title : placedText(signing)}
      open={isMaking}
      onOpen={signing.setMaking}
      openLabel={visible.length === 0 ? messages.begin : messages.edit}
      isFirst={visible.length === 0 && !forbidden && !ready}
      isLarge={isMaking}
      flat={forbidden !== undefined}
      notSticky={visible.length === 0 && !isMaking}
      footer={
        needsPicture ? undefined : isMaking ? (
          <PlaceFooter {...{ signing, isPlaced }} />
        ) : (
          <SaveFooter signing={signing} />
        )
      }
    >
      <div className={styles.make} data-making={isMaking || undefined}>
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
        {isDrawn && ready && !isMaking ? (
          <div className={`paper ${styles.made}`}>
            <div style={{ '--shape': ready.aspectRatio } as object}>
              <InkView source={ready.source} ink={ready.ink} colour={penColours[signing.colour]} />
            </div>
            <TextButton onClick={edit}>
              <Icon name="pencil" size={16} />
              {messages.edit}
            </TextButton>
          </div>
        ) : isDrawn ? (
          <InkForm signing={signing} which={kind} />
        ) : (
          <Field
            label={messages.kinds[kind]}
            value={signing.texts[kind]}
            maxLength={80}
            fault={missingOf(signing, kind)}
            onChange={({ currentTarget }) => signing.setText(kind, currentTarget.value)}
          />
        )}
        {ready && !isMaking && visible.length > 0 ? (
          <Button variant="outline" onClick={() => signing.put(kind)}>
            <Icon name="plus" />
            {formatMessage(isPlaced ? messages.addAnother : messages.addToPage, { page: number })}
          </Button>
        ) : null}
      </div>
      <div className={styles.settings}>
        {stamps.chosen && stamps.chosen.page === number ? (
          <PositionFields signing={signing} stamp={stamps.chosen} />
        ) : null}
        <Check
          label={messages.keep}
          hint={isKept ? messages.keepOn : messages.keepOff}
          checked={isKept}
          onChange={() => signing.setKept(!isKept)}
        />
      </div>
    </FoldingOptions>
  );

  function edit({ currentTarget }: MouseEvent) {
    const pane = paneOf(currentTarget);
    flushSync(() => signing.setMaking(true));
    pane?.querySelector<HTMLElement>('input[name=method]:checked')?.focus();
  }
}

const missingOf = ({ typed, messages }: Signing, kind: keyof Signing['typed']) =>
  typed[kind].failed
    ? messages.noFace
    : typed[kind].missing.length > 0
      ? formatMessage(messages.noLetters, { letters: typed[kind].missing.join(' ') })
      : undefined;

/** Form for the signature or the initials: drawn, typed, or taken from a picture. */
function InkForm({ signing, which }: { signing: Signing; which: 'signature' | 'initials' }) {
  const { messages, methods, strokes, texts, hand, colour } = signing;
  const method = methods[which];
  return (
    <div className={styles.drawn}>
      <Segments
        legend={messages.method}
        hidden
        name="method"
        value={method}
        options={optionsOf(messages.methods)}
        onChange={(next) => signing.setMethod(which, next)}
      />
      {method === 'draw' ? (
        <PenPad
          label={messages.pad}
          hint={messages.here}
          strokes={strokes[which]}
          colour={colour}
          onStrokes={(drawn) => signing.setStrokes(which, drawn)}
        />
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
          <Choices>
            <legend>{messages.handwriting}</legend>
            <div className={`paper ${handwriting.fonts}`}>
              {handwritingFonts.map((name) => (
                <Check
                  key={name}
                  type="radio"
                  name="hand"
                  label={texts[which].trim() || messages.handwritingFonts[name]}
                  aria-label={messages.handwritingFonts[name]}
                  checked={name === hand}
                  onChange={() => signing.setHand(name)}
                  style={{
                    color: `rgb(${penColours[colour].join(' ')})`,
                    fontFamily: signing.faces ? `${familyOf(fileOf(name))}, sans-serif` : undefined,
                  }}
                />
              ))}
            </div>
            {signing.faces ? null : <p className={styles.hint}>{messages.handHint}</p>}
          </Choices>
        </>
      ) : (
        <ChoosePicture
          label={messages.choosePicture}
          isPrimary={!signing.inks[which] && signing.visible.length === 0}
          onChoose={(picture) => void signing.choosePicture(which, picture)}
        >
          <p className={styles.hint} role={signing.noInk ? 'alert' : undefined}>
            {signing.noInk ?? messages.pictureHint}
          </p>
        </ChoosePicture>
      )}
      {method === 'picture' ? null : (
        <div className={`${styles.inks} ${inkColours.colours}`}>
          <Choices>
            <legend className="sr-only">{messages.colour}</legend>
            {optionsOf(messages.colours).map(({ value, label }) => (
              <Check
                key={value}
                type="radio"
                name="colour"
                className="paper"
                label={label}
                checked={value === colour}
                onChange={() => signing.setColour(value)}
                style={{ '--ink': `rgb(${penColours[value].join(' ')})` } as object}
              />
            ))}
          </Choices>
          {method === 'draw' ? (
            <TextButton
              aria-disabled={strokes[which].length === 0 || undefined}
              onClick={() => signing.setStrokes(which, [])}
            >
              <Icon name="eraser" size={16} />
              {messages.clear}
            </TextButton>
          ) : null}
        </div>
      )}
    </div>
  );
}

const pointsPerMillimetre = 72 / 25.4;

/** Fields of the chosen stamp: every page; position, size and rotation as numbers, as an alternative to dragging. */
function PositionFields({ signing, stamp }: { signing: Signing; stamp: Placed<StampKind> }) {
  const { messages, stamps, inks, pages, isMaking } = signing;
  // While the signature is being made, there is no room for the fields of a stamp.
  if (isMaking && pages === 1) return null;
  const aspectRatio = inks[stamp.kind]?.aspectRatio ?? 1;
  const width = aspectRatio * stamp.height;
  const numberField = (
    label: string,
    suffix: string,
    value: number,
    change: (value: number) => Partial<Placed<StampKind>>,
  ) => (
    <Field
      {...{ label, suffix }}
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
    // On a wide window the first press on the signature folds the form for making it, which makes room for these fields.
    <div className={isMaking ? 'lg:hidden' : undefined}>
      {pages > 1 ? (
        <TextButton onClick={signing.putEverywhere}>
          <Icon name="copy" size={16} />
          {messages.everyPage}
        </TextButton>
      ) : null}
      {/* While the signature is being made, there is no room for these fields. */}
      {isMaking ? null : (
        <More label={messages.where}>
          <div className="grid grid-cols-2 gap-3">
            {numberField(messages.left, 'mm', (stamp.x - width / 2) / pointsPerMillimetre, (left) => ({
              x: left * pointsPerMillimetre + width / 2,
            }))}
            {numberField(messages.top, 'mm', (stamp.y - stamp.height / 2) / pointsPerMillimetre, (top) => ({
              y: top * pointsPerMillimetre + stamp.height / 2,
            }))}
            {numberField(messages.width, 'mm', width / pointsPerMillimetre, (wide) => ({
              height: Math.max(2, wide * pointsPerMillimetre) / aspectRatio,
            }))}
            {numberField(messages.turn, '°', stamp.rotation, (degrees) => ({
              rotation: ((degrees % 360) + 360) % 360,
            }))}
          </div>
        </More>
      )}
    </div>
  );
}

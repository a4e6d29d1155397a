import { namesIn } from './names-in';

/** Recognised speech, names and figures dotted for a check. Typed text (no language) gets no dots. */
export function MarkedNames({ text, language }: { text: string; language?: string }) {
  if (language === undefined) return text;
  return namesIn(text, language).map(({ text: piece, check }, index) =>
    check ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id
        key={index}
        className="underline decoration-carbon-700 decoration-dotted decoration-2 underline-offset-[0.28em]"
      >
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

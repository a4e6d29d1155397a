import { namesIn } from './names-in';

/** Recognised speech, its names and figures dotted for a check. Text without a language was typed and gets no dots. */
export function MarkedNames({ text, language }: { text: string; language?: string }) {
  if (language === undefined) return text;
  return namesIn(text, language).map(({ text: piece, check }, index) =>
    check ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
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

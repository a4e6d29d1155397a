import { type Place, placeOf, type TextDocument, type Token, tokensOf } from './model';

/** The words of a unit, such as a paragraph, as one string whose ranges can be mapped back to places. */
export class Stretch {
  readonly text: string;
  readonly tokens: Token[];
  private readonly starts: number[] = [];

  constructor(tokens: Token[]) {
    this.tokens = tokens;
    let index = 0;
    for (const { word } of tokens) {
      this.starts.push(index);
      index += word.text.length + 1;
    }
    this.text = tokens.map(({ word }) => word.text).join(' ');
  }

  /** Words at characters `from` to `to` (excluded) of the text. */
  run(from: number, to: number): Token[] {
    return this.tokens.filter((token, index) => {
      const start = this.starts[index] ?? 0;
      return start < to && start + token.word.text.length > from;
    });
  }

  place(from: number, to: number): Place {
    return placeOf(this.run(from, to), this.tokens[0]);
  }

  /** The place of a match of a regular expression. */
  placeOf(match: RegExpExecArray): Place {
    return this.place(match.index, match.index + match[0].length);
  }
}

/** One stretch per block of a document, in reading order; without deleted tracked changes. */
export function stretchesOf(doc: TextDocument): Stretch[] {
  const groups: Token[][] = [];
  for (const token of tokensOf(doc)) {
    if (token.word.mark === 'deleted') continue;
    const last = groups.at(-1);
    if (last?.[0]?.block === token.block) last.push(token);
    else groups.push([token]);
  }
  return groups.map((group) => new Stretch(group));
}

/** Code points of a list of ranges in CSS syntax: `U+1f1e9-1f1f5,U+21a` (CSS Fonts 4, 4.5). */
export function* codesIn(ranges: string): Generator<number> {
  for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi))
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) yield code;
}

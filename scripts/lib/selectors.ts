import parser from 'postcss-selector-parser';

/** Pseudo-classes that say what an element is or where it is. All others come and go. */
const lasting = /^:(is|where|not|has|root|empty|first-|last-|only-|nth-)/;

/**
 * Splits a CSS selector into what elements it can ever meet and what has to happen to them for that.
 *
 * @returns `element`, the selector without states and pseudo-elements, for `querySelectorAll`: it meets every element
 *   that the whole selector can meet, perhaps more; `states`, what was left out
 */
export function splitStates(selector: string): { element: string; states: string } {
  const states: string[] = [];
  const leaveOut = (pseudo: parser.Pseudo) => {
    states.push(String(pseudo));
    // Meets anything, and may stand wherever the pseudo-class stood.
    pseudo.replaceWith(parser.pseudo({ value: ':is(*)', nodes: [] }));
  };
  const element = parser((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value === ':not' && holdsState(pseudo)) leaveOut(pseudo);
    });
    root.walkPseudos((pseudo) => {
      if (!lasting.test(pseudo.value)) leaveOut(pseudo);
    });
  }).processSync(selector);
  return { element, states: states.join(' ') };
}

function holdsState(pseudo: parser.Pseudo): boolean {
  let holds = false;
  pseudo.walkPseudos(({ value }) => {
    holds ||= !lasting.test(value);
  });
  return holds;
}

import parser from 'postcss-selector-parser';

/** Permanent pseudo-classes, which describe what or where an element is. All others are states. */
const permanent = /^:(is|where|not|has|root|empty|first-|last-|only-|nth-)/;

/**
 * Splits a CSS selector into its permanent part and its states.
 *
 * @returns `element`, the selector without states and pseudo-elements, for `querySelectorAll`: it matches
 * every element that the full selector can match, perhaps more; `states`, the removed parts
 */
export function splitStates(selector: string): { element: string; states: string } {
  const states: string[] = [];
  const leaveOut = (pseudo: parser.Pseudo) => {
    states.push(String(pseudo));
    // Matches anything, and is valid in place of the pseudo-class.
    pseudo.replaceWith(parser.pseudo({ value: ':is(*)', nodes: [] }));
  };
  const element = parser((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value === ':not' && containsState(pseudo)) leaveOut(pseudo);
    });
    root.walkPseudos((pseudo) => {
      if (!permanent.test(pseudo.value)) leaveOut(pseudo);
    });
  }).processSync(selector);
  return { element, states: states.join(' ') };
}

function containsState(pseudo: parser.Pseudo): boolean {
  let isFound = false;
  pseudo.walkPseudos(({ value }) => {
    isFound ||= !permanent.test(value);
  });
  return isFound;
}

/** Id of a tool's file field, and the fragment of its page: /toolsdetails/merge-pdf#try. */
export const fieldId = 'try';
/** Id of a tool's field for typed or pasted text. */
export const textId = 'text';
/** Id of the note that files could not be carried over from another page. Shown where the page's fragment names it. */
export const chooseAgainId = 'choose-again';

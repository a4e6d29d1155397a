/** Id of a tool's file field, and the fragment of its page: /toolsdetails/merge-pdf#try. */
export const fieldId = 'try';
/** Id of a tool's field for typed or pasted text. */
export const textId = 'text';

/** Id of a tool's file field, and the address of its place on the page: /toolsdetails/merge-pdf#try. */
export const fieldId = 'try';
/** Id of a tool's field for text that is typed or pasted. */
export const textId = 'text';

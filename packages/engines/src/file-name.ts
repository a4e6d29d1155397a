/** The name of a file with another extension, for its result: `Offer.docx` as `pdf` is `Offer.pdf`. */
export const nameAs = (name: string, extension: string): string =>
  `${name.replace(/\.[^./\\]*$/, '') || 'file'}.${extension}`;

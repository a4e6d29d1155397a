/** A file name with another extension: `Offer.docx` with `pdf` is `Offer.pdf`. */
export const nameAs = (name: string, extension: string): string =>
  `${name.replace(/\.[^./\\]*$/, '') || 'file'}.${extension}`;

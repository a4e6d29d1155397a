/** A file as a visitor chooses or drops it. */
export type FilePayload = { name: string; mimeType: string; buffer: Buffer };

const office = 'application/vnd.openxmlformats-officedocument';
const types: Record<string, string> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  heic: 'image/heic',
  html: 'text/html',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: `${office}.presentationml.presentation`,
  txt: 'text/plain',
  wav: 'audio/wav',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: `${office}.spreadsheetml.sheet`,
};

/** A file with the type of its extension, from bytes or from a text whose characters are bytes. */
export const filePayload = (name: string, data: Uint8Array | string): FilePayload => ({
  name,
  mimeType: types[name.slice(name.lastIndexOf('.') + 1)] ?? '',
  buffer: typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data),
});

/** A file of text in UTF-8. */
export const textFile = (name: string, text: string): FilePayload => filePayload(name, Buffer.from(text));

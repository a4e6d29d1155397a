const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Text of XML with its entities resolved (XML 1.0, 4.1 and 4.6); unknown ones are unchanged.
 *
 * @param more names in addition to the five of XML, such as `nbsp` of HTML
 */
export const withoutEntities = (text: string, more: Readonly<Record<string, string>> = {}): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hexadecimal, decimal, name) => {
    if (name) return { ...namedEntities, ...more }[name.toLowerCase() as string] ?? entity;
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

/** Text escaped for XML: as content, or as a value between double quotes. */
export const withEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

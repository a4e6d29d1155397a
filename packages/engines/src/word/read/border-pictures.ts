import type { Element } from '../../text/docx/xml';

/** Names of line borders; all other borders of a page are pictures (ECMA-376 part 1, 17.18.2). */
export const lines =
  /^(nil|none|single|thick|double|dotted|dashed|dotDash|dotDotDash|triple|thin\w+|wave|doubleWave|dashSmallGap|dashDotStroked|three\w+|outset|inset)$/;

/** Whether a border of a page is made of pictures. */
export const isPicture = ({ attributes }: Element) => !lines.test(attributes.val ?? 'none');

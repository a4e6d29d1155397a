import { lettersOf } from '../edit/glyph-names';
import type { Terms } from './terms';

/** Names in the PDF standard that are also ordinary words (ISO 32000-2, annex E and the tables of entries). */
const standardNames = new Set(
  `Type Subtype Page Pages Catalog Font Fonts Contents Title Author Subject Keywords Creator Producer Parent Kids Count Names
  Outlines First Last Next Prev Dest Resources Pattern Shading Image Form Group Filter Length Width Height Matrix Border
  Rect Annot Annots Link Text Highlight Underline Square Circle Line Stamp Popup Widget Helvetica Times Courier Symbol
  Table Span Figure Document Section Heading List Encoding Widths Metadata Rotate Thumb Action Launch Movie Sound Screen
  Print View Design Export State Marked Info Root Size Version Extensions Perms Legal Requirements Collection Lang Label RBGroups ListMode OCProperties
  Caption Index Note Reference Quote Code Part Article Block Paragraph Roman Standard Adobe Identity Default Normal Bold
  Italic Regular Medium Light Arial Calibri Cambria Georgia Verdana Tahoma Decode Interpolate Intent Mask Matte Columns
  Colors Predictor Function Functions Domain Range Bounds Encode Order Background Extend Coords
  XObject Gamma Transparency Knockout Isolated Luminosity Alpha Multiply Overlay Darken Lighten Difference Exclusion
  Saturation Color Hue Compatible Separation Process Spot Components Colorants Indexed Perceptual Saturation Trapped True
  False Unknown Approved Draft Final Expired Confidential Departmental Experimental Sold Comment Help Insert Paragraph
  Accepted Rejected Cancelled Completed None Review Unmarked Start End Center Justify Before After Inside Outside Block
  Inline Padding Color Width Height Rows Columns Scope Row Column Both Headers Summary Lower Upper Decimal Disc Solid
  Dashed Dotted Double Groove Ridge Inset Outset Hidden Limits Nums Fields Field Sides Flags Ascent Descent Leading Stems
  Weight Style Script Stretch Ordering Registry Supplement Differences Attached Pagination Layout Artifact Footer Header
  Watermark Bottom Left Right Side Angle Scale Trans Dissolve Split Blinds Wipe Glitter Push Cover Uncover Fade Motion
  Dimension Style Duration Viewer Zoom Preferred Category Event Usage Language Creator User Person Individual Organization
  Reason Location Name Contact Signature Digest Method Data Unchanged Reference Locked Base Event Pages Linearized Revision
  Template Template Templates Renditions Embedded Files File Folder Folders Schema Sort Navigator Order Visible Editable
  Opacity Blend Mode Alternates Print Sampled Rate Channels Volume Poster Operation Position Bead Thread Threads Beads
  Cyan Magenta Yellow Black White Gray Grey Red Green Blue Orange Violet
  Projection Projected Animation Lighting Node Rendering Scene Units Measure Viewport Bounds Crypt Recipients Identity`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
);

/** Whether a name contains a term and is not a name of the standard. */
export const revealsTerm = (name: string, terms: Terms): boolean => !isStandardName(name) && terms.has(name);

/** Further words of which names of the standard are made, as “MarkInfo” (ISO 32000-2, annex E and the tables of entries). */
const standardParts = new Set(
  `acro actual align allowed alphabet ansi appearances applications area arrow associated attachment attachments
  auth baseline bits bleed break build burn button byte callout cell certs change char check class clip closed
  cloud cmyk component condition content coordinate copies cosine creation crop cross damaged date decoration
  descendant descriptor device dict dingbats display dodge duplex early edge elem element ellipse encoded
  encrypt error execute expert extension family faux filespec fill fixed flag flate flip format fragment free
  full glyph halftone hard hatch head hide identifier import indent intents inverted item java keep labels level
  lexicon lock long mark media menubar missing modified named namespace namespaces need needs number numbering
  object open orientation original output owner paint paper paperclip params parents parms password phoneme
  phonetic pick piece plane point points poly polygon preferences pres printer printing proc procs profile proj
  pronunciation prop properties public quad radio radios record referenced region regions relationship release
  reset rhomboid rich role ruby sample scaling secret settings shape sheet shift short simple simplex single
  soft source space speaker spider states stem step steps strike struct styles submit symbolic system thickness
  three through thumbs tiling time toggle toolbar transfer transform trap tray tree trim unicode unique unison
  unit value vertical vertices warichu window writer writing zapf annotation compatible destination embedded
  mcid pdfa pdfx psmt
  all any bit bits bold box cal cap cid cmap col dest dir dot duo end fit font for icc ink key lab left line link low mac max min mix
  new not num obj off one out par pdf pos pre ref rep row run sep set sig std str sub sup tab tag text top two type use win xml`.split(
    /\s+/,
  ),
);

/** Whether a word is one of the standard, an abbreviation or a number. */
const isStandardWord = (word: string): boolean =>
  /^(?:..?|[A-Z\d]{3})$/.test(word) ||
  standardNames.has(word.toLowerCase()) ||
  standardParts.has(word.toLowerCase());

/** Whether a name is one of the standard, or made of its words; the name of a letter's glyph; or of up to three letters. */
export function isStandardName(name: string): boolean {
  if (standardNames.has(name.toLowerCase())) return true;
  if (!/^[\w.,+-]*$/.test(name)) return false;
  if (name.length <= 3) return true;
  if (!name.includes('.') && lettersOf(name) !== undefined) return true;
  const words = name.replace(/^[A-Z]{6}\+/, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return words.every(isStandardWord);
}

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

/** Whether a name is one of the standard, or has the form of one: up to three letters, or camel case. */
export const isStandardName = (name: string): boolean =>
  name.length <= 3 ||
  standardNames.has(name.toLowerCase()) ||
  standardNames.has(name.replace(/^[A-Z]{6}\+/, '').toLowerCase()) ||
  /^[A-Z][a-z]+[A-Z]/.test(name);

/** Facts of a report, counted from the finished file. */
export type PdfFact =
  | 'forms' // fields
  | 'bookmarks'
  | 'headings' // bookmarks of left-out pages above others that stay
  | 'untitled-headings' // the same, without a title, as it may say what was on the left-out page
  | 'links'
  | 'actions' // of pages, annotations and bookmarks, apart from what a click on a link or bookmark opens
  | 'tag-references' // of links, bookmarks and destinations, which lead to a tag beside a page
  | 'attachments'
  | 'layers'
  | 'tags' // documents that have tags
  | 'labels' // documents that have page labels
  | 'untagged' // further copies of tagged pages, which have no tags
  | 'annotations' // comments, marks, stamps
  // About all files, reported only if something has changed:
  | 'looks' // pages drawn differently
  | 'looks-unchecked' // pages that no available program can draw, so that their looks are not compared
  | 'boxes-turned' // pages of another size or rotation
  | 'redrawn-notes' // pages with fields or annotations drawn differently
  | 'reworded-notes' // pages with annotations that say something else
  | 'values' // fields with another value
  | 'levels' // bookmarks that have another parent
  | 'destinations' // named destinations
  | 'alternative-texts' // texts for screen readers
  | 'layer-settings' // order, locks, automatic states
  | 'unchecked' // a file of which only the pages could be compared
  | 'information' // title, author, subject, keywords
  | 'metadata' // XMP
  | 'metadata-entries' // entries of XMP that are left out, with their names, while others are kept
  | 'language' // files without a language, for which the result states that of another, with its code
  | 'claims' // standards that the file meets according to its metadata
  | 'associated' // files that belong to the document, such as an invoice's data
  | 'output-profiles'
  | 'display' // how a viewer shows the file
  | 'catalog' // other entries of the document
  | 'form-logic' // XFA beside fields
  | 'drawn-anew' // fields that viewers draw anew, since another file of the merge asks them to
  | 'restrictions' // set by the file's owner
  // About one file:
  | 'signatures' // invalid in any new file
  | 'repaired' // pages that a damaged file still has
  | 'pages' // unreadable pages
  | 'missing' // pages that the file counts but lacks
  | 'absent-fonts' // fonts that its pages use and it lacks, or holds in part, with their names
  | 'absent-pictures' // pictures and drawings that it lacks
  | 'absent-colours' // colour spaces, patterns, transparency that it lacks
  | 'absent-content' // parts of page contents that it lacks
  | 'absent-notes' // fields and comments, or appearances of them, that it lacks
  | 'absent-entries' // entries of its catalog, such as bookmarks and fields, that lead to nothing
  | 'absent-catalog' // the catalog itself
  | 'password' // of the source, which the result does not need
  | 'scripts' // scripts that computed fields
  | 'dynamic-form' // XFA
  | 'articles'
  | 'program-data' // private data of programs
  | 'opening' // actions run when it was opened
  // What the result has or lacks on purpose:
  | 'renamed' // fields that had the name of a field of an earlier file
  | 'blank' // blank pages that were added
  | 'file-bookmarks' // bookmarks for whole files, one for each
  | 'once' // pages, each of which is in exactly one part
  | 'left-out' // pages in no part
  | 'removed' // pages left out on purpose; lost where it could not be checked that nothing of them is left
  | 'left-letters' // fonts with letters that only left-out pages show
  | 'cleared' // title, author and other metadata were dropped
  | 'smaller-canvas' // pictures below the requested resolution, due to a canvas's limit
  | 'smaller-format' // the same, due to the limit of their format
  | 'undecoded' // pages drawn without a picture that cannot be decoded
  // Edited:
  | 'edited' // reworded lines
  | 'neighbours' // pages with letters beside an edited line that are not where they were
  | 'unset' // pages with other words than the new ones
  | 'face-replaced' // a font that lacks a letter, and its substitute
  | 'letters-missing' // letters that no font has
  | 'too-long' // points by which a line exceeds its space
  | 'titles' // of bookmarks and the document that have the new words
  | 'alternatives' // texts for screen readers that have the new words
  | 'filled' // filled fields that show their value
  | 'unfilled' // filled fields that do not
  | 'signed' // stamps that show at their places; lost if no page could be drawn to check that
  | 'appended' // a revision was appended: the file's own bytes are unchanged
  | 'intact-signatures' // digital signatures that still cover what they covered
  // Removed by redaction, counted as the difference between source and result:
  | 'redacted-letters'
  | 'redacted-pictures' // blanked in part, or whole
  | 'redacted-drawings' // lines and shapes, cut at the mark
  | 'redacted-notes'
  | 'redacted-links'
  | 'redacted-fields' // boxes of fields, with their values
  | 'redacted-bookmarks' // titles with a marked word
  | 'redacted-information' // title, author, keywords and metadata
  | 'redacted-alternatives' // texts for screen readers
  | 'redacted-values' // values and names of other fields
  | 'redacted-elsewhere' // other notes, addresses, destinations, scripts
  | 'redacted-attachments'
  | 'redacted-unsearched' // pages whose words cannot be read, such as scans, where words were marked
  | 'redacted-stays' // pages that still show a marked word in a place that was not marked
  | 'redacted-pictures-stay' // pages that still show a marked picture in a place that was not marked
  | 'redacted-fonts' // names of fonts with a marked word, which stay
  // Differences other than what was redacted:
  | 'redacted-neighbours' // pages on which other letters are gone or elsewhere
  | 'redacted-looks' // pages that are drawn differently beside the marks
  | 'redacted-undrawn' // pages that no available program can draw, so that their looks are not compared
  | 'redacted-altered'; // other texts and notes that are gone or different

/**
 * Pages of Word files as LibreOffice 7.4.7 prints them, counted once so that no test needs it: each file through
 * `soffice --headless --convert-to pdf`, each PDF through `pdfinfo`, with Carlito, Caladea and Liberation installed.
 */

/** The papers of tests/helpers/word-papers.ts. Whoever changes one counts its pages again. */
export const ownPages: Record<string, number> = {
  'contract.docx': 2,
  'cv.docx': 1,
  'letter.docx': 1,
  'long-lease.docx': 8,
  'long-register.docx': 5,
  'long-report.docx': 7,
  'minutes.docx': 1,
  'newsletter.docx': 1,
  'notice.docx': 1,
  'report.docx': 2,
  'table.docx': 1,
};

/** The files of `../shared/corpus/docx`. */
export const corpusPages: Record<string, number> = {
  'docxjs-footnote_document.docx': 2,
  'docxjs-line-spacing_document.docx': 1,
  'docxjs-page-layout_document.docx': 2,
  'docxjs-table-spans_document.docx': 1,
  'docxjs-tests_extended-props-test_document.docx': 3,
  'docxjs-text_document.docx': 1,
  'gen-contract-times.docx': 7,
  'gen-mixed-georgia-hindi.docx': 2,
  'gen-table-arial.docx': 3,
  'mammoth.js-embedded-style-map.docx': 1,
  'mammoth.js-endnotes.docx': 2,
  'mammoth.js-footnote-hyperlink.docx': 1,
  'mammoth.js-simple-list.docx': 1,
  'mammoth.js-strict-format.docx': 1,
  'mammoth.js-tables.docx': 1,
  'mammoth.js-tiny-picture-target-base-relative.docx': 1,
  'mammoth.js-underline.docx': 1,
  'python-docx-blk-containing-table.docx': 1,
  'python-docx-comments-rich-para.docx': 1,
  'python-docx-doc-add-section.docx': 3,
  'python-docx-doc-default.docx': 1,
  'python-docx-doc-odd-even-hdrs.docx': 2,
  'python-docx-fnt-color.docx': 1,
  'python-docx-num-having-numbering-part.docx': 1,
  'python-docx-par-hlink-frags.docx': 1,
  'python-docx-par-known-paragraphs.docx': 1,
  'python-docx-par-rendered-page-breaks.docx': 1,
  'python-docx-run-enumerated-props.docx': 1,
  'python-docx-sct-inner-content.docx': 3,
  'python-docx-set-no-settings-part.docx': 1,
  'python-docx-src_docx_templates_default.docx': 1,
  'python-docx-sty-having-no-styles-part.docx': 1,
  'python-docx-sty-known-styles.docx': 2,
  'python-docx-tbl-2x2-table.docx': 1,
  'python-docx-tbl-cell-props.docx': 1,
  'python-docx-tbl-having-applied-style.docx': 1,
  'python-docx-tbl-on-off-props.docx': 1,
  'python-docx-tests_test_files_blk-inner-content.docx': 1,
  'python-docx-tests_test_files_sct-inner-content.docx': 3,
  'python-docx-txt-font-highlight-color.docx': 1,
};

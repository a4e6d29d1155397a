/**
 * Everything that is drawn in HTML and CSS, and the words in it: what a page names has its words in `named`, what stands in
 * an entry is one of some kinds. `components/drawings` draws it, in folders of the same names.
 */
export * from './tool';

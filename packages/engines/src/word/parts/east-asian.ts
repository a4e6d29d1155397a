/** Code that is loaded only for files with Chinese, Japanese or Korean letters: finds the fonts that have them. */
export * from '../../write/east-asian';

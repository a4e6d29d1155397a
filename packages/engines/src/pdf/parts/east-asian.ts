/** Code that is loaded only for fields with Chinese, Japanese or Korean letters: finds the fonts that have them. */
export * from '../../write/east-asian';

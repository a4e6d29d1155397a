export default {
  plugins: {
    '@tailwindcss/postcss': {},
    // `@media (--from-lg)` in every style sheet, without an import in each.
    '@csstools/postcss-global-data': { files: ['app/styles/breakpoints.css'] },
    'postcss-custom-media': {},
  },
};

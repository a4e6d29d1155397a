/** A fault that the tests of every change have to notice: one edit of one file, and the tests that may notice it. */
export type Fault = {
  name: string;
  file: string;
  from: string;
  to: string;
  /** Files of `npm test` that the edit can touch: those that import the file, or look at what is made of it. */
  units?: readonly string[];
  /** Browser tests that look at what is made of the file. They need a build. */
  browser?: readonly string[];
};

export const faults: readonly Fault[] = [
  {
    name: 'the page of a tool without h1',
    file: 'components/workbench/welcome.tsx',
    from: '<h1>{name}</h1>',
    to: '<p>{name}</p>',
    units: ['tests/components'],
    browser: ['e2e/pages.spec', 'specification'],
  },
  {
    name: 'a label without its field',
    file: 'components/workbench/welcome.tsx',
    from: '<label htmlFor={fieldId} className={file.look}>',
    to: '<label className={file.look}>',
    units: ['tests/components'],
    browser: ['e2e/pages.spec', 'merge'],
  },
  {
    name: 'a page that may send anywhere',
    file: 'lib/headers.ts',
    from: `"connect-src 'self'",`,
    to: `'connect-src *',`,
    units: ['tests/lib/headers.test.ts'],
    browser: ['headers'],
  },
  {
    name: 'a page that others may frame',
    file: 'lib/headers.ts',
    from: `    "form-action 'self'",\n    "base-uri 'none'",\n    "frame-ancestors 'none'",`,
    to: `    "form-action 'self'",\n    "base-uri 'none'",`,
    units: ['tests/lib/headers.test.ts'],
    browser: ['headers'],
  },
  {
    name: 'an engine that may fetch',
    file: 'lib/headers.ts',
    from: `enginePolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'"`,
    to: `enginePolicy = "default-src 'self'; script-src 'wasm-unsafe-eval'"`,
    units: ['tests/lib/headers.test.ts'],
    browser: ['e2e/engines.spec'],
  },
  {
    name: 'a header that is missing',
    file: 'lib/headers.ts',
    from: `[...common, { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }]`,
    to: '[...common]',
    units: ['tests/lib/headers.test.ts'],
    browser: ['headers'],
  },
  {
    name: 'pages that caches keep past a deployment',
    file: 'lib/headers.ts',
    from: 'value: caching.page }',
    to: `value: 'public, max-age=31536000' }`,
    units: ['tests/lib/headers.test.ts'],
    browser: ['headers'],
  },
  {
    name: 'a wrong price',
    file: 'content/pricing.ts',
    from: 'monthly: 390,',
    to: 'monthly: 391,',
    units: ['tests/content'],
    browser: ['specification'],
  },
  {
    name: 'a message that may be too long',
    file: 'components/contact/contact-form.tsx',
    from: ' maxLength={contactLimits.message}',
    to: '',
    units: ['tests/components/contact-form.test.tsx'],
    browser: ['contact', 'specification'],
  },
  {
    name: 'a required field that is not',
    file: 'components/contact/contact-form.tsx',
    from: 'name="message" required rows',
    to: 'name="message" rows',
    units: ['tests/components/contact-form.test.tsx'],
    browser: ['contact', 'specification'],
  },
  {
    name: 'letters that are left, not spoken',
    file: 'components/contact/contact-form.tsx',
    from: '<p role="status" className={styles.left}>',
    to: '<p className={styles.left}>',
    units: ['tests/components/contact-form.test.tsx'],
    browser: ['contact'],
  },
  {
    name: 'a colour without contrast',
    file: 'app/styles/tokens.css',
    from: '--color-carbon-600: oklch(0.47 0.05 264);',
    to: '--color-carbon-600: oklch(0.85 0.05 264);',
    units: ['tests/content/contrast.test.ts'],
    browser: ['e2e/pages.spec'],
  },
];

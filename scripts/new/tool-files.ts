/**
 * The files of a new tool besides its entry. The new tool works at once: the visitor chooses a PDF, and an existing engine
 * copies all pages. The author of the tool then replaces this with the tool's own work.
 */

/** Fields that the schema does not require: those of a tool that takes a PDF and runs. */
export const pdfToolFields = {
  dropZone: {
    tab: 'PDF',
    drop: 'Drop a PDF here',
    touch: 'Choose a PDF',
    choose: 'choose it from this device',
    multiple: false,
    formats: 'PDF, with or without a password',
    accept: 'application/pdf,.pdf',
    refused: 'We didn’t add it: this tool takes PDFs.',
    samples: ['tender'],
  },
  next: [
    { slug: 'merge-pdf', note: 'join it to others' },
    { slug: 'split-pdf', note: 'split it into parts' },
  ],
};

type Names = { variable: string; component: string };

/** Names for code: of the module of a tool’s content, and of its component. A name may not begin with a digit. */
export function namesOf(slug: string): Names {
  const variable = slug
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^(?=\d)/, 'tool');
  return { variable, component: variable.replace(/^./, (letter) => letter.toUpperCase()) };
}

/** Text of content/tools/<slug>.ts. @param entry data of the tool's page, as source text */
export const contentOf = (
  name: string,
  slug: string,
  entry: string,
) => `import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';

/** ${name}: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/${slug}.ts', toolSchema, ${entry});

/** Messages of the tool. \`{name}\` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/${slug}.ts', {
  title: 'Your copy',
  fileName: '{name}-${slug}',
  button: 'Create PDF',
  back: 'Change the options',
});
`;

/** Text of the tool’s main component. */
export const componentOf = (
  name: string,
  slug: string,
  component: string,
) => `import { stem } from 'engines/pdf/client';
import { useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { CopiedGrid } from '../documents/copied-grid';
import { PdfPagesResult, PdfPagesTool } from '../documents/pdf-tool';
import { usePdfTool } from '../documents/use-pdf-tool';
import { JobStart } from '../shell/job-start';
import { NameField, OptionsPanel } from '../shell/options-panel';
import { fileName } from '../shell/save';
import { sourceOf } from '../shell/use-chosen-files';
import { useMessages } from '../shell/use-messages';

/** ${name}: a copy of all pages. What else happens to them is an option of the engine call below. */
export function ${component}() {
  const messages = useMessages('${slug}');
  const tool = usePdfTool();
  const { engine, pdf, runner, draw } = tool;
  const [typed, setTyped] = useState<string>();

  const defaultName = formatMessage(messages.fileName, { name: stem(pdf?.file.name ?? '') });
  const name = fileName(typed ?? defaultName, 'pdf', defaultName);
  const ready = tool.pages > 0;
  const pages = (pdf?.info?.sizes ?? []).map((size, index) => ({
    page: index + 1,
    rotate: 0,
    size,
    caption: \`\${index + 1}\`,
  }));

  function start() {
    if (!pdf || !ready) return;
    void runner.start((run) =>
      engine.run('arrangePages', { source: sourceOf(pdf), pages, name, clearMetadata: false }, run),
    );
  }

  const { job } = runner;
  if (job.state === 'done') return <PdfPagesResult {...{ job, tool }} back={messages.back} copied={pages} />;
  return (
    <PdfPagesTool
      tool={tool}
      jobTitle={name}
      smaller={undefined}
      optionsPanel={
        <JobStart value={{ ready, disabledReason: undefined, onStart: start }}>
          <OptionsPanel title={messages.title} button={messages.button}>
            <NameField value={typed ?? defaultName} ending="pdf" onName={setTyped} />
          </OptionsPanel>
        </JobStart>
      }
    >
      <CopiedGrid pages={pages} draw={draw} height={0} />
    </PdfPagesTool>
  );
}
`;

/**
 * Additions to other files: the catalogue, messages, engines and file types, the map of components, the list of
 * tools.
 */
export const editsOf = (
  name: string,
  slug: string,
  { variable, component }: Names,
): { file: string; edits: [RegExp, string][] }[] => [
  {
    file: 'content/tools.ts',
    edits: [
      [/\n\n(?=\/\*\*)/, `\nimport * as ${variable} from './tools/${slug}';\n\n`],
      [/,?\s*\],\s*\}\);\s*$/, `, ${variable}.page],\n});\n`],
    ],
  },
  {
    file: 'content/messages.ts',
    edits: [
      [/\n\n(?=\/\*\*)/, `\nimport * as ${variable} from './tools/${slug}';\n\n`],
      [/\n(?= {2}sign: )/, `\n  '${slug}': ${variable}.messages,\n`],
    ],
  },
  {
    file: 'lib/tools.ts',
    edits: [
      [/\n(?= {2}sign: \['pdf', 'picture'\],)/, `\n  '${slug}': ['pdf'],\n`],
      [/\n(?= {2}sign: \['pdf'\],)/, `\n  '${slug}': ['pdf'],\n`],
    ],
  },
  {
    file: 'components/workbench/workbench.tsx',
    edits: [
      [
        /\n(?= {2}sign: \(\) =>)/,
        `\n  '${slug}': () => import('./${slug}/${slug}').then(({ ${component} }) => ${component}),\n`,
      ],
    ],
  },
  {
    file: 'docs/tools.md',
    edits: [
      [
        /(?=<!-- \/sixteen -->)/,
        `| ${name} | a PDF, also with a password | a PDF | what Merge keeps | what Merge loses | not measured | a draft |\n`,
      ],
      [/\n(?=\| sign \|)/, `\n| ${slug} | – | not measured | – | – | – |\n`],
    ],
  },
];

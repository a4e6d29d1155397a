import type { EnginesHere } from '@/components/workbench/engine/use-engine';
import type { Host, Operations } from '@/lib/engines/engine';
import type { EngineFiles } from '@/lib/engines/files';
import { operations as office } from '@/lib/engines/office/operations';
import { operations as text } from '@/lib/engines/text/operations';

const all: Record<string, Operations> = { text, office };
const host: Host = {
  progress() {},
  asset: (name) => Promise.reject(new Error(`no asset ${name}`)),
};

/** Instead of components/workbench/engine/run-engine: operations run in the test's own process. */
export const createEngine = ({ src }: EngineFiles) => ({
  end() {},
  run(name: string, input: never) {
    const operation = all[src]?.[name];
    if (!operation) throw new Error(`no operation ${name} in ${src}`);
    return operation(input, host);
  },
});

const files = (src: string): EngineFiles => ({ src, bytes: 0, download: 0, assets: '', sizes: {} });

export const enginesHere: EnginesHere = { pdf: files('pdf'), text: files('text'), office: files('office') };

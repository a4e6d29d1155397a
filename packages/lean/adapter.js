// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A host with its own adapter (`NEXT_ADAPTER_PATH`) packs the pages inside `next build`. This adapter wraps
 * it: delivery step first, then the host. Plain JavaScript, because Next loads it uncompiled.
 *
 * @param {string} folder the project
 * @returns {Promise<import('next').NextAdapter>}
 */
async function hostAdapter(folder) {
  const path = createRequire(join(folder, 'package.json')).resolve(process.env.NEXT_ADAPTER_PATH ?? '');
  const module = await import(pathToFileURL(path).href);
  const adapter = module.default ?? module;
  // A module compiled from ES syntax to CommonJS keeps its own `default` inside.
  return adapter.default ?? adapter;
}

export const name = 'delivery-step';

/** @type {NonNullable<import('next').NextAdapter['modifyConfig']>} */
export async function modifyConfig(config, context) {
  const host = await hostAdapter(context.projectDir);
  return host.modifyConfig ? host.modifyConfig(config, context) : config;
}

/** @type {NonNullable<import('next').NextAdapter['onBuildComplete']>} */
export async function onBuildComplete(context) {
  if (process.env.LEAN !== '0') {
    const { tsImport } = await import('tsx/esm/api');
    const { leanOutputs } = await tsImport('./outputs.ts', import.meta.url);
    await leanOutputs(context);
  }
  const host = await hostAdapter(context.projectDir);
  await host.onBuildComplete?.(context);
}

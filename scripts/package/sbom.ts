import { spawnSync } from 'node:child_process';
import { root } from '../lib/paths';

type Sbom = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: { name: string; version: string }[];
};

/**
 * Software bill of materials of the checkout (CycloneDX, from npm and the lock file): every package of the
 * site or its build, the latter marked as such. Engines are made of some of those. Without time and serial
 * number, so that equal packages give an equal file.
 *
 * @param name of the project, which npm takes from the folder
 * @throws if npm cannot write one
 */
export function sbomOf(name: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout, stderr, error } = spawnSync(
    npm,
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  if (error || !stdout) throw new Error(`npm sbom wrote nothing: ${error?.message ?? stderr}`);
  const { serialNumber: _, ...sbom } = JSON.parse(stdout) as Sbom;
  const { timestamp: __, ...metadata } = sbom.metadata;
  const component = { ...metadata.component, name };
  return `${JSON.stringify({ ...sbom, metadata: { ...metadata, component } }, null, 1)}\n`;
}

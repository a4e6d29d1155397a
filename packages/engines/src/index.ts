/**
 * What all engines share: files in, files and facts out, typed faults, and the host that gives them their assets.
 * Each engine has a surface of its own: `engines/pdf`, `engines/word`, `engines/excel`, `engines/powerpoint`,
 * `engines/text`, `engines/picture`, `engines/voice`. `engines/node` has a host for Node. Everything else is private.
 */
export {
  type AttachedFile,
  type Fact,
  Fault,
  type FaultCode,
  type FaultDetails,
  faultOf,
  type Host,
  type Operations,
  type Outcome,
  type Progress,
  partFile,
  type ResultFile,
  type SourceFile,
  type Stage,
} from './engine';
export { type FileKind, fileKind, misnamed } from './kind';
export { recoverZipEntries, type ZipEntry, zipEntries } from './unzip';
export type { Call, Reply } from './worker';
export { zipOf } from './zip';

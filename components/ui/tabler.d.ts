/** Types of single icon files, which the package lacks: it has types for its components only. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: readonly (readonly ['path', { readonly d: string }])[];
}

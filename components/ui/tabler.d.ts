/** The package has types for its components only; these files contain only the lines. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: readonly (readonly ['path', { readonly d: string }])[];
}
